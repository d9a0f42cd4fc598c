import { framed, pairs } from '../html-frames'
import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const ada = 'Ada Lovelace <ada@acme.test>'
const rotana = 'Rotana Hotels <reservations@rotana.example>'
const apa = 'アパホテル <reserve@apahotel.example>'
const steigenberger = 'Steigenberger Hotels <reservierung@steigenberger.example>'

/** What hotels write to companies that book with them directly. */
export const directStayScenarios: readonly Scenario[] = [
  {
    name: 'Rotana: a stay is moved by a day and prolonged, and the folio has other charges',
    emails: [
      {
        by: rotana,
        recipient: ada,
        subject: 'Reservation Confirmation - Yas Island Rotana - 4#1207',
        html: framed({
          preview: 'We look forward to welcoming you to Yas Island Rotana.',
          body: [
            '<p>Dear Ms Lovelace,</p><p>Thank you for choosing Yas Island Rotana. We are pleased to confirm your reservation as follows:</p>',
            pairs(
              'Confirmation number|4#1207\nGuest name|Ms Ada Lovelace\nArrival date|{3:en-GB}\nDeparture date|{5:en-GB}\nNumber of rooms|1\nRoom type|Classic Room, king bed\nRate per night|USD 140.00 including breakfast\nTotal amount|USD 280.00',
            ),
            '<p>Check-in time is 14:00 and check-out time is 12:00. Tourism fees of AED 15 per room per night are payable at the hotel.</p><p>Cancellations must be made before 18:00 on the day of arrival to avoid a charge of one night.</p>',
          ],
          footer: 'Yas Island Rotana, Golf Plaza, Yas Island, P.O. Box 131747, Abu Dhabi, United Arab Emirates',
        }),
      },
      {
        by: rotana,
        recipient: ada,
        subject: 'Amended Reservation - Yas Island Rotana - 4#1207',
        sent: 7000,
        html: framed({
          preview: 'Your reservation has been amended.',
          body: [
            '<p>Dear Ms Lovelace,</p><p>As requested, your reservation has been amended. Please find the new details below.</p>',
            pairs(
              'Confirmation number|4#1207\nGuest name|Ms Ada Lovelace\nArrival date|{4:en-GB}\nDeparture date|{7:en-GB}\nNumber of rooms|1\nRoom type|Classic Room, king bed\nRate per night|USD 140.00 including breakfast\nTotal amount|USD 420.00',
            ),
          ],
          footer: 'Yas Island Rotana, Golf Plaza, Yas Island, Abu Dhabi',
        }),
      },
      {
        by: rotana,
        recipient: ada,
        subject: 'Your invoice from Yas Island Rotana',
        sent: 36 * 1440,
        text: 'Yas Island Rotana\nTAX INVOICE / FOLIO\n\nGuest name: Ms Ada Lovelace\nConfirmation number: 4#1207\nRoom: 512\nArrival: {4:en-GB}\nDeparture: {7:en-GB}\n\nAccommodation 3 nights          USD 420.00\nTourism fee                     USD 12.00\nLaundry                         USD 18.50\nMini bar                        USD 9.50\n\nTotal                           USD 460.00\nPaid by Visa ending 4419        USD 460.00\nBalance                         USD 0.00\n\nThank you for staying with us. TRN 100#8877\n',
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +4 14:00 3 Active 42000'],
    costs: [46_000],
  },
  {
    name: 'APA Hotel in Japanese: two rooms become one, and then the reservation is cancelled by its number alone',
    emails: [
      {
        by: apa,
        recipient: desk,
        subject: '【アパホテル】ご予約確認メール 予約番号AP#31',
        text: 'この度はアパホテルをご予約いただき、誠にありがとうございます。\n以下の内容でご予約を承りました。\n\n■予約番号：AP#31\n■ホテル名：アパホテル〈大阪御堂筋本町駅東〉\n■チェックイン日：{3:ja}\n■チェックアウト日：{5:ja}（2泊）\n■チェックイン予定時刻：18:00\n■部屋数：2室\n■宿泊者名：\n 1室目 Grace Hopper 様\n 2室目 Jörg Müller 様\n■プラン：素泊まり\n■合計金額：USD 320.00（税込）\n\n※キャンセル料：前日20%、当日80%、不泊100%\n\nアパホテル〈大阪御堂筋本町駅東〉\n大阪府大阪市中央区南本町1-3-1\n',
      },
      {
        by: apa,
        recipient: desk,
        subject: '【アパホテル】ご予約変更完了のお知らせ 予約番号AP#31',
        sent: 4000,
        text: 'ご予約内容の変更を承りました。\n\n■予約番号：AP#31\n■ホテル名：アパホテル〈大阪御堂筋本町駅東〉\n■チェックイン日：{3:ja}\n■チェックアウト日：{5:ja}（2泊）\n■チェックイン予定時刻：18:00\n■部屋数：2室→1室\n■宿泊者名：Grace Hopper 様\n■キャンセルされた宿泊者：Jörg Müller 様\n■変更後合計金額：USD 160.00（税込）\n\nアパホテル〈大阪御堂筋本町駅東〉\n',
      },
      {
        by: apa,
        recipient: desk,
        subject: '【アパホテル】ご予約キャンセルのお知らせ',
        sent: 9000,
        text: '下記のご予約のキャンセルを承りました。\n\n■予約番号：AP#31\n\nキャンセル料は発生いたしません。\nまたのご利用を心よりお待ちしております。\n\nアパホテル\n',
      },
    ],
    segments: ['Grace Hopper +3 18:00 2 Cancelled 16000', 'Jörg Müller +3 18:00 2 Cancelled 16000'],
  },
  {
    name: 'Steigenberger: one of two rooms is taken by somebody else, who does not come and is charged',
    emails: [
      {
        by: steigenberger,
        recipient: desk,
        subject: 'Ihre Reservierungsbestätigung SB#90',
        html: framed({
          preview: 'Wir freuen uns auf Ihren Besuch.',
          body: [
            '<p>Sehr geehrte Damen und Herren,</p><p>vielen Dank für Ihre Reservierung im Steigenberger Parkhotel Düsseldorf, die wir Ihnen gerne bestätigen.</p>',
            pairs(
              'Reservierungsnummer|SB#90\nGast|Herr Jan van der Berg\nAnreise|{2:de}\nAbreise|{4:de}\nZimmer|1 Superior Einzelzimmer\nPreis pro Nacht|150,00 USD\nGesamtpreis|300,00 USD',
            ),
            '<p>Ihr Zimmer steht Ihnen ab 15:00 Uhr zur Verfügung. Stornierungen sind bis 18:00 Uhr am Vortag kostenfrei möglich, danach berechnen wir 80 % des Gesamtpreises.</p>',
          ],
          footer: 'Steigenberger Parkhotel, Königsallee 1a, 40212 Düsseldorf. Geschäftsführer: M. Beispiel. HRB 12345',
        }),
      },
      {
        by: steigenberger,
        recipient: desk,
        subject: 'Änderung Ihrer Reservierung SB#90',
        sent: 6000,
        text: 'Sehr geehrte Damen und Herren,\n\ngerne haben wir Ihre Reservierung SB#90 auf einen anderen Gast umgeschrieben.\n\nBisheriger Gast: Herr Jan van der Berg\nNeuer Gast: Herr Jörg Müller\n\nAlle anderen Daten bleiben unverändert.\n\nMit freundlichen Grüßen\nIhr Steigenberger Parkhotel\n',
      },
      {
        by: steigenberger,
        recipient: desk,
        subject: 'No-Show-Rechnung zu Reservierung SB#90',
        sent: 31 * 1440,
        text: 'Sehr geehrter Herr Müller,\n\nleider sind Sie am {2:de} nicht angereist. Gemäß unseren Stornobedingungen stellen wir Ihnen folgenden Betrag in Rechnung:\n\nReservierungsnummer: SB#90\nNo-Show-Gebühr: 240,00 USD\n\nDer Betrag wurde Ihrer hinterlegten Kreditkarte belastet.\n\nSteigenberger Parkhotel, Buchhaltung\n',
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +2 15:00 2 Active 30000'],
    costs: [24_000],
  },
]
