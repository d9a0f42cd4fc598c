import {
  cancelledBesides,
  cancelledReferences,
  cancelledWords,
} from '@sextant/extraction/readers/prose/cancelled-references'
import { expect, test } from 'vitest'

test.each([
  ['K777 has been cancelled', '', ['K777']],
  ['Ihre Buchung', 'Ihre Buchung K7Q2MX für den 5. Mai 2027 wurde von uns storniert.', ['K7Q2MX']],
  ['Ihre Buchung', 'Ihre Buchung K7Q2MX wurde heute auf Ihren Wunsch storniert.', ['K7Q2MX']],
  ['Ihre Buchung', 'Ihre Buchung K7Q2MX wurde heute nicht storniert.', []],
  ['Ihre Buchung', 'Ihre Buchung K7Q2MX kann bis zum 5. Mai 2027 kostenlos storniert werden.', []],
  ['Boeking', 'De annulering is verwerkt. Boekingsnummer: K7Q2MX', ['K7Q2MX']],
  ['Bestilling', 'Bestillingen din K7Q2MX er dessverre kansellert.', ['K7Q2MX']],
  ['Foglalás', 'Sajnálattal értesítjük, hogy a K7Q2MX számú foglalása törlésre került.', ['K7Q2MX']],
  ['Varaus', 'Varauksesi K7Q2MX peruutus on vahvistettu.', ['K7Q2MX']],
  ['Rezervasyon', 'K7Q2MX numaralı rezervasyonunuzun iptali gerçekleştirilmiştir.', ['K7Q2MX']],
  ['予約', '予約番号：K7Q2MX\nキャンセルの手続きが完了しました。', ['K7Q2MX']],
  ['Buchung', 'Im Falle einer Stornierung Ihrer Buchung K7Q2MX berechnen wir eine Nacht.', []],
  ['Buchung', 'Bei einer Stornierung der Buchung K7Q2MX berechnen wir eine Nacht.', []],
  ['Boeking', 'Bij annulering van boeking K7Q2MX na 4 mei brengen wij één nacht in rekening.', []],
  ['Бронирование', 'Бронирование K7Q2MX может быть бесплатно отменено до 4 мая.', []],
  ['Rezervare', 'Rezervarea K7Q2MX nu a fost anulată.', []],
  ['Foglalás', 'A K7Q2MX számú foglalását nem töröltük.', []],
  ['Rezervare', 'Rezervarea K7Q2MX nu a fost din păcate confirmată și nu a fost anulată.', []],
  ['Cancelled', 'Booking DR-11: your driver has been cancelled.', ['DR-11']],
  ['Su reserva', 'Su reserva K7Q2MX ha sido finalmente cancelada.', ['K7Q2MX']],
  ['Uw boeking', 'Uw boeking K7Q2MX is op uw verzoek geannuleerd.', ['K7Q2MX']],
  ['La prenotazione', 'La sua prenotazione K7Q2MX è stata purtroppo annullata.', ['K7Q2MX']],
  ['Din bokning', 'Din bokning K7Q2MX har nu avbokats.', ['K7Q2MX']],
  ['Rezerwacja', 'Informujemy, że rezerwacja K7Q2MX została niestety odwołana.', ['K7Q2MX']],
  ['Su bono', 'Hemos cancelado su reserva K7Q2MX y hemos emitido un bono por los billetes no utilizados.', ['K7Q2MX']],
  ['Your request', 'The hotel has declined your booking request K7Q2MX.', ['K7Q2MX']],
  ['Forespørgsel', 'Hotellet har desværre afvist vores forespørgsel (reference NE1255).', ['NE1255']],
  ['Anfrage', 'Ihre Buchungsanfrage K7Q2MX wurde leider nicht bestätigt.', ['K7Q2MX']],
  ['Your booking', 'We are unable to confirm your booking K7Q2MX until payment is received.', []],
  ['Your request', 'If the hotel has declined your booking request K7Q2MX, we will find another one.', []],
  ['Creditnota', 'Dossiernummer: MK1070\nBetreft: geannuleerd ticket van mevrouw Ada Lovelace', ['MK1070']],
  ['Refundering', 'Vi har annulleret og refunderet billetten til Emmy Noether.\nOrdrenummer: BO4471', ['BO4471']],
  ['お取消完了のお知らせ', '下記のご旅行のお取消を承りました。\n予約番号：NT1082', ['NT1082']],
  ['Storno hotelu', 'Na Vaši žádost jsme zrušili hotel z objednávky č. IN1771.', ['IN1771']],
  ['News of your trip', 'Dear Ms Hopper,\nyour booking X7QK2P has been cancelled. Order 12 is closed.', ['X7QK2P']],
  ['Cancellation confirmation', 'Reservation number: 884-120-77\nGuest: Grace Hopper', ['884-120-77']],
  ['Your flight was cancelled', 'Booking reference: QWERTZ\nWe are sorry. Call +49 30 1234567.', ['QWERTZ']],
  ['Stornierungsbestätigung', 'Buchungsnummer: AB12CD\nIhre Buchung wurde storniert.', ['AB12CD']],
  ['News', 'Ticket 220-1234142002 has been refunded and cancelled.', ['220-1234142002']],
  ['Cancellation of K777Q2', 'Dear Grace,\nwe are sorry.', ['K777Q2']],
  ['Annulation de votre réservation K7Q2MX', 'Votre réservation a été annulée.', ['K7Q2MX']],
  ['Booking cancelled', 'Booking ID: 4711-0815-22\nGuest: Grace Hopper', ['4711-0815-22']],
  ['Your trip was cancelled', 'PNR K7Q2MX', ['K7Q2MX']],
  ['News', 'Your booking K7Q2MX for 5 May 2027 has been cancelled.', ['K7Q2MX']],
  ['News', 'Your booking K7Q2MX for Wednesday, May 5, has been cancelled.', ['K7Q2MX']],
  ['News', 'Your booking K7Q2MX may have been cancelled.', []],
  ['Je boeking is geannuleerd', 'Bevestigingsnummer: 4128.093.715\nKosten: 1.248,00', ['4128.093.715']],
  ['Your booking K7Q2MX', 'The booking has been canceled as you asked.', ['K7Q2MX']],
  ['Reservation KXQZMP - cancelled', '', ['KXQZMP']],
  ['Cancellation', 'We confirm the cancellation of reservation k7q2mx.', ['K7Q2MX']],
  ['Cancelled: Booking k7q2mx', '', ['K7Q2MX']],
  ['Your trip', 'Hello Grace.\nCancellation of booking no. K7Q2MX', ['K7Q2MX']],
  ['Odwołany lot LO 281', 'Lot LO 281 został odwołany.\nNumer rezerwacji: K7Q2MX', ['K7Q2MX']],
  ['Rezervare', 'Rezervarea K7Q2MX a fost anulată.', ['K7Q2MX']],
  ['Varauksesi', 'Varaus K7Q2MX on peruttu.', ['K7Q2MX']],
  ['Возврат билета', 'Билет пассажира LOVELACE ADA по заказу OT2881 возвращён.', ['OT2881']],
  ['Повернення квитка', 'Квиток пасажира LOVELACE ADA за замовленням AK2881 повернено.', ['AK2881']],
  ['Su viaje', 'Le confirmamos que hemos anulado el hotel de su expediente VA-1234.', ['VA-1234']],
  ['Anulación parcial del expediente VA-1234', '', ['VA-1234']],
  ['Annulering dossier 5511206', '', ['5511206']],
  ['Uw reis', 'Op uw verzoek hebben wij dossier 5511206 geannuleerd.', ['5511206']],
  ['Afbestilling af booking CW1088', '', ['CW1088']],
  ['Din booking', 'Vi bekræfter, at din booking CW1088 er afbestilt.', ['CW1088']],
  ['Your reservation ME1208', 'Your reservation was cancelled in error and has been reinstated.', []],
  ['Cancellation booking conditions 2027', '', []],
  ['Votre voyage', 'Nous avons annulé la voiture de votre dossier K7Q2MX.', ['K7Q2MX']],
  ['승차권', '승차권 K7Q2MX 이 반환되었습니다.', ['K7Q2MX']],
  ['Foglalás', 'K7Q2MX számú foglalását töröltük.', ['K7Q2MX']],
  ['Κράτηση', 'Η κράτηση K7Q2MX ακυρώθηκε.', ['K7Q2MX']],
  ['Бронирование', 'Бронирование K7Q2MX отменено.', ['K7Q2MX']],
  ['Rezervasyon', 'K7Q2MX numaralı rezervasyonunuz iptal edildi.', ['K7Q2MX']],
  ['حجز', 'تم إلغاء الحجز K7Q2MX', ['K7Q2MX']],
  ['การจอง', 'การจอง K7Q2MX ถูกยกเลิก', ['K7Q2MX']],
  ['Đặt phòng', 'Đặt phòng K7Q2MX đã bị hủy.', ['K7Q2MX']],
  ['Reservasi', 'Reservasi K7Q2MX telah dibatalkan.', ['K7Q2MX']],
  ['Бронирование', 'Если бронирование K7Q2MX будет отменено, взимается плата.', []],
  ['予約キャンセル', 'ご予約 K7Q2MX はキャンセルされました。', ['K7Q2MX']],
  ['Your flight FR 8545 has been cancelled', 'Reservation: K7Q2MX', ['K7Q2MX']],
  ['Votre vol AF1240 est annulé', 'Référence de réservation : K7Q2MX', ['K7Q2MX']],
  ['Il treno Frecciarossa 9553 è stato cancellato', 'Prenotazione: K7Q2MX', ['K7Q2MX']],
  ['Ændring', 'Værelset til Ada Lovelace på reservation K7Q2MX er blevet annulleret.', ['K7Q2MX']],
  ['Vedr. ordre K7Q2MX', 'Din ordre K7Q2MX er blevet aflyst.', ['K7Q2MX']],
  ['Din anmälan', 'Ordernummer: K7Q2MX\nBiljetten för Ada Lovelace har avbokats.', ['K7Q2MX']],
  ['Zimmer 3', 'Wie gewünscht haben wir das Zimmer von Petra Stahl (Reservation K7Q2MX) annulliert.', ['K7Q2MX']],
  ['Reservation', 'Hvis reservation K7Q2MX er blevet annulleret, så kontakt os.', []],
  ['Bestilling', 'Gratis avbestilling til 3. mars for bestilling K7Q2MX.', []],
  ['Zugausfall', 'Ihr Zug ICE 1006 wurde storniert.\nAuftragsnummer: DB4711', ['DB4711']],
  ['您的订单 H778899 已取消', '', ['H778899']],
  ['退票成功 订单号 36100778', '', ['36100778']],
  ['払戻完了のお知らせ', '以下の予約を払い戻しました。\nお預かり番号：EX2104', ['EX2104']],
  ['Refund', 'We have cancelled and refunded the ticket of Ada Lovelace.\nTrip reference: K7Q2MX', ['K7Q2MX']],
  ['Ihre Reise', 'Wie gewünscht haben wir Ihre Buchung storniert.\nBuchungsnummer: K7Q2MX', ['K7Q2MX']],
  ['Votre voyage', "Nous avons annulé l'ensemble de votre réservation.\nRéservation : K7Q2MX", ['K7Q2MX']],
  ['Je reis', 'We hebben de vlucht van Jan geannuleerd.\nBoeking: K7Q2MX', ['K7Q2MX']],
  ['승차권 환불', '예약번호 KTX10031 승차권이 환불되었습니다.', ['KTX10031']],
  ['Refund', 'Ticket 220-1234142002 has been refunded.', ['220-1234142002']],
  ['Rimborso biglietto', 'PNR: K7Q2MX', ['K7Q2MX']],
  [
    'Reservation Cancellation #7102',
    'Your reservation has been cancelled.\nOriginal confirmation number: 7102\nCancellation number: 99881',
    ['7102'],
  ],
  ['Zwrot biletu', 'Numer zamówienia: K7Q2MX', ['K7Q2MX']],
  ['Jegy visszaváltása - K7Q2MX', '', ['K7Q2MX']],
  ['Rimborso effettuato', 'Prenotazione: K7Q2MX\nPasseggero: Ada Lovelace', ['K7Q2MX']],
  ['Rimborso effettuato', 'Prenotazione: K7Q2MX\nPasseggero: Ada Lovelace\nIndennizzo per il ritardo', []],
  ['Rimborso', 'Prenotazione: K7Q2MX\nPasseggero: Ada Lovelace\nIl rimborso è possibile fino a 24 ore prima.', []],
  ['Refund conditions', 'Booking: K7Q2MX\nPassenger: Ada Lovelace\nIf you cancel, we refund USD 60.00.', []],
  ['Erstattung', 'Buchung: K7Q2MX\nReisende: Ada Lovelace\nErstattungsbetrag: 45,00 EUR', ['K7Q2MX']],
  ['Je terugbetaling', 'Het ticket van Ada Lovelace is terugbetaald.\nBoekingscode: K7Q2MX', ['K7Q2MX']],
  ['Ihre Erstattung', 'Die Fahrkarte von Ada Lovelace wurde erstattet.\nAuftragsnummer: K7Q2MX', ['K7Q2MX']],
  ['Rimborso', 'Il biglietto di Ada Lovelace è stato rimborsato.\nCodice prenotazione: K7Q2MX', ['K7Q2MX']],
  ['Refusjon', 'Vi har nå refundert Ada Lovelaces billett.\nBestillingsnummer: K7Q2MX', ['K7Q2MX']],
  ['退款通知', 'Ada Lovelace的机票已退款。\n订单号：K7Q2MX', ['K7Q2MX']],
  ['Tickets', 'As your train was late, part of your ticket has been refunded.\nBooking reference: K7Q2MX', []],
  ['Billett refundert', 'Vi har refundert billetten til Ada Lovelace.\nOrdrenummer: K7Q2MX', ['K7Q2MX']],
  ['Bilet iptali', 'K7Q2MX rezervasyonundaki MULLER JORG adlı yolcunun bileti iptal edilmiştir.', ['K7Q2MX']],
  ['Cancellation', 'The ticket of HOPPER/GRACE in booking QWERTY has been cancelled.', ['QWERTY']],
  ['Avoir', 'Dossier n° K7Q2MX\nVoyageur annulé : M. Carl Gauss', ['K7Q2MX']],
  ['网上购票系统-用户退票通知', '您已成功办理退票，订单号码 K7Q2MX，退票信息如下：', ['K7Q2MX']],
  ['Remboursement', 'Réservation : K7Q2MX\nVoyageur : Ada Lovelace\nNous remboursons votre bagage en soute.', []],
  ['Avbestilling', 'Følgende passasjer er avbestilt fra reservasjonen K7Q2MX:\nAda Lovelace', ['K7Q2MX']],
  [
    'Information importante',
    "Nous sommes contraints d'annuler votre traversée aller.\nNuméro de réservation : K7Q2MX",
    ['K7Q2MX'],
  ],
  ['Wichtig', 'Leider müssen wir Ihre Überfahrt am 4. März absagen.\nBuchungsnummer: K7Q2MX', ['K7Q2MX']],
  ['Your stay', 'We have cancelled the room of Ada Lovelace in booking K7Q2MX, free of charge.', ['K7Q2MX']],
  ['退票通知', '您的订单 36100778 已退票成功。', ['36100778']],
])('%s: %s', (subject, text, expected) => {
  expect(cancelledReferences(subject, [text])).toEqual(expected)
})

