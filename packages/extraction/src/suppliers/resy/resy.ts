import type { Definition, Fields } from '../../readers/supplier/definition'
import { tableFields } from '../../readers/supplier/table-fields'

const party = /party of \d|\d{1,2} guests?\b|table for \d/i

const read: Fields = {
  ...tableFields,
  name: [
    /reservation at ([^\n]{2,70}?)(?: is confirmed| is booked| has been| was |\. |[.!]$|$)/im,
    ...[tableFields.name ?? []].flat(),
  ],
}
const items = [{ kind: 'restaurant', read }] as const
const subject = /reservation at (?<name>[^|]{2,70}?)(?= is | has been| was | on |$)/im

/** Resy writes "Your reservation at … is confirmed". */
export const resy: Definition = {
  id: 'resy',
  name: 'Resy',
  type: 'supplier',
  vertical: 'restaurant',
  senders: ['resy.com'],
  marks: ['resy.com'],
  provenance: [
    {
      what: 'Subject "Your reservation at … is confirmed", party, day in words with and without a year, code',
      where: 'https://github.com/jakeoborn/Appetyt/blob/main/netlify/functions/gmail-sync.js',
    },
    {
      what: 'Mails are sent when a reservation is made, changed or cancelled',
      where:
        'https://helpdesk.resy.com/en/articles/3025095-how-to-disable-sending-an-confirmation-email-when-making-in-house-reservations',
    },
  ],
  layouts: [
    { class: 'cancellation', when: [/cancell?ed/i, party], subject, items },
    { class: 'update', when: [/(?:has been|was) (?:changed|updated|modified)/i, party], subject, items },
    { class: 'booking', when: [/reservation/i, /confirmed|booked|see you/i, party], subject, items },
  ],
}
