import type { Definition, Fields, Item } from '../../readers/supplier/definition'

const gap = '(?: {3,60}\\S{0,2})? {3,60}'

/** The first or second of two values next to each other. */
const beside = (value: string, which: 'first' | 'second', after = ''): RegExp => {
  const [first, second] = which === 'first' ? [`(${value})`, value] : [value, `(${value})`]
  return new RegExp(`^${first}${after}${gap}${second}${after}$`, 'm')
}

const time = '\\d{1,2}:\\d{2}'

/** A card: the date, then both codes, both cities and both times next to each other, and the flight number. */
const flight: Item = {
  kind: 'flight',
  each: /^(?:\p{L}{2,9}(?:-feira)?[.,]? )?(?:\d{1,2} )?(?<startDay>\d{1,2}(?: de)? \p{L}{3,10}\.?(?: de)? \d{4})$/mu,
  read: {
    fromCode: beside('[A-Z]{3}', 'first'),
    toCode: beside('[A-Z]{3}', 'second'),
    startTime: beside(time, 'first', ' ?h?'),
    endTime: beside(time, 'second', ' ?h?'),
    number: /\b([A-Z0-9]{2} ?\d{3,4})\b(?!:)/,
  },
}

const shared: Fields = {
  reference: [
    /^(?:Código de reserva|Booking code|Codi de reserva|Buchungscode|Code de réservation|Codice di prenotazione)\s?:?\s{1,6}([A-Z0-9]{6})\b/m,
    /^(?=[A-Z0-9]{0,5}\d)([A-Z0-9]{6})(?: {3,60}[^\n]{0,60})?$/m,
    /^([A-Z]{6})$/m,
  ],
  traveler: /^(?:Pasajero|Passenger|Passatger|Passagier|Passager|Passeggero)(?: \d)?\s?:?\s{1,6}([^\n\d]{4,60})$/m,
  price:
    /^(?:Total|Precio total|Total price|Gesamtpreis|Prix total|Importe total)\s?:?\s{1,8}([\d.,]+ ?(?:€|EUR|£)|(?:€|£) ?[\d.,]+)/m,
}

/** Vueling shows a card per flight, in the guest's language. */
export const vueling: Definition = {
  id: 'vueling',
  name: 'Vueling',
  type: 'supplier',
  vertical: 'air',
  senders: ['vueling.com'],
  marks: ['comunicaciones.vueling.com', 'www.vueling.com'],
  provenance: [
    {
      what: 'Booking code in the heading; a card a flight with day in words, towns, codes, times with h, and the number',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/vueling.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/Vueling/i, /cancelad[oa]|has been cancelled|annulé|storniert/i, /\d{1,2}:\d{2}/],
      shared,
      items: [flight],
    },
    { class: 'booking', when: [/Vueling/i, /\d{1,2}:\d{2}/], shared, items: [flight] },
  ],
}
