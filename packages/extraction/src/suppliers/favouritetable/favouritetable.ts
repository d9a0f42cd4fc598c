import type { Definition, Fields } from '../../readers/supplier/definition'
import { tableFields } from '../../readers/supplier/table-fields'

const sentence =
  /your booking at (?<name>[^\n]{2,70}?) for (?<guests>\d{1,3}) (?:people|guests?|persons?) at (?<startTime>\d{1,2}[:.]\d{2}(?: ?[ap]m)?) on (?<startDay>[^\n.]{6,40})/i

const read: Fields = {
  reference: tableFields.reference ?? [],
  traveler: tableFields.traveler ?? [],
  fromAddress: tableFields.fromAddress ?? [],
  fromPhone: tableFields.fromPhone ?? [],
}
const items = [{ kind: 'restaurant', each: sentence, read }] as const

/** Favouritetable describes the whole booking in one sentence. */
export const favouritetable: Definition = {
  id: 'favouritetable',
  name: 'Favouritetable',
  type: 'supplier',
  vertical: 'restaurant',
  senders: ['favouritetable.com'],
  marks: ['favouritetable.com'],
  provenance: [
    {
      what: 'The sentence with restaurant, number of guests, time and day, in this order; templates add the rest',
      where: 'https://restaurant.favouritetable.com/help/using-text-messages-for-guests-notifications',
    },
  ],
  dates: 'day first',
  layouts: [
    { class: 'cancellation', when: [/cancell?ed|cancellation/i, sentence], items },
    { class: 'update', when: [/(?:changed|amended|updated)/i, sentence], items },
    { class: 'booking', when: [/confirm/i, sentence], items },
  ],
}