test.each([
  ['Your booking K777', 'You can cancel K777 free of charge until 12 May.'],
  ['Booking confirmed', 'Booking reference: X7QK2P'],
  ['Booking confirmed', 'Booking reference: X7QK2P\nCancelled tickets of groups are not refunded.'],
  ['FLIGHT CANCELLED', 'The flight on 2027-03-01 has been cancelled.'],
  ['Your booking K7Q2MX is confirmed', 'Cancellation of booking K7Q2MX is free until 18:00.'],
  ['Your booking', 'Free cancellation of your stay H77123 until Friday'],
  ['Terms', 'Cancellation of booking K7Q2MX within 24 hours costs EUR 50'],
  ['Your booking K7Q2MX is confirmed', 'Bookings can be changed and cancelled online.'],
  ['Your booking', 'We have cancelled your seat request.\nBooking reference: K7Q2MX'],
  ['Your booking', 'We have not cancelled your booking.\nBooking reference: K7Q2MX'],
  ['Ihre Buchung', 'Haben Sie Ihre Buchung storniert, erhalten Sie kein Geld zurück.\nBuchungsnummer: K7Q2MX'],
  ['Refund', 'Ticket 220-1234142002 has been partially refunded.'],
  ['Erstattung', 'Zu Ihrem Ticket 220-1234142002 haben wir die Erstattung angewiesen.'],
  ['Invoice 2027-0001', 'Cancelled tickets 4711 are not refunded'],
])('%s: %s cancels nothing', (subject, text) => {
  expect(cancelledReferences(subject, [text])).toEqual([])
})

