import type { Definition, Item } from '../../readers/supplier/definition'
import { japaneseRentalFields } from '../../readers/supplier/japanese-rental-fields'

const rental: Item = {
  kind: 'car',
  read: japaneseRentalFields,
  always: { fromCountry: 'JP', toCountry: 'JP' },
}

/** Jalan is a broker for rental companies; its stays are left to the general reader. */
export const jalan: Definition = {
  id: 'jalan',
  name: 'Jalan',
  type: 'ota',
  senders: ['jalan.net'],
  marks: ['じゃらんnetレンタカー'],
  provenance: [
    {
      what: 'Labels with a wide colon: number, driver and reading of the name, days and times of both ends, offices, class of the car, as the notice to the office has them',
      where: 'https://github.com/MIgimimi2mm/Automatic_reservation_entry/blob/HEAD/parsers/jalan_parser.py',
    },
    {
      what: 'Subjects of booking and cancellation',
      where: 'https://github.com/MIgimimi2mm/Automatic_reservation_entry/blob/HEAD/services/mail_reader.py',
    },
  ],
  layouts: [
    { class: 'cancellation', when: [/じゃらん/, /キャンセル通知/, /貸出日時/], items: [rental] },
    { class: 'booking', when: [/じゃらん/, /予約通知/, /貸出日時/], items: [rental] },
  ],
}
