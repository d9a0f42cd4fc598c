import type { Definition, Fields } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const phone = '(?:Phone|Telefon|Téléphone|Teléfono|Telefono|Telefoon|Telefone)'
const number =
  /Booking number|Confirmation(?: number)?:|Buchungsnummer|Numéro de réservation|Número de reserva|Numero di prenotazione|Boekingsnummer|Número da reserva/

const departure = label('Check-out', 'Abreise', 'Départ', 'Salida', 'Partenza', 'Uitchecken', 'Vertrek', 'Saída')

const stay: Fields = {
  reference: label(
    'Booking number',
    'Confirmation number',
    'Confirmation',
    'Buchungsnummer',
    'Numéro de réservation',
    'Número de reserva',
    'Número de confirmación',
    'Numero di prenotazione',
    'Boekingsnummer',
    'Número da reserva',
  ),
  name: [
    /^(?:\[checkmark\.png\] )?([^\n]{3,80}?) is expecting you on/m,
    /Die Unterkunft ([^\n]{3,80}?)\s+erwartet Sie/,
    /L'établissement ([^\n]{3,80}?) vous attend le/,
    /^([^\n]{3,80}) (?:verwacht je op|verwacht u op|te espera el|le espera el|ti aspetta il|espera por você em)/m,
    /(?:booking|reservation|Buchung|réservation|reserva|prenotazione|boeking) (?:at|im|in der Unterkunft|à l'établissement|en|presso|bij|em) ([^\n]{3,80}?) (?:has been|was|wurde|a été|is now|ha sido|è stata|is geannuleerd|foi)/,
    new RegExp(`^([^\\n]{3,80})\\n[^\\n]{10,140} -(?:\\n| )${phone} ?:`, 'm'),
    /^([^\n]{3,80})\n(?:Reservation details|Reservierungsdetails)$/m,
  ],
  fromAddress: [
    new RegExp(`^([^\\n]{10,140}?)(?: -)?(?:\\n| )${phone} ?:`, 'm'),
    label('Address', 'Adresse', 'Dirección', 'Indirizzo', 'Adres', 'Endereço'),
  ],
  fromPhone: new RegExp(`${phone} ?: ?\\n?(\\+[\\d ()-]{6,24})`),
  start: label('Check-in', 'Anreise', 'Arrivée', 'Entrada', 'Llegada', 'Arrivo', 'Inchecken', 'Aankomst'),
  endDay: departure,
  endTime: [
    /^(?:Check-out|Abreise|Départ|Salida|Partenza|Uitchecken|Vertrek|Saída)[^\n]{10,60}?[-–] ?(\d{1,2}:\d{2})\)/m,
    departure,
  ],
  traveler: [
    /(?:Guest name|Name des Gastes|Clients):?\s+([^\n]{3,60}?) (?:Edit guest name|Name des Gastes bearbeiten|Modifier le nom du client)/,
    label(
      'Guest name',
      'Name des Gastes',
      'Clients',
      'Nombre del huésped',
      'Nombre del cliente',
      "Nome dell'ospite",
      'Naam gast',
      'Nome do hóspede',
    ),
  ],
  price: label(
    'Total price',
    'Price',
    'Gesamtpreis',
    'Preis',
    'Prix total',
    'Montant total',
    'Precio total',
    'Precio',
    'Prezzo totale',
    'Prezzo',
    'Totaalprijs',
    'Prijs',
    'Preço total',
    'Preço',
  ),
  guests: label(
    'Number of guests',
    'You booked for',
    'Anzahl der Gäste',
    'Nombre de personnes',
    'Número de personas',
    'Numero di ospiti',
    'Aantal gasten',
    'Número de hóspedes',
  ),
  rooms:
    /^(?:Your reservation|Ihre Buchung|Votre réservation|Tu reserva|La tua prenotazione|Jouw reservering|Sua reserva)[^\n]{0,20}?:?(?: {3}|\n| )[^\n]{0,30}?(\d{1,2}) (?:rooms?|apartments?|Zimmer|chambres?|habitaci|camer|kamer|quarto)/m,
  roomType: label(
    'Room type',
    'Room',
    'Zimmertyp',
    'Type de chambre',
    'Tipo de habitación',
    'Tipo di camera',
    'Kamertype',
  ),
}

const arrival = /Check-in|Anreise|Arrivée|Entrada|Llegada|Arrivo|Inchecken|Aankomst/

/** Booking.com uses one layout, in the guest's language. */
export const booking: Definition = {
  id: 'booking',
  name: 'Booking.com',
  type: 'ota',
  senders: ['booking.com'],
  marks: ['noreply@booking.com', 'secure.booking.com'],
  provenance: [
    {
      what: 'Labels of the confirmation in English, French, German and Spanish and their order; form of addresses; phone behind or below the address',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/booking.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/cancell?ed|storniert|annulée|cancelad[ao]|cancellata|geannuleerd/i, number],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'update',
      when: [
        /has been (?:changed|updated|modified)|wurde geändert|a été modifiée|ha sido modificada|è stata modificata|is gewijzigd|foi alterada/i,
        number,
        arrival,
      ],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [number, arrival],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
