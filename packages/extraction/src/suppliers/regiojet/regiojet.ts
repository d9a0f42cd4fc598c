import type { Definition, Item } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'

const day = '\\d{1,2}[./]\\d{1,2}[./]\\d{2,4}'

/**
 * Rows of a route: date, stop, arrival at a change, departure, platform, connection with its number, coach and seats.
 */
const row = (number: string): RegExp =>
  new RegExp(
    `^ {0,30}(?:(?:\\p{L}{2,3}\\.? )?(?<startDay>${day}) {2,60})?(?<from>\\S[^\\n]{2,50}?) {2,60}(?:\\d{1,2}:\\d{2} {2,60})?(?<startTime>\\d{1,2}:\\d{2}) {2,60}(?:(?<platform>[\\dA-Z]{1,3}) {2,60})?[^\\n(]{2,50} \\((?<number>${number})\\)(?: {2,60}(?:(?<coach>\\d{1,2})/)?(?<seat>\\d{1,3}(?:, ?\\d{1,3}){0,9}))?[^\\n]{0,40}(?=\\n {0,30}(?:(?:\\p{L}{2,3}\\.? )?(?<endDay>${day}) {2,60})?(?<to>\\S[^\\n]{2,50}?) {2,60}(?<endTime>\\d{1,2}:\\d{2}))`,
    'mu',
  )

const shared = {
  reference: /(?:Elektronická jízdenka č\.|Electronic ticket(?: no\.)?|Elektronický lístok č\.)\s+(\d{8,12})/,
  traveler: label('Cestující', 'Passenger', 'Cestujúci'),
  price: label('Cena', 'Price'),
}

/** A row without a date has that of the row above. */
const inherited = { startDay: new RegExp(`^ {0,30}(?:\\p{L}{2,3}\\.? )?(${day}) {2,60}`, 'mu') }

const items: readonly Item[] = [
  { kind: 'train', inherited, each: row('(?:RJ|IC|R) \\d{2,5}') },
  { kind: 'bus', inherited, each: row('(?!RJ |IC |R )[A-Z]{1,6}(?: \\d{1,5})?') },
]

/** RegioJet, formerly Student Agency, lists trains and coaches in the same table. */
export const regiojet: Definition = {
  id: 'regiojet',
  name: 'RegioJet',
  type: 'supplier',
  senders: ['regiojet.cz', 'regiojet.com', 'studentagency.cz'],
  marks: ['jizdenky.regiojet.cz', 'jizdenky.studentagency.cz'],
  provenance: [
    {
      what: 'Headings and columns of the table in Czech and English; RJ before a number means a train',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/regiojet.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/storn|cancel/i, /(?:byla stornována|has been cancelled|bol stornovaný)/],
      shared,
      items,
    },
    {
      class: 'booking',
      when: [/Elektronická jízdenka|Electronic ticket|Elektronický lístok/, /Odjezd|Departure|Odchod/],
      shared,
      items,
    },
  ],
}
