import type { Definition, Item } from '../../readers/supplier/definition'
import { japaneseRentalFields } from '../../readers/supplier/japanese-rental-fields'

/** The number plate in brackets after the model is not part of it. */
const vehicle = /^■ ?(?:車両|車種)[:：\s]{1,3}([^\n]{2,40}?)(?= ?（[^（）\n]{0,20}\d[^（）\n]{0,30}）|\n|$)/m

const rental: Item = {
  kind: 'car',
  read: { ...japaneseRentalFields, vehicle },
  always: { fromCountry: 'JP', toCountry: 'JP' },
}

const periodLabel = String.raw`■ ?利用時間[:：\s]{1,3}`
const dateTime = String.raw`\d{4}/\d{2}/\d{2} \d{1,2}:\d{2}`

/** After the return, the period of use is on one line. */
const returnedRental: Item = {
  ...rental,
  read: {
    ...rental.read,
    start: new RegExp(`${periodLabel}(${dateTime})`),
    end: new RegExp(`${periodLabel}${dateTime} ?[-–~〜～] ?(${dateTime})`),
  },
}

/** Times Car is a car sharing service with stations all over Japan. The subject has the status in one word. */
export const timescar: Definition = {
  id: 'timescar',
  name: 'Times Car',
  type: 'supplier',
  senders: ['timescar.jp'],
  marks: ['share.timescar.jp'],
  provenance: [
    {
      what: 'Sender, subjects of booked, changed, cancelled and returned cars, and every label with its value in the line below: number, station, car, start, end, expected charge, time of use, sum',
      where: 'https://github.com/nairoki23/discord-bot/blob/HEAD/utils/gmail_handlers/times_car.py',
    },
    {
      what: 'Words of the subjects, form of the number and of start and end',
      where: 'https://github.com/takkichii/timescar-calendar-sync/blob/HEAD/Config.gs',
    },
  ],
  layouts: [
    { class: 'cancellation', when: [/予約取消完了/, /利用開始日時/], items: [rental] },
    { class: 'receipt', when: [/返却証/, /利用時間/], items: [returnedRental] },
    { class: 'update', when: [/予約変更完了/, /利用開始日時/], items: [rental] },
    { class: 'booking', when: [/予約登録完了/, /利用開始日時/], items: [rental] },
  ],
}
