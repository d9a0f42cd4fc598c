import type { Definition, Fields } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'
import { tableFields } from '../../readers/supplier/table-fields'

const read: Fields = {
  ...tableFields,
  start: [
    label('Reservation time', 'Booking time', 'Original reservation time', 'Time'),
    ...[tableFields.start ?? []].flat(),
  ],
  reference: label('Booking ID', 'Payment reference'),
  price: label('Total paid', 'Total'),
}
const items = [{ kind: 'restaurant', read }] as const
const subject =
  /Booking (?:Confirmed|Cancelled|Canceled) at (?<name>.{2,70})$|^(?:Fwd?: )?(?<provider>.{2,70}?) - Booking Invoice/im

/** MakeARezzy has the restaurant in the subject. */
export const makearezzy: Definition = {
  id: 'makearezzy',
  name: 'MakeARezzy',
  type: 'supplier',
  senders: ['makearezzy.com'],
  marks: ['makearezzy.com'],
  provenance: [
    {
      what: 'Subjects of confirmation, cancellation and invoice; what each mail names, in order',
      where: 'https://www.makearezzy.com/help/notifications-and-emails/customer-confirmation-emails/',
    },
  ],
  layouts: [
    { class: 'cancellation', when: [/cancell?ed/i, /guests|party size/i], subject, items },
    { class: 'receipt', when: [/invoice/i, /Booking ID/i, /guests/i], subject, items },
    { class: 'booking', when: [/confirmed/i, /guests|party size/i], subject, items },
  ],
}
