import type { Definition, Fields, Item } from '../../readers/supplier/definition'

/** Below `TRAJET`: the date, time and station of departure and arrival, then the train number. */
const leg: Item = {
  kind: 'train',
  each: /^(?<startTime>\d{2}h\d{2})(?: {1,12}|\n)(?<from>[^\n]{3,50}?)\n(?:[^\n]{0,60}\n){0,3}?(?<endTime>\d{2}h\d{2})(?: {1,12}|\n)(?<to>[^\n]{3,50})$/m,
  inherited: { startDay: /^(?:\p{L}{5,9} )?(\d{1,2} \p{L}{3,9} \d{4})$/mu },
  read: {
    number: /N° {0,3}(\d{3,6})\b/,
    coach: /Voiture\s{1,6}(\d{1,3})/i,
    seat: /Place\s{1,6}(\d{1,3})/i,
  },
  always: { trainType: 'OUIGO' },
}

const shared: Fields = {
  reference:
    /(?:numéro de réservation(?: est)?|référence de réservation|n° de réservation)\s?:?\s{1,6}([A-Z0-9]{6})\b/i,
  traveler: /^((?:M\.|Mme|Mr) \p{Lu}[^\n\d]{3,50}?)(?: {3,60}|$)/mu,
  price: /^(?:Total|Montant total|Montant payé)\s?:?\s{1,12}([\d,.]{2,9} ?€)/m,
}

/** OUIGO is SNCF's low-cost brand, with its own emails. */
export const ouigo: Definition = {
  id: 'ouigo',
  name: 'OUIGO',
  type: 'supplier',
  senders: ['ouigo.com'],
  marks: ['@ouigo.com', 'www.ouigo.com'],
  provenance: [
    {
      what: 'Number of the reservation; below TRAJET the day, times with h and stations, TRAIN N°; coach and seat on tickets',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/sncf.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/OUIGO/, /annulation|annulé/i, /\d{2}h\d{2}/],
      shared,
      items: [leg],
    },
    { class: 'booking', when: [/OUIGO/, /TRAJET|réservation/i, /\d{2}h\d{2}/], shared, items: [leg] },
  ],
}
