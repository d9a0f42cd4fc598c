import { statusOfMail } from '@sextant/extraction/intent/status-of'
import { expect, test } from 'vitest'
import { readCandidates } from '../bookings/read-candidates'

test.each([
  ['Your flight SK 802 on 3 February 2027 has been cancelled. We have rebooked you on SK 804.', 'confirmed'],
  ['Your flight SK 802 has been cancelled.\nYou have been rebooked as follows.', 'confirmed'],
  ['Your flight SK 802 was rescheduled.\nYour booking has been cancelled at your request.', 'cancelled'],
  ['Your reservation has been cancelled.', 'cancelled'],
  ['Your refund request has been approved and this booking is now cancelled.', 'cancelled'],
  ['We are holding your seats.\nYour booking is not confirmed yet.\nStatus: pending', 'pending'],
  ['Ha a fizetés függőben van, a foglalás nincs visszaigazolva.', 'confirmed'],
  ['Om din betalning väntar på bekräftelse är bokningen inte klar.', 'confirmed'],
  ['If your payment is pending, we will write to you.', 'confirmed'],
  ['Once your request is pending, nobody else can book the seats.', 'confirmed'],
  ['Tu reserva todavía no está confirmada.\nEstado: pendiente de pago', 'pending'],
  ['Your reservation is confirmed. It has not been cancelled.', 'confirmed'],
  ['Uw boeking is nu bevestigd.\nAnnuleren kan tot 24 uur van tevoren.', 'confirmed'],
  ['Booking no KQWXLT cancelled', 'cancelled'],
  ['Cancelled: KQWXLT\nThe airline has reinstated your reservation at the original fare.', 'confirmed'],
  ['Vi har återköpt följande biljett:\nResenär: Ada Lovelace', 'cancelled'],
  ['Vi har återköpt följande biljett på grund av försening.', 'confirmed'],
  ['Lentosi AY 438 on peruttu.\nUusi lento\nAY 442', 'confirmed'],
  ['Il tuo volo è stato cancellato.\nScegli tra rimborso e volo alternativo.', 'cancelled'],
  ['您的航班已取消，我們已為您安排新航班\n新航班 CX 494', 'confirmed'],
  ['Your reservation is confirmed.\nIf it is cancelled later, one night is charged.', 'confirmed'],
  [
    'Annulation météo : report ou remboursement. Annulation de votre fait : arrhes conservées à moins de 8 jours.',
    'confirmed',
  ],
  ['Kendaraan siap.\nBatal H-2: DP hangus.', 'confirmed'],
  ['예약이 완료되었습니다.\n예약 취소는 관람 하루 전 17시까지 가능합니다.', 'confirmed'],
  ['Odwołanie kursu mniej niż 20 minut przed czasem kosztuje 15 zł.', 'confirmed'],
  ['Stornierung Ihrer Buchung bestätigt', 'cancelled'],
  ['예약 취소 완료', 'cancelled'],
  ['Ihre Verbindung hat sich geändert.\nDie Zugbindung Ihres Tickets ist aufgehoben.', 'confirmed'],
  ['Your booking is confirmed.\nThe strike has been cancelled.', 'confirmed'],
  ['Wegen Streik ist Ihr Flug annulliert.', 'cancelled'],
])('the status of "%s" is %s', (text, status) => expect(statusOfMail(readCandidates(text).context)).toBe(status))
