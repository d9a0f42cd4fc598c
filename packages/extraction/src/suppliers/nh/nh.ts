import type { Definition, Fields } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const stay: Fields = {
  reference: label(
    'Reservation number',
    'Reservierungsnummer',
    'Número de reserva',
    'Numero di prenotazione',
    'Reserveringsnummer',
    'Localizador',
  ),
  name: /^((?:NH|nhow|Anantara|Avani|Tivoli|Minor)[^\n]{2,80})\n[^\n]{5,100},[^\n]{2,40}/m,
  fromAddress: /^(?:NH|nhow|Anantara|Avani|Tivoli|Minor)[^\n]{2,80}\n([^\n]{5,100},[^\n]{2,40})/m,
  fromPhone: [label('Phone', 'Telefon', 'Teléfono', 'Telefono', 'Telefoon', 'T'), /^(\+\d[\d ().-]{8,20})$/m],
  start: label('Check-in', 'Anreise', 'Entrada', 'Arrivo', 'Aankomst'),
  end: label('Check-out', 'Abreise', 'Salida', 'Partenza', 'Vertrek'),
  traveler: label('Name', 'Guest name', 'Nombre', 'Nome', 'Naam', 'Gast'),
  email: label('Email', 'E-mail', 'E-Mail', 'Correo electrónico'),
  rooms: label('Rooms', 'Zimmer', 'Habitaciones', 'Camere', 'Kamers'),
  guests: label('Guests', 'Gäste', 'Huéspedes', 'Ospiti', 'Gasten', 'Occupancy'),
  roomType: label('Room type', 'Zimmertyp', 'Tipo de habitación', 'Tipo di camera', 'Kamertype'),
  price: label('Total price', 'Total', 'Gesamtpreis', 'Precio total', 'Prezzo totale', 'Totaalprijs'),
}

/** NH uses one layout in the guest's language, with numeric dates, day first. */
export const nh: Definition = {
  id: 'nh',
  name: 'NH Hotels',
  type: 'supplier',
  vertical: 'hotel',
  senders: ['nh-hotels.com', 'nh-hotels.de', 'nh-hotels.es', 'nh-hotels.it', 'nh-hotels.nl'],
  marks: ['nh-hotels.', 'NH Discovery'],
  provenance: [
    {
      what: 'Title and address of the hotel, rows of number, name and mail, day and time of both ends, in several languages',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/nh-hotels.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/cancell?ed|storniert|cancelad[ao]|cancellata|geannuleerd/i, /Check-in|Anreise|Entrada|Arrivo|Aankomst/],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'update',
      when: [
        /has been (?:modified|changed)|geändert|modificad[ao]|modificata|gewijzigd/i,
        /Check-in|Anreise|Entrada|Arrivo|Aankomst/,
      ],
      items: [{ kind: 'lodging', read: stay }],
    },
    {
      class: 'booking',
      when: [
        /Reservation number|Reservierungsnummer|Número de reserva|Numero di prenotazione|Reserveringsnummer|Localizador/i,
        /Check-in|Anreise|Entrada|Arrivo|Aankomst/,
      ],
      items: [{ kind: 'lodging', read: stay }],
    },
  ],
}
