import type { Definition, Fields } from '../../readers/supplier/definition'
import { tableFields } from '../../readers/supplier/table-fields'

const table = /\d{1,2} (?:guests?|people|persons?|covers?)|(?:Guests|Party size|Covers)\b/i

const read: Fields = {
  ...tableFields,
  name: [
    /(?:reservation|booking|table) at ([^\n]{2,70}?)(?: is confirmed| is requested| has been| on |\. |[.!]$|$)/im,
    ...[tableFields.name ?? []].flat(),
  ],
}
const items = [{ kind: 'restaurant', read }] as const
const subject = /(?:reservation|booking) at (?<name>[^|]{2,70}?)(?= is | has been| [-–|]|$)/im

/** Eat App sends one email for each status of a reservation. */
export const eatapp: Definition = {
  id: 'eatapp',
  name: 'Eat App',
  type: 'supplier',
  senders: ['eatapp.co'],
  marks: ['eatapp.co'],
  provenance: [
    {
      what: 'Messages that exist from the beginning: requested, confirmed, denied, cancelled; mails where a reservation is confirmed or asked for',
      where: 'https://restaurant.eatapp.co/knowledge/guest-messaging',
    },
  ],
  layouts: [
    { class: 'cancellation', when: [/cancell?ed|denied/i, table], subject, items },
    {
      class: 'booking',
      when: [/\brequest(?:ed)?\b/i, /not (?:yet )?confirmed|will confirm|pending/i, table],
      subject,
      items: [{ kind: 'restaurant', read, status: 'pending' }],
    },
    { class: 'booking', when: [/confirmed/i, table], subject, items },
  ],
}
