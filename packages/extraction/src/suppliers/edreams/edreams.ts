import type { Definition, Fields, Item } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

/** Both labels above both dates, in texts with each cell on its own line. */
const bothLabels = '(?:Check-in|Entrada|Arrivée)\\n(?:Check-out|Salida|Départ)'

/** The hotel's name is above its telephone number and address. */
const stay: Item = {
  kind: 'lodging',
  read: {
    name: /^([^\n]{3,80})\n(?:Phone|Teléfono|Téléphone|Telefono|Telefon): /m,
    providerPhone: /^(?:Phone|Teléfono|Téléphone|Telefono|Telefon): ([+\d ()-]{6,25})/m,
    fromAddress: /^(?:Address|Dirección|Adresse|Indirizzo): ([^\n]{8,140})$/m,
    start: [new RegExp(`^${bothLabels}\\n([^\\n]{6,60})$`, 'm'), label('Check-in', 'Entrada', 'Arrivée')],
    end: [new RegExp(`^${bothLabels}\\n[^\\n]{6,60}\\n([^\\n]{6,60})$`, 'm'), label('Check-out', 'Salida', 'Départ')],
    roomType: label('Room type', 'Tipo de habitación', 'Type de chambre'),
    rooms: label('Rooms', 'Habitaciones', 'Chambres'),
    guests: label('Guests', 'Huéspedes', 'Voyageurs'),
    price: label('Total price', 'Total', 'Precio total', 'Prix total'),
  },
}

const shared: Fields = {
  reference: [
    label('Hotel booking reference', 'Booking reference', 'Referencia de reserva', 'Référence de réservation'),
    label('Booking number', 'Número de reserva'),
  ],
  traveler: label('Guest name', 'Main guest', 'Titular', 'Nom du client'),
}

/** eDreams, Opodo and Go Voyages belong to the same company. */
export const edreams: Definition = {
  id: 'edreams',
  name: 'eDreams',
  type: 'ota',
  vertical: 'agency',
  senders: ['edreams.com', 'edreams.es', 'edreamsodigeo.com'],
  marks: ['@mailer.edreams.com', 'www.edreams.'],
  provenance: [
    {
      what: 'Hotel above its phone and address; check-in and check-out with day and hour below',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/edreams.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/eDreams/i, /has been cancelled|ha sido cancelada|a été annulée/i, /Check-in|Entrada|Arrivée/],
      shared,
      items: [stay],
    },
    {
      class: 'booking',
      when: [/^(?:Phone|Teléfono|Téléphone|Telefono): /m, /Check-in|Entrada|Arrivée/],
      shared,
      items: [stay],
    },
  ],
}
