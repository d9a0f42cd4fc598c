import type { Definition, Fields } from '../../readers/supplier/definition'
import { label } from '../../readers/supplier/rules'
import { tableFields } from '../../readers/supplier/table-fields'

const read: Fields = {
  ...tableFields,
  reference: [label('予約番号', 'ご予約番号'), /予約番号[:：\]】]? ?\n?([A-Z\d]{6,14})/],
  name: [label('店名', 'お店', '店舗名'), /[■□◆](?:店名|お店|店舗名)[:：]? ?\n?([^\n]{2,60})/],
  start: [label('来店日時', 'ご来店日時', '予約日時'), /[■□◆](?:ご?来店日時|予約日時)[:：]? ?\n?([^\n]{6,50})/],
  guests: [label('人数', 'ご利用人数'), /[■□◆](?:ご利用)?人数[:：]? ?\n?(\d{1,3})/],
  traveler: [label('お名前', 'ご予約者名'), /[■□◆](?:お名前|ご予約者名)[:：]? ?\n?([^\n]{2,40}?) ?様?$/m],
  fromAddress: [label('住所'), /[■□◆]住所[:：]? ?\n?([^\n]{6,100})/],
  fromPhone: [label('電話番号', 'お店の電話番号'), /[■□◆](?:お店の)?電話番号[:：]? ?\n?(\d[\d-]{8,14})/],
}
const always = { fromCountry: 'JP' }
const subject = /【[^】]{4,20}】(?:\([^)]{3,20}\))? ?(?<name>.{2,60})/

/** Hot Pepper Gourmet: the subject has the status in brackets, then the restaurant. */
export const hotpepper: Definition = {
  id: 'hotpepper',
  name: 'Hot Pepper Gourmet',
  type: 'supplier',
  senders: ['hotpepper.jp'],
  marks: ['hotpepper.jp'],
  provenance: [
    {
      what: 'Subjects of the mails to guests: requested (with the day), confirmed, not accepted, cancelled, each with the restaurant',
      where: 'https://cms.help.hotpepper.jp/hc/ja/articles/115003643414',
    },
  ],
  layouts: [
    {
      class: 'cancellation',
      when: [/キャンセル(?:しました|されました|を受け付け)|お受けできませんでした/, /来店日時|予約日時/],
      subject,
      items: [{ kind: 'restaurant', read, always }],
    },
    {
      class: 'booking',
      when: [/予約をリクエストしました/, /来店日時|予約日時|来店希望/],
      subject,
      items: [{ kind: 'restaurant', read, always, status: 'pending' }],
    },
    {
      class: 'booking',
      when: [/予約が確定しました|ご予約内容/, /来店日時|予約日時/],
      subject,
      items: [{ kind: 'restaurant', read, always }],
    },
  ],
}
