import type { Definition, Fields } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'
import { tableFields } from '../../readers/supplier/table-fields'

const read: Fields = {
  ...tableFields,
  reference: label('Ref', 'Booking Reference', 'Reference'),
  name: [
    /your (?:booking|reservation) (?:at|with|for) ([^\n]{2,70}?) (?:on |has been|is )/i,
    /^Kind Regards,?\n([^\n]{2,70})$/im,
    ...[tableFields.name ?? []].flat(),
  ],
  traveler: label('Booking Name', 'Name'),
  start: [
    label('Arrival Date and Time', 'Date and Time', 'Visit date'),
    /your (?:booking|reservation) (?:at|with) [^\n]{2,70}? on ([^\n]{6,40} at \d{1,2}[:.]\d{2}(?: ?[ap]m)?)/i,
  ],
  guests: label('Guests', 'Covers', 'Number of guests', 'Party size'),
}
const items = [{ kind: 'restaurant', read }] as const
const rows = [/^Ref\b|Booking Reference/m, /Booking Name|Arrival Date and Time|Covers|Guests/]

/** ResDiary: the restaurant's own text around rows that are always the same. */
export const resdiary: Definition = {
  id: 'resdiary',
  name: 'ResDiary',
  type: 'supplier',
  vertical: 'restaurant',
  senders: ['resdiary.com', 'restaurantdiary.com'],
  marks: ['resdiary.com', 'booking.resdiary'],
  provenance: [
    {
      what: 'A template with all its rows: number, name, "Arrival Date and Time" with "@", guests; the restaurant below the greeting',
      where: 'https://reservehospo.com/SimpleandClean',
    },
    {
      what: 'Which mails are sent: confirmation, modification, cancellation, reminder',
      where: 'https://reservehospo.com/resdiary/customer-notifications',
    },
  ],
  layouts: [
    { class: 'cancellation', when: [/(?:has been|is now) cancell?ed|cancellation of your/i, ...rows], items },
    {
      class: 'update',
      when: [/has been (?:changed|modified|amended|updated)|changes? to your booking/i, ...rows],
      items,
    },
    { class: 'booking', when: [/confirm/i, ...rows], items },
  ],
}
