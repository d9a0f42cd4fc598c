import type { Definition, Item } from '../../readers/supplier/definition'
import { japaneseRentalFields } from '../../readers/supplier/japanese-rental-fields'

const rental: Item = {
  kind: 'car',
  read: japaneseRentalFields,
  always: { fromCountry: 'JP', toCountry: 'JP' },
}
const subject = /予約番号[:：] ?(?<reference>[A-Z\d]{6,14})/

/** Mitsui's car sharing service, formerly Careco: a car is returned to the station where it was picked up. */
export const carshares: Definition = {
  id: 'carshares',
  name: 'Mitsui Car Shares',
  type: 'supplier',
  senders: ['carshares.jp', 'careco.jp'],
  marks: ['www.carshares.jp', '【三井のカーシェアーズ】'],
  provenance: [
    {
      what: 'Subject with the number in brackets; labels of number, member, station, start and end of use, model and number plate',
      where: 'https://github.com/yoshi65/gmail-calendar-sync/blob/HEAD/docs/examples/email-samples/carshare-booking.md',
    },
    {
      what: 'Name in brackets before the subject; a mail of a cancelled waiting list is no booking',
      where: 'https://www.careco.jp/faq/reserve/15.html',
    },
  ],
  layouts: [
    {
      class: 'cancellation',
      when: [/三井のカーシェアーズ/, /キャンセル完了|キャンセルされました|キャンセルのお知らせ/, /利用開始/],
      subject,
      items: [rental],
    },
    {
      class: 'update',
      when: [/三井のカーシェアーズ/, /予約変更/, /利用開始/],
      subject,
      items: [rental],
    },
    {
      class: 'booking',
      when: [/三井のカーシェアーズ/, /予約完了|ご予約ありがとう/, /利用開始/],
      subject,
      items: [rental],
    },
  ],
}
