import type { Definition, Fields } from '../../readers/supplier/definition'
import { tableFields } from '../../readers/supplier/table-fields'

const table = /\d{1,2} (?:guests?|people|persons?|gæster|personer)|(?:Guests|Party size|Antal gæster)\b/i

const read: Fields = {
  ...tableFields,
  name: [
    /(?:reservation|booking|table) at ([^\n]{2,70}?)(?: is confirmed| has been| on |\. |[.!]$|$)/im,
    ...[tableFields.name ?? []].flat(),
  ],
  traveler: [/^Dear ([^\n,]{3,60}),$/m, ...[tableFields.traveler ?? []].flat()],
  endTime: /\d (?:until|to|–|-) (\d{1,2}:\d{2}(?: ?[ap]m)?)\b/i,
}
const items = [{ kind: 'restaurant', read }] as const
const subject = /(?:reservation|booking) at (?<name>[^|]{2,70}?)(?= is | has been| [-–|]|$)/im

/** Superb: restaurants have their own templates with the same values, including the end of the booking. */
export const superb: Definition = {
  id: 'superb',
  name: 'Superb',
  type: 'supplier',
  vertical: 'restaurant',
  senders: ['superbexperience.com', 'superb.community'],
  marks: ['superbexperience.com'],
  provenance: [
    {
      what: 'Values that templates have, with examples: name, guests, weekday, day, begin and end, restaurant, room',
      where: 'https://helpcenter.superbexperience.com/en/article/email-placeholders-htm5pb',
    },
  ],
  layouts: [
    { class: 'cancellation', when: [/cancell?ed/i, table], subject, items },
    { class: 'booking', when: [/confirm/i, table], subject, items },
  ],
}
