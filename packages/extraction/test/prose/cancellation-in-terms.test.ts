import { cancelledReferences } from '@sextant/extraction/readers/prose/cancelled-references'
import { isCancellation } from '@sextant/extraction/readers/prose/is-cancellation'
import { saysCancelled } from '@sextant/extraction/readers/prose/says-cancelled'
import { expect, test } from 'vitest'

const isSaid = (sentence: string): boolean => isCancellation('', sentence) || saysCancelled(sentence)

test.each([
  'Please pay the balance by 20 January, otherwise your booking will be cancelled.',
  'Payment is due on 20 January, failing which the reservation is cancelled.',
  'Le solde est à verser avant le 20 janvier ; à défaut le séjour est annulé.',
  'Passé ce délai, la réservation est annulée.',
  'Zahlung bis Freitag, sonst wird die Reservierung storniert.',
  'De no recibir el pago, la reserva queda anulada.',
  'Il saldo va versato entro il 20 gennaio; in caso contrario la prenotazione è annullata.',
  'Zo niet, dan is uw boeking geannuleerd.',
  'I modsat fald er din booking blevet annulleret.',
  'I annat fall är bokningen avbokad.',
  'Maksa viimeistään 20.1., muuten varauksesi on peruttu.',
  'Prosimy o płatność do 20 stycznia, w przeciwnym razie rezerwacja została anulowana.',
  'V opačném případě je rezervace zrušena.',
  'Ellenkező esetben a foglalás törölve lett.',
  'Altfel rezervarea este anulată.',
  'Иначе резервацията ви е отменена.',
  'Σε αντίθετη περίπτωση η κράτηση έχει ακυρωθεί.',
  'В противном случае бронирование аннулировано.',
  'В іншому разі бронювання скасовано.',
  'Pretējā gadījumā jūsu rezervācija ir atcelta.',
  'Priešingu atveju rezervacija buvo atšaukta.',
  'Aksi halde rezervasyonunuz iptal edilmiştir.',
  'يرجى الدفع قبل 20 يناير، وإلا تم إلغاء حجزك.',
  'יש לשלם עד 20 בינואר, אחרת ההזמנה שלך בוטלה.',
  '1月20日までにお支払いがない場合、ご予約はキャンセルされました。',
  '请于1月20日前付款，否则您的预订已取消。',
  '1월 20일까지 결제하지 않으면 예약이 취소되었습니다.',
  'กรุณาชำระเงินภายในวันที่ 20 มกราคม มิฉะนั้นการจองของคุณถูกยกเลิกแล้ว',
  'Jika tidak, pesanan Anda telah dibatalkan.',
  'Nếu không, đặt chỗ của bạn đã bị hủy.',
])('a sentence about cancelling is the consequence of something not done: %s', (sentence) =>
  expect(isSaid(sentence)).toBe(false),
)

test.each([
  'Once a booking has been cancelled it cannot be reinstated.',
  'Lorsque la réservation est annulée, l’acompte est perdu.',
  'Nachdem Ihre Buchung storniert wurde, erstatten wir den Betrag.',
  'Una vez que la reserva ha sido cancelada, no puede recuperarse.',
  'Quando la prenotazione è stata cancellata, il rimborso avviene in 10 giorni.',
  'Zodra uw reservering is geannuleerd, ontvangt u een bevestiging.',
  'Gdy rezerwacja została anulowana, zwrot trwa 10 dni.',
  'Когда бронирование отменено, деньги возвращаются.',
  'Rezervasyonunuz iptal edildiğinde ücret iade edilir.',
  '예약이 취소된 경우 환불됩니다.',
])('a sentence about cancelling is about any time: %s', (sentence) => expect(isSaid(sentence)).toBe(false))

test.each([
  'Bookings that have been cancelled are not refunded.',
  'Les réservations qui ont été annulées ne sont pas remboursées.',
  'Las reservas que han sido canceladas no se reembolsan.',
  'Le prenotazioni che sono state cancellate non sono rimborsabili.',
  'Pemesanan yang telah dibatalkan tidak dapat dikembalikan.',
  'การจองที่ถูกยกเลิกแล้วไม่สามารถคืนเงินได้',
])('a sentence about cancelling is about any booking: %s', (sentence) => expect(isSaid(sentence)).toBe(false))

test.each([
  'Has your flight been cancelled? Know your rights.',
  'Votre vol a été annulé ? Faites valoir vos droits.',
  '¿Su vuelo ha sido cancelado? Conozca sus derechos.',
  'Uçuşunuz iptal edildi mi? Haklarınızı öğrenin.',
  'هل تم إلغاء رحلتك؟ اعرف حقوقك.',
  'Your booking has not been cancelled.',
])('a sentence about cancelling is asked or denied: %s', (sentence) => expect(isSaid(sentence)).toBe(false))

test.each([
  'We received your cancellation request for booking K777Q2.',
  'Nous avons reçu votre demande d’annulation de la réservation K777Q2.',
  'Hemos recibido su solicitud de cancelación de la reserva K777Q2.',
  'Abbiamo ricevuto la Sua richiesta di cancellazione della prenotazione K777Q2.',
  'Recebemos o seu pedido de cancelamento da reserva K777Q2.',
  'Proszę o anulowanie rezerwacji K777Q2.',
  'Prosím o zrušení rezervace K777Q2.',
  'Please cancel my reservation K777Q2.',
])('a sentence about cancelling is a request: %s', (sentence) =>
  expect(cancelledReferences(sentence, [sentence])).toEqual([]),
)

test.each([
  'Your cancellation request for booking K777Q2 has been processed.',
  'As requested, your booking K777Q2 has been cancelled.',
  'Auf Ihren Wunsch haben wir die Buchung K777Q2 storniert.',
  'Su solicitud de cancelación de la reserva K777Q2 ha sido aceptada.',
  'Votre demande d’annulation de la réservation K777Q2 a été traitée.',
  'Na Vaši žádost byla rezervace K777Q2 zrušena.',
  'Enligt din begäran har bokning K777Q2 avbokats.',
])('a sentence about cancelling is a request that has been met: %s', (sentence) =>
  expect(cancelledReferences(sentence, [sentence])).toEqual(['K777Q2']),
)

test.each([
  'We regret that your booking has been cancelled.',
  'When you called us today, your booking was cancelled as requested.',
  'As you did not pay, your booking has been cancelled.',
  'Booking no. K777 has been cancelled.',
  'Kære Anders, din booking er blevet annulleret.',
  'Kun din hjemrejse er blevet aflyst.',
  'Wir bestätigen, dass Ihre Buchung storniert wurde.',
  'Nous vous confirmons que votre réservation a été annulée.',
  'Wij bevestigen dat uw boeking is geannuleerd.',
  'Obavještavamo vas da je rezervacija otkazana.',
  'Informuojame, kad jūsų užsakymas buvo atšauktas.',
  'Chuyến bay lúc 10:00 của bạn đã bị hủy.',
])('a sentence about cancelling is a cancellation: %s', (sentence) => expect(isSaid(sentence)).toBe(true))