test('the sentences about a cancellation are those that say so', () => {
  const text =
    'Dear Grace,\nAda’s part of booking K7Q2MX has been cancelled. You can cancel free of charge until Friday.'
  expect(cancelledWords('News of your trip', [text])).toEqual(['Ada’s part of booking K7Q2MX has been cancelled'])
})

test('an email that books can cancel other references than its own', () => {
  const booked = {
    kind: 'flight' as const,
    status: 'confirmed' as const,
    confirmation_no: 'N4P8RT',
    travelers: [],
    provider: {},
    start: { place: {}, time: {} },
    end: { place: {}, time: {} },
    confidence: 1,
    evidence: {},
  }
  const text = 'Your booking K7Q2MX has been cancelled and replaced by N4P8RT.'
  expect(cancelledBesides('Your new booking N4P8RT', [text], [booked])).toEqual(['K7Q2MX'])
  const echange = 'Ce nouveau dossier remplace le dossier SN4711.'
  expect(cancelledBesides('Votre échange', [echange], [booked])).toEqual(['SN4711'])
  const codes = 'Bisheriger Buchungscode: K7Q2MX\nNeuer Buchungscode: N4P8RT'
  expect(cancelledBesides('Umbuchung', [codes], [booked])).toEqual(['K7Q2MX'])
  expect(cancelledBesides('Your new booking N4P8RT', ['You can cancel K7Q2MX until Friday.'], [booked])).toEqual([])
})

