import type { Fields } from './definition'
import { label } from './rules'

/** Fields of Japanese emails about rental and shared cars, with the labels common to companies and booking sites. */
export const japaneseRentalFields: Fields = {
  reference: label('予約番号', 'ご予約番号'),
  traveler: [label('運転者氏名', 'お名前', 'ご予約者名', '利用者', '会員名'), /^(\p{L}[\p{L} ]{1,30}?)\s?様$/mu],
  start: label('貸出日時', '出発日時', '利用開始日時', '利用開始', '開始'),
  end: label('返却日時', '返却予定日時', '利用終了', '終了'),
  from: label('貸出営業所', '出発営業所', '出発店舗', '貸出店舗', 'ステーション名', 'ステーション'),
  to: label('返却営業所', '返却店舗', 'ステーション名', 'ステーション'),
  fromAddress: label('住所', 'ステーション住所'),
  vehicle: label('車両クラス', '車種', '車両'),
  price: label('合計金額', '合計料金', '課金予定料金'),
}
