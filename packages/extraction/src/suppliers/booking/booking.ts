import type { Definition } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

/** Booking.com writes one layout in the language of the guest. */
export const booking: Definition = {
  id: 'booking',
  name: 'Booking.com',
  type: 'ota',
  trade: 'agency',
  senders: ['booking.com'],
  marks: ['noreply@booking.com', 'secure.booking.com'],
  layoutSeen: [
    {
      what: 'Labels of the confirmation in English, French and German, and their order',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/booking.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/cancell?ed|storniert|annulée/i, /Booking number|Buchungsnummer|Numéro de réservation/],
      items: [
        {
          kind: 'lodging',
          read: {
            reference: label('Booking number', 'Buchungsnummer', 'Numéro de réservation'),
            name: /(?:booking|Buchung|réservation) (?:at|im|in der Unterkunft|à l'établissement) ([^\n]{3,80}?) (?:has been|was|wurde|a été|is now)/,
            start: label('Check-in', 'Anreise', 'Arrivée'),
            end: label('Check-out', 'Abreise', 'Départ'),
          },
        },
      ],
    },
    {
      class: 'booking',
      when: [/Booking number|Buchungsnummer|Numéro de réservation/, /Check-in|Anreise|Arrivée/],
      items: [
        {
          kind: 'lodging',
          read: {
            reference: label('Booking number', 'Buchungsnummer', 'Numéro de réservation'),
            name: [
              /^(?:\[checkmark\.png\] )?([^\n]{3,80}?) is expecting you on/m,
              /Die Unterkunft ([^\n]{3,80}?)\s+erwartet Sie/,
              /L'établissement ([^\n]{3,80}?) vous attend le/,
            ],
            fromAddress: /^([^\n]{10,120}?) -\s(?:Phone|Telefon|Téléphone|Teléfono)\s?:/m,
            providerPhone: /(?:Phone|Telefon|Téléphone|Teléfono)\s?:\s(\+[\d -]{6,20})/,
            start: label('Check-in', 'Anreise', 'Arrivée'),
            end: label('Check-out', 'Abreise', 'Départ'),
            endTime: /(?:Check-out|Abreise|Départ)[^\n]{10,60}?(\d{1,2}:\d{2})\)/,
            traveler:
              /(?:Guest name|Name des Gastes|Clients)\s+([^\n]{3,60}?)(?= Edit guest name| Name des Gastes bearbeiten| Modifier le nom du client|$)/m,
            price: label('Total price', 'Price', 'Gesamtpreis', 'Preis', 'Prix total', 'Montant total'),
            guests: label('Number of guests', 'Anzahl der Gäste', 'Nombre de personnes'),
          },
        },
      ],
    },
  ],
}