test.each([
  [
    'Rimborso biglietto K7Q2MX',
    'Passeggero   Ada Lovelace\nImporto   56,00 EUR',
    ['Rimborso biglietto K7Q2MX', 'Passeggero Ada Lovelace'],
  ],
  [
    'Réservation K7Q2MX',
    'La chambre 2 a été annulée.\nClient : Ada Lovelace',
    ['La chambre 2 a été annulée', 'Client : Ada Lovelace'],
  ],
  [
    'Booking K7Q2MX',
    'The following passengers have been cancelled:\n\nAda Lovelace\n\nKind regards',
    ['The following passengers have been cancelled:', 'Ada Lovelace'],
  ],
  [
    'Booking K7Q2MX',
    'Hi Ada Lovelace,\nWe have cancelled your seat on booking K7Q2MX.\nThe other passengers will still travel.',
    ['We have cancelled your seat on booking K7Q2MX', 'Passenger: Ada Lovelace'],
  ],
  [
    'Buchung K7Q2MX',
    'Hallo Ada,\nDeine Buchung K7Q2MX wurde storniert.\nDie anderen Reisenden sind nicht betroffen.',
    ['Deine Buchung K7Q2MX wurde storniert', 'Passenger: Ada'],
  ],
  ['Booking K7Q2MX', 'Your booking has been cancelled.\nGuest: Grace Hopper', ['Your booking has been cancelled']],
])('the words of %s name whose part is cancelled', (subject, text, expected) => {
  expect(cancelledWords(subject, [text])).toEqual(expected)
})

test('a room that is given back is that of the guest who is named with it', () => {
  const text =
    '下記のお部屋のキャンセルを承りました。\n■予約番号：DM120771\n■キャンセルするお部屋：2室目 Ada Lovelace 様'
  expect(cancelledWords('1室のキャンセルを承りました DM120771', [text])).toContain('Passenger: 2室目 Ada Lovelace 様')
})

test('a Chinese ticket that is returned is that of its passenger', () => {
  const text = '您的退票申请已处理完成。\n订单号：301228812\n乘机人：WANG/LI'
  expect(cancelledWords('退票成功通知 订单号 301228812', [text])).toContain('乘机人：WANG/LI')
})
