import type { Definition, Fields } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'
import { tableFields } from '../../readers/supplier/table-fields'

const party = /party of \d|\d{1,2} guests?\b|table for \d/i

const read: Fields = {
  ...tableFields,
  name: [
    /(?:reservation|booking) at ([^\n]{2,70}?)(?: is confirmed| has been| was |\. |[.!]$|$)/im,
    ...[tableFields.name ?? []].flat(),
  ],
  price: label('Total', 'Amount paid', 'Total paid'),
}
const items = [{ kind: 'restaurant', read }] as const
const subject = /(?:^|: )(?<name>[^:|]{2,70}?) [-–] Your (?:reservation|receipt)/i

/** Tock: reservations, with a price if prepaid. A confirmation is also the receipt. */
export const tock: Definition = {
  id: 'tock',
  name: 'Tock',
  type: 'supplier',
  vertical: 'restaurant',
  senders: ['exploretock.com', 'tockhq.com'],
  marks: ['exploretock.com', 'tockhq.com'],
  provenance: [
    {
      what: 'Which mails are sent: confirmation (the receipt), cancellation with what was paid, change of a booking',
      where: 'https://help.exploretock.com/t/what-do-tocks-automated-emails-look-like/133',
    },
    {
      what: 'Subject "… - Your reservation"; party, day in words, confirmation',
      where: 'https://github.com/jakeoborn/Appetyt/blob/main/netlify/functions/gmail-sync.js',
    },
  ],
  layouts: [
    { class: 'cancellation', when: [/cancell?ed/i, party], subject, items },
    { class: 'receipt', when: [/\breceipt\b/i, party, /\btotal\b/i], subject, items },
    { class: 'booking', when: [/reservation/i, /confirm/i, party], subject, items },
  ],
}
