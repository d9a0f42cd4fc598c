import type { Definition, Fields } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'
import { tableFields } from '../../readers/supplier/table-fields'

const read: Fields = {
  ...tableFields,
  name: [/^Where: ([^\n,(]{2,70})/m, /^([^\n|]{2,70}) \| \+?[\d ()-]{6,20}$/m],
  fromAddress: /^Where: [^\n,(]{2,70}, ([^\n(]{6,100})/m,
  fromPhone: [/^[^\n|]{2,70} \| (\+?[\d ()-]{6,20})$/m, /Call us at (\+?[\d ()-]{6,20})/i],
  start: [label('When'), /reservation for \d{1,2} on ([^\n]{6,40} at \d{1,2}[:.]\d{2}(?: ?[ap]m)?)/i],
  guests: [label('Party'), /(?:table|reservation) for (\d{1,2})\b/i],
  traveler: tableFields.traveler ?? [],
}
const items = [{ kind: 'restaurant', read }] as const
const subject =
  /(?:booking|table for \d{1,2}) at (?<name>[^,|]{2,70}?)(?: on (?<startDay>[^|]{4,30}))?(?:, (?<start>[^|]{10,40}))?$/im

/** TableHelm: "When", "Party", "Where", and the restaurant with its telephone number below. */
export const tablehelm: Definition = {
  id: 'tablehelm',
  name: 'TableHelm',
  type: 'supplier',
  senders: ['tablehelm.com'],
  marks: ['tablehelm.com'],
  provenance: [
    {
      what: 'Whole texts and subjects of confirmation, reminder and cancellation, with their rows',
      where: 'https://www.tablehelm.com/templates/confirmation-email-pack',
    },
  ],
  layouts: [
    { class: 'cancellation', when: [/has been cancell?ed/i, /reservation for \d/i], subject, items },
    { class: 'booking', when: [/^When:/m, /^Party:/m, /^Where:/m], subject, items },
  ],
}
