import { button, framed, grid, pairs } from '../html-frames'
import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const westjet = 'WestJet <noreply@notifications.westjet.example>'
const jetstar = 'Jetstar <no-reply@itinerary.jetstar.example>'
const eva = '長榮航空 EVA Air <noreply@service.evaair.example>'

/** What airlines write about names, receipts and delays of passengers, and about flights that they cancel. */
export const directPassengerScenarios: readonly Scenario[] = [
  {
    name: 'WestJet: a misspelt name is corrected, a seat is bought, and check-in opens',
    emails: [
      {
        by: westjet,
        recipient: desk,
        subject: 'WestJet reservation confirmation: WJ#PLR',
        html: framed({
          preview: 'You’re booked! Here is your itinerary.',
          body: [
            '<h1>You’re booked!</h1><p>Thanks for choosing WestJet.</p>',
            pairs('Reservation code|WJ#PLR\nGuest|Ms Ada Lovelice'),
            '<table width="100%"><tr><td>Flight WS 706</td><td>{3:en-CA}</td></tr><tr><td>Depart<br><b>7:30 AM</b><br>Calgary (YYC)</td><td>&rarr;</td><td>Arrive<br><b>1:19 PM</b><br>Toronto (YYZ)</td></tr></table>',
            pairs('Air transportation charges|USD 210.00\nTaxes, fees and charges|USD 39.00\nTotal|USD 249.00'),
          ],
          footer: 'WestJet, 22 Aerial Place NE, Calgary, Alberta. Baggage fees apply: first bag from USD 30.00.',
        }),
      },
      {
        by: westjet,
        recipient: desk,
        subject: 'Name correction processed: WJ#PLR',
        sent: 1500,
        text: 'Hello,\n\nAs requested, we have corrected the name on reservation WJ#PLR.\n\nPrevious name: Ada Lovelice\nNew name: Ada Lovelace\n\nThere is no charge for this correction. Your flights have not changed.\n\nWestJet Contact Centre\n',
      },
      {
        by: westjet,
        recipient: desk,
        subject: 'Receipt for your seat selection',
        sent: 1600,
        html: framed({
          preview: 'Your seat is reserved.',
          body: [
            '<p>Thank you. Your purchase is complete.</p>',
            pairs(
              'Reservation code|WJ#PLR\nGuest|Ada Lovelace\nFlight|WS 706 Calgary (YYC) – Toronto (YYZ)\nSeat|7C Extended Comfort\nAmount charged|USD 32.00',
            ),
          ],
          footer: 'GST/HST registration 866112535. WestJet, Calgary.',
        }),
      },
      {
        by: westjet,
        recipient: desk,
        subject: 'It’s time to check in for your flight to Toronto',
        sent: 30 * 1440,
        html: framed({
          preview: 'Check in now and save time at the airport.',
          body: [
            '<h2>It’s time to check in, Ada</h2><p>Check-in is now open and closes 60 minutes before departure.</p>',
            pairs(
              'Reservation code|WJ#PLR\nFlight|WS 706\nDeparts|Calgary (YYC), {3:en-CA} at 7:30 AM\nArrives|Toronto (YYZ), {3:en-CA} at 1:19 PM',
            ),
            button('Check in'),
          ],
          footer: 'You receive this email because you are booked with WestJet.',
        }),
      },
    ],
    segments: ['Ada Lovelace +3 07:30 706 Active 24900'],
    ends: ['+3 13:19'],
    costs: [28100],
  },
  {
    name: 'Jetstar: a cancelled flight, a new one on the next day, and one of two takes a voucher instead',
    emails: [
      {
        by: jetstar,
        recipient: desk,
        subject: 'Jetstar Flight Itinerary for Jan van der Berg - JQ#M2',
        text: 'JETSTAR FLIGHT ITINERARY / TAX INVOICE\n\nBooking reference: JQ#M2\nBooking date: @0\n\nPassengers\n1. Mr Jan van der Berg    Starter   Seat 12A\n2. Ms Ada Lovelace        Starter   Seat 12B\n\nFlight JQ 507\nSydney (SYD) Domestic Terminal 2 - Melbourne (MEL) Tullamarine\nDeparting {5:en-AU} 9:05am\nArriving {5:en-AU} 10:40am\n\nTotal amount paid: USD 198.00\n\nJetstar Airways Pty Limited ABN 33 069 720 243\nCheck-in closes 30 minutes before departure.\n',
      },
      {
        by: jetstar,
        recipient: desk,
        subject: 'Your flight JQ507 has been cancelled - we have moved you to another flight',
        sent: 20_000,
        html: framed({
          preview: 'We’re sorry. Your flight has been cancelled.',
          body: [
            '<h2>We’re sorry, your flight has been cancelled</h2><p>Flight JQ507 from Sydney to Melbourne on {5:en-AU} has been cancelled due to engineering requirements. We have moved everyone on your booking to the flight below at no cost.</p>',
            pairs(
              'Booking reference|JQ#M2\nYour new flight|JQ 511\nDeparting|Sydney (SYD) {6:en-AU} 11:20am\nArriving|Melbourne (MEL) {6:en-AU} 12:55pm',
            ),
            '<p>If this does not suit, you can choose another flight, a voucher or a refund in Manage Booking.</p>',
            button('Manage booking'),
          ],
          footer: 'Jetstar Airways, GPO Box 4713, Melbourne VIC 3001',
        }),
      },
      {
        by: jetstar,
        recipient: desk,
        subject: 'Your Jetstar voucher',
        sent: 21_000,
        text: 'Hi Ada Lovelace,\n\nAs requested, we have cancelled your seat on booking JQ#M2 and issued a Jetstar voucher.\n\nVoucher number: 99#4410\nValue: USD 99.00\nValid for 12 months\n\nThe other passenger on this booking will still travel as planned.\n\nJetstar Customer Care\n',
      },
    ],
    inAnyOrder: true,
    segments: ['Jan van der Berg +6 11:20 511 Active 9900', 'Ada Lovelace +6 11:20 511 Cancelled 9900'],
  },
  {
    name: 'EVA Air in Chinese: confirmation, e-ticket receipt, check-in, and a delay of the way out',
    emails: [
      {
        by: eva,
        recipient: 'Wei Wang <wei.wang@acme.test>',
        subject: '長榮航空訂位確認通知 BR#K8',
        html: framed({
          preview: '感謝您選擇長榮航空，您的訂位已完成。',
          body: [
            '<h2>訂位完成</h2><p>親愛的 Wang Wei 您好：</p>',
            pairs('訂位代號|BR#K8\n旅客姓名|WANG/WEI MR'),
            grid(
              '航班|出發|抵達|艙等\nBR 198|台北桃園 (TPE) 第2航廈<br>{4:zh-TW} 08:50|東京成田 (NRT) 第1航廈<br>{4:zh-TW} 13:15|經濟艙\nBR 197|東京成田 (NRT) 第1航廈<br>{7:zh-TW} 14:15|台北桃園 (TPE) 第2航廈<br>{7:zh-TW} 16:55|經濟艙',
            ),
            pairs('票價|USD 380.00\n稅金及附加費|USD 80.00\n總金額|USD 460.00'),
          ],
          footer: '本郵件由系統自動發送，請勿直接回覆。長榮航空股份有限公司',
        }),
      },
      {
        by: eva,
        recipient: 'Wei Wang <wei.wang@acme.test>',
        subject: '電子機票收據 695-24#0099',
        sent: 25,
        text: '長榮航空 電子機票收據\n\n旅客姓名：WANG/WEI MR\n機票號碼：695-24#0099\n訂位代號：BR#K8\n\nBR 198  台北桃園(TPE) - 東京成田(NRT)  {4:zh-TW}  08:50 - 13:15\nBR 197  東京成田(NRT) - 台北桃園(TPE)  {7:zh-TW}  14:15 - 16:55\n\n總金額：USD 460.00\n付款方式：信用卡\n',
      },
      {
        by: eva,
        recipient: 'Wei Wang <wei.wang@acme.test>',
        subject: '航班延誤通知 BR198',
        sent: 31 * 1440,
        text: '親愛的旅客您好：\n\n很抱歉通知您，因飛機調度，您所搭乘 {4:zh-TW} 的 BR198 班機（台北桃園 - 東京成田）將延後起飛。\n\n訂位代號：BR#K8\n原起飛時間：08:50\n新起飛時間：10:30\n新抵達時間：14:55\n\n造成不便，敬請見諒。\n長榮航空\n',
      },
    ],
    inAnyOrder: true,
    segments: ['Wei Wang +4 10:30 198 Active 23000', 'Wei Wang +7 14:15 197 Active 23000'],
    ends: ['+4 14:55', '+7 16:55'],
  },
]
