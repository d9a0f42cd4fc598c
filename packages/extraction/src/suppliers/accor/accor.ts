import type { Definition, Fields } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const datesLabel = '(?:Date of stay|Dates of stay|Aufenthaltsdatum|Dates? (?:de|du) séjour|Fecha de estancia)'
const day = '(\\d{2}[/.]\\d{2}[/.]\\d{4}|\\p{L}{3,4}\\.? \\d{1,2}, \\d{4}|\\d{1,2} \\p{L}{3,9}\\.? \\d{4})'

const stay: Fields = {
  reference: label(
    'Reservation number',
    'Reservation n°',
    'Reservierung Nr.',
    'Buchungsnummer',
    'Numéro de réservation',
    'Réservation n°',
    'Número de reserva',
  ),
  name: [
    /^([^\n]{4,80})\n[^\n]{4,80}\n[^\n]{2,60} - \p{Lu}[^\n]{2,40}\n(?:[^\n]{0,60}\n){0,2}Tel ?:/mu,
    /^([^\n]{4,80})\n[^\n]{4,80} - [^\n]{2,40} - \p{Lu}[^\n]{2,40}$/mu,
  ],
  fromAddress: [
    /^[^\n]{4,80}\n([^\n]{4,80}\n[^\n]{2,60} - \p{Lu}[^\n]{2,40})\n(?:[^\n]{0,60}\n){0,2}Tel ?:/mu,
    /^([^\n]{4,80} - [^\n]{2,40} - \p{Lu}[^\n]{2,40})$/mu,
  ],
  fromPhone: /^Tel ?: ?(\+?[\d ()/.-]{8,24})/m,
  startDay: new RegExp(`^${datesLabel}\\s?:?\\s{1,4}[^\\n\\d]{0,20}?${day}`, 'imu'),
  endDay: new RegExp(`^${datesLabel}[^\\n]{0,4}\\s{1,4}[^\\n]{8,30}?(?:to|bis|au|al|-|–) (?:the )?${day}`, 'imu'),
  startTime:
    /(?:Check in Policy|Check-in|Anreisezeit|Heure d'arrivée)\s?:?\s{1,4}[^\n\d]{0,40}(\d{1,2}[:h]\d{2}(?: ?[ap]m)?)/i,
  endTime:
    /(?:Check out Policy|Check-out|Abreisezeit|Heure de départ)\s?:?\s{1,4}[^\n\d]{0,40}(\d{1,2}[:h]\d{2}(?: ?[ap]m)?)/i,
  traveler: label('Guest name', 'Name', 'Name des Gastes', 'Nom du client', 'Client', 'Nombre del cliente'),
  rooms: label('Number of rooms', 'Zimmeranzahl', 'Nombre de chambres', 'Número de habitaciones'),
  guests: label('Number of persons', 'Number of guests', 'Personenzahl', 'Nombre de personnes', 'Número de personas'),
  roomType: label('Room type', 'Type of room', 'Zimmertyp', 'Type de chambre', 'Tipo de habitación'),
  price: label(
    'Total price of stay',
    'Total price',
    'Total',
    'Gesamtpreis',
    'Gesamtbetrag',
    'Montant total',
    'Prix total du séjour',
    'Importe total',
  ),
}

/** All Accor brands (ibis, Novotel, Mercure …) use one layout, in the guest's language. */
export const accor: Definition = {
  id: 'accor',
  name: 'Accor',
  type: 'supplier',
  senders: ['accor.com', 'accor-mail.com', 'accorhotels.com', 'all.com'],
  marks: ['accor-mail.com', 'all.accor.com', 'accorhotels.com'],
  provenance: [
    {
      what: 'Rows of reservation number and date of stay; the hotel above street and "town - COUNTRY"; policies with times; cancellations in the same form',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/accor.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [
        /cancell?ed|cancell?ation (?:of|confirm)|stornier|annul(?:ée|ation)|cancelad/i,
        new RegExp(datesLabel, 'i'),
      ],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'receipt',
      when: [/\binvoice\b|rechnung\b|\bfacture\b/i, new RegExp(datesLabel, 'i')],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [new RegExp(datesLabel, 'i'), /Reservation n|Reservierung Nr|Buchungsnummer|réservation|reserva/i],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
