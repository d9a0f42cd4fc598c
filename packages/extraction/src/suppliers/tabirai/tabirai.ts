import type { Definition, Item } from '../../readers/supplier/definition'
import { japaneseRentalFields } from '../../readers/supplier/japanese-rental-fields'
import { label } from '../../readers/supplier/rules'

/** Guests from Taiwan and Korea get the labels in their own languages. */
const rental: Item = {
  kind: 'car',
  read: {
    reference: label('予約番号', 'ご予約番号', '預約番号', '預約編號', '預約號碼', '예약번호'),
    traveler: label('お名前', 'ご予約者名', '姓名', '이름'),
    start: label('貸出日時', '出発日時', '取車日時', '取車日期', '取車時間', '출발일시'),
    end: label('返却日時', '返却予定日時', '還車日時', '還車日期', '반납일시'),
    from: label('出発店舗', '貸出店舗', '取車店舖', '取車店鋪', '取車門市', '출발점포'),
    to: label('返却店舗', '返却予定店舗', '還車店舖', '還車店鋪', '還車門市', '반납점포'),
    vehicle: label('車種', '車両クラス', '車型', '차종'),
    price: japaneseRentalFields.price ?? [],
  },
  always: { fromCountry: 'JP', toCountry: 'JP' },
}

/** Tabirai is a broker for Japanese rental companies. */
export const tabirai: Definition = {
  id: 'tabirai',
  name: 'Tabirai',
  type: 'ota',
  senders: ['tabirai.net'],
  marks: ['たびらい', 'www.tabirai.net'],
  provenance: [
    {
      what: 'Labels in Japanese, Chinese and Korean: number, name, days and times of both ends, shops of both ends, model; words of a cancellation',
      where: 'https://github.com/MIgimimi2mm/Automatic_reservation_entry/blob/HEAD/parsers/tabirai_parser.py',
    },
    {
      what: 'Subjects begin with the name; booking and cancellation',
      where: 'https://github.com/MIgimimi2mm/Automatic_reservation_entry/blob/HEAD/services/mail_reader.py',
    },
  ],
  layouts: [
    {
      class: 'cancellation',
      when: [
        /たびらい|tabirai/i,
        /予約キャンセルの|キャンセル(?:を受け付け|されました|が完了)|已取消|취소되었/,
        /貸出日時|取車日|출발일시/,
      ],
      items: [rental],
    },
    {
      class: 'booking',
      when: [/たびらい|tabirai/i, /予約番号|預約編號|예약번호/, /貸出日時|取車日|출발일시/],
      items: [rental],
    },
  ],
}
