import type { Definition, Fields, Item } from '../../readers/supplier/definition'

/**
 * Two rows of the timetable: origin, date without a year, time, train, coach and seats, then destination and arrival.
 */
const leg: Item = {
  kind: 'train',
  each: /^(?<from>\S[^\n]{1,30}?) {2,40}(?<startDay>\d{1,2}\.\d{1,2}\.) {1,4}(?<startTime>\d{1,2}:\d{2}) {1,4}(?<number>[A-Za-z]{1,4} \d{1,6})(?: {1,14}(?<coach>\d{1,3}))?(?: {2,24}(?<seat>\d{1,3}(?:, ?\d{1,3}){0,9}))?[^\n]{0,120}\n(?:(?: |Ref:)[^\n]{0,200}\n){0,4}?(?<to>\S[^\n]{1,30}?) {2,40}(?<endDay>\d{1,2}\.\d{1,2}\.) {1,4}(?<endTime>\d{1,2}:\d{2})/m,
  until: /^(?:Jízdní řád|Jízdenku lze použít|Jízdní doklad)/m,
}

const shared: Fields = {
  reference: [
    /Kód transakce:\s{0,90}([A-Z0-9]{6})\b/,
    /Kód transakce:[^\n]{0,90}\n(?:[^\n]{0,120}\n){0,3}? {0,160}([A-Z0-9]{6})$/m,
  ],
  lastName: /Jméno \/ Name:[\s\S]{0,300}? {3,60}(\p{Lu}{2,30}) \p{Lu}\p{Ll}/u,
  firstName: /Jméno \/ Name:[\s\S]{0,300}? {3,60}\p{Lu}{2,30} (\p{Lu}\p{Ll}{1,30})/u,
  price: /^(?:Celkem|Cena) {2,100}(\d[\d ]{0,6}(?:,\d{2})? ?Kč)/m,
}

/** The eTiket of České dráhy as text, with headings in Czech, English and German. */
export const cd: Definition = {
  id: 'cd',
  name: 'České dráhy',
  type: 'supplier',
  senders: ['cd.cz'],
  marks: ['České dráhy, a.s.', 'Kód transakce'],
  provenance: [
    {
      what: 'Headings of the timetable, its columns, day of payment that gives the year, code of the transaction',
      where: 'https://github.com/KDE/kitinerary/blob/master/src/lib/scripts/czechrailways.js',
    },
  ],
  dates: 'day first',
  layouts: [
    {
      class: 'cancellation',
      when: [/storno|vrácen/i, /(?:jízdenka|doklad) (?:byl[ao]? )?(?:stornován|vrácen)/i, /Timetable/],
      shared,
      items: [leg],
    },
    { class: 'booking', when: [/Jízdní řád|Timetable/, /Kód transakce|České dráhy/], shared, items: [leg] },
  ],
}
