import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const jan = 'Jan van der Berg <jan@acme.test>'

/** Receipts of bags and seats, and refunds in languages of eastern Europe, the Near East and Asia. */
export const receiptScenarios: readonly Scenario[] = [
  {
    name: 'a bag is bought in Portuguese, and the way back is changed',
    emails: [
      {
        by: 'LATAM Airlines <noreply@latam.example>',
        subject: 'Sua compra foi realizada! Código de reserva LA#TB',
        html: `<html><body><table><tr><td><h1>Olá, Grace</h1><p>Sua compra foi realizada com sucesso!</p></td></tr><tr><td>Código de reserva: <b>LA#TB</b><br>Nº de compra: LA045#771</td></tr><tr><td><h3>Voo de ida</h3><table><tr><td>GRU<br>São Paulo<br>{3:pt-BR}<br>08:10</td><td>LA3342</td><td>GIG<br>Rio de Janeiro<br>{3:pt-BR}<br>09:15</td></tr></table><h3>Voo de volta</h3><table><tr><td>GIG<br>Rio de Janeiro<br>{5:pt-BR}<br>19:20</td><td>LA3353</td><td>GRU<br>São Paulo<br>{5:pt-BR}<br>20:30</td></tr></table></td></tr><tr><td><h3>Passageiros</h3><p>Grace Hopper - Adulto<br>Número do bilhete: 957210#88</p></td></tr><tr><td>Total pago: USD 240,00</td></tr></table></body></html>`,
      },
      {
        by: 'LATAM Airlines <noreply@latam.example>',
        subject: 'Você adicionou bagagem à sua viagem LA#TB',
        sent: 800,
        html: `<html><body><p>Olá Grace, confirmamos a compra da sua bagagem.</p><table><tr><td>Código de reserva</td><td>LA#TB</td></tr><tr><td>1 bagagem despachada 23 kg</td><td>USD 30,00</td></tr><tr><td>Total</td><td>USD 30,00</td></tr></table></body></html>`,
      },
      {
        by: 'LATAM Airlines <noreply@latam.example>',
        subject: 'Alteração no seu voo LA3353',
        sent: 5000,
        html: `<html><body><p>Olá Grace Hopper,</p><p>Informamos que o horário do seu voo foi alterado.</p><p>Código de reserva: LA#TB</p><table><tr><th></th><th>Voo original</th><th>Novo voo</th></tr><tr><td>Voo</td><td>LA3353</td><td>LA3357</td></tr><tr><td>Rota</td><td>GIG - GRU</td><td>GIG - GRU</td></tr><tr><td>Data</td><td>{5:pt-BR}</td><td>{5:pt-BR}</td></tr><tr><td>Saída</td><td>19:20</td><td>21:05</td></tr><tr><td>Chegada</td><td>20:30</td><td>22:15</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 08:10 3342 Active 12000', 'Grace Hopper +5 21:05 3357 Active 12000'],
    costs: [13500, 13500],
  },
  {
    name: 'the receipt of a seat, and a flight that is cancelled and rebooked',
    emails: [
      {
        by: 'Air Canada <notification@aircanada.example>',
        recipient: jan,
        subject: 'Your booking confirmation AC#QJ',
        html: `<html><body><table><tr><td>Booking reference: <b>AC#QJ</b></td></tr><tr><td>Passenger: Jan van der Berg<br>Ticket number: 014 2410#55</td></tr><tr><td><table><tr><td>AC 857</td><td>London, Heathrow (LHR)<br>{4:en-CA}<br>12:15</td><td>Toronto, Pearson (YYZ)<br>{4:en-CA}<br>15:10</td></tr></table></td></tr><tr><td>Grand total: USD 700.00</td></tr></table></body></html>`,
      },
      {
        by: 'Air Canada <notification@aircanada.example>',
        recipient: jan,
        subject: 'Seat selection receipt AC#QJ',
        sent: 500,
        html: `<html><body><p>Thank you for your purchase.</p><table><tr><td>Booking reference</td><td>AC#QJ</td></tr><tr><td>Preferred seat 18C</td><td>USD 45.00</td></tr><tr><td>Tax</td><td>USD 5.00</td></tr><tr><td>Total</td><td>USD 50.00</td></tr></table></body></html>`,
      },
      {
        by: 'Air Canada <notification@aircanada.example>',
        recipient: jan,
        subject: 'Your flight AC857 has been cancelled - new itinerary',
        sent: 38000,
        html: `<html><body><p>Hello Jan van der Berg,</p><p>Your flight AC857 on {4:en-CA} has been cancelled. We have rebooked you on the following flight.</p><p>Booking reference: AC#QJ</p><table><tr><td>AC 849</td><td>London, Heathrow (LHR)<br>{5:en-CA}<br>09:05</td><td>Toronto, Pearson (YYZ)<br>{5:en-CA}<br>12:00</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jan van der Berg +5 09:05 849 Active 70000'],
    costs: [75000],
  },
  {
    name: 'an Indonesian portal: the flight is rescheduled for a fee, the hotel is refunded',
    emails: [
      {
        by: 'Traveloka <noreply@traveloka.example>',
        subject: 'E-tiket Pesawat - No. Pesanan 10#5512',
        html: `<html><body><p>No. Pesanan: <b>10#5512</b></p><table><tr><td>Kode Booking (PNR)</td><td><b>GA#RT</b></td></tr></table><table><tr><td>Garuda Indonesia GA-404<br>Ekonomi</td><td>07:40<br>{3:id}</td><td>Jakarta (CGK)<br>Soekarno Hatta - Terminal 3</td></tr><tr><td></td><td>10:35<br>{3:id}</td><td>Denpasar (DPS)<br>Ngurah Rai</td></tr></table><h4>Detail Penumpang</h4><table><tr><th>No.</th><th>Nama Penumpang</th><th>Nomor Tiket</th></tr><tr><td>1</td><td>Nn. Grace Hopper</td><td>126-33440#9</td></tr></table><p>Total Pembayaran: USD 150,00</p></body></html>`,
      },
      {
        by: 'Traveloka <noreply@traveloka.example>',
        subject: 'Voucher Hotel - No. Pesanan 10#5513',
        sent: 30,
        html: `<html><body><p>No. Pesanan: <b>10#5513</b></p><h3>Hotel Tugu Bali</h3><p>Jl. Pantai Batu Bolong, Canggu</p><table><tr><td>Check-in</td><td>{3:id}, 14:00</td></tr><tr><td>Check-out</td><td>{6:id}, 12:00</td></tr><tr><td>Nama Tamu</td><td>Grace Hopper</td></tr><tr><td>Total Harga</td><td>USD 360,00</td></tr></table></body></html>`,
      },
      {
        by: 'Traveloka <noreply@traveloka.example>',
        subject: 'Reschedule berhasil - No. Pesanan 10#5512',
        sent: 3000,
        html: `<html><body><p>Halo Grace Hopper, reschedule penerbangan Anda berhasil.</p><p>No. Pesanan: 10#5512</p><table><tr><td>Kode Booking (PNR)</td><td><b>GA#RT</b></td></tr></table><table><tr><td>Garuda Indonesia GA-408</td><td>11:20<br>{4:id}</td><td>Jakarta (CGK)</td></tr><tr><td></td><td>14:15<br>{4:id}</td><td>Denpasar (DPS)</td></tr></table><p>Biaya reschedule: USD 25,00</p></body></html>`,
      },
      {
        by: 'Traveloka <noreply@traveloka.example>',
        subject: 'Refund hotel Anda telah diproses',
        sent: 6000,
        html: `<html><body><p>Halo Grace Hopper,</p><p>Pesanan hotel Anda dengan No. Pesanan 10#5513 telah dibatalkan.</p><p>Jumlah refund: USD 360,00</p></body></html>`,
      },
    ],
    segments: ['Grace Hopper +4 11:20 408 Active 15000', 'Grace Hopper +3 14:00 3 Cancelled 36000'],
    bookings: 2,
  },
  {
    name: 'one of two tickets is returned in Russian',
    emails: [
      {
        by: 'OneTwoTrip <noreply@onetwotrip.example>',
        recipient: desk,
        subject: 'Ваш заказ № OT#881 оформлен',
        html: `<html><body><table width="600"><tr><td>Заказ № <b>OT#881</b></td></tr><tr><td>Код бронирования авиакомпании: <b>SU#7N</b></td></tr><tr><td><table><tr><td>SU 6</td><td>Москва, Шереметьево (SVO)<br>{3:ru}, 07:45</td><td>Санкт-Петербург, Пулково (LED)<br>{3:ru}, 09:15</td></tr></table></td></tr><tr><td><h3>Пассажиры</h3><table><tr><td>HOPPER GRACE</td><td>билет 555 61022#1</td></tr><tr><td>LOVELACE ADA</td><td>билет 555 61022#2</td></tr></table></td></tr><tr><td>Итого: 160,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'OneTwoTrip <noreply@onetwotrip.example>',
        recipient: desk,
        subject: 'Возврат билета по заказу № OT#881',
        sent: 5000,
        html: `<html><body><p>Здравствуйте!</p><p>Билет пассажира LOVELACE ADA по заказу OT#881 возвращён.</p><table><tr><td>Сумма к возврату</td><td>60,00 USD</td></tr><tr><td>Сбор за возврат</td><td>20,00 USD</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 07:45 6 Active 8000', 'Ada Lovelace +3 07:45 6 Cancelled 8000'],
  },
  {
    name: 'the hotel beside two flights is cancelled for a fee in Hebrew',
    emails: [
      {
        by: 'אופיר טורס <booking@ophirtours.example>',
        subject: 'אישור הזמנה מספר OT#55',
        text: `מספר הזמנה: OT#55
שם הנוסע: Grace Hopper

טיסה LY 315
תל אביב (TLV) - לונדון הית'רו (LHR)
תאריך: {3/}
המראה: 06:40
נחיתה: 10:05

טיסה LY 318
לונדון הית'רו (LHR) - תל אביב (TLV)
תאריך: {6/}
המראה: 22:10
נחיתה: {7/} 05:10

מלון: Hilton London Paddington
כניסה: {3/}
יציאה: {6/}

מחיר טיסות: 500.00 USD
מחיר מלון: 600.00 USD
סה"כ לתשלום: 1,100.00 USD`,
      },
      {
        by: 'אופיר טורס <booking@ophirtours.example>',
        subject: 'ביטול מלון - הזמנה OT#55',
        sent: 4000,
        text: `שלום רב,

לבקשתך, המלון Hilton London Paddington בהזמנה OT#55 בוטל. הטיסות נשארות ללא שינוי.

דמי ביטול: 50.00 USD
סכום ההחזר: 550.00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 06:40 315 Active 25000',
      'Grace Hopper +3 15:00 3 Cancelled 60000',
      'Grace Hopper +6 22:10 318 Active 25000',
    ],
    costs: [25000, 5000, 25000],
  },
  {
    name: 'the hotel beside two flights is cancelled for a fee in Thai',
    emails: [
      {
        by: 'สยามทราเวล <booking@siamtravel.example>',
        subject: 'ยืนยันการจอง SI#77',
        html: `<html><body><h2>ยืนยันการจอง</h2><table><tr><td>หมายเลขการจอง</td><td>SI#77</td></tr><tr><td>ผู้โดยสาร</td><td>Ms Grace Hopper</td></tr></table><h3>เที่ยวบิน</h3><table border="1"><tr><td>TG 102</td><td>กรุงเทพ (BKK) {3/} 07:45</td><td>เชียงใหม่ (CNX) {3/} 09:05</td></tr><tr><td>TG 121</td><td>เชียงใหม่ (CNX) {5/} 20:40</td><td>กรุงเทพ (BKK) {5/} 22:00</td></tr></table><h3>โรงแรม</h3><table border="1"><tr><td>โรงแรม</td><td>Ratilanna Riverside Chiang Mai</td></tr><tr><td>เช็คอิน</td><td>{3/}</td></tr><tr><td>เช็คเอาท์</td><td>{5/}</td></tr></table><table><tr><td>เที่ยวบิน</td><td>USD 160.00</td></tr><tr><td>โรงแรม</td><td>USD 240.00</td></tr><tr><td>รวมทั้งหมด</td><td>USD 400.00</td></tr></table></body></html>`,
      },
      {
        by: 'สยามทราเวล <booking@siamtravel.example>',
        subject: 'ยกเลิกโรงแรม SI#77',
        sent: 3000,
        html: `<html><body><p>เรียนคุณ Grace Hopper</p><p>โรงแรม Ratilanna Riverside Chiang Mai ในหมายเลขการจอง SI#77 ถูกยกเลิกแล้ว เที่ยวบินไม่มีการเปลี่ยนแปลง</p><table><tr><td>ค่าธรรมเนียมการยกเลิก</td><td>USD 40.00</td></tr><tr><td>จำนวนเงินคืน</td><td>USD 200.00</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 07:45 102 Active 8000',
      'Grace Hopper +3 15:00 2 Cancelled 24000',
      'Grace Hopper +5 20:40 121 Active 8000',
    ],
    costs: [8000, 4000, 8000],
  },
  {
    name: 'airports in lines of their own, and one of two tickets is refunded',
    emails: [
      {
        by: 'Singapore Airlines <noreply@singaporeair.example>',
        recipient: desk,
        subject: 'Your booking is confirmed - SQ#PZ',
        html: `<html><body><table width="600"><tr><td>Booking reference<br><b style="font-size:28px">SQ#PZ</b></td></tr><tr><td><table><tr><td colspan="2">Departs</td></tr><tr><td>SIN 09:25</td><td>Singapore Changi Terminal 3<br>{5:en-GB}</td></tr><tr><td>NRT 17:30</td><td>Tokyo Narita Terminal 1<br>{5:en-GB}</td></tr><tr><td colspan="2">Singapore Airlines SQ 638 - Economy</td></tr></table></td></tr><tr><td><h3>PASSENGER DETAILS</h3><table><tr><td>GRACE HOPPER<br>E-ticket 618-24781#11</td></tr><tr><td>ADA LOVELACE<br>E-ticket 618-24781#12</td></tr></table></td></tr><tr><td><table><tr><td>TOTAL PAID</td><td>USD 1,100.00</td></tr></table></td></tr></table></body></html>`,
      },
      {
        by: 'Singapore Airlines <noreply@singaporeair.example>',
        recipient: desk,
        subject: 'Your refund request has been processed',
        sent: 6000,
        html: `<html><body><p>Dear Customer,</p><p>The ticket 618-24781#12 of Ms Ada Lovelace in booking SQ#PZ has been cancelled and refunded.</p><table><tr><td>Refund amount</td><td>USD 450.00</td></tr><tr><td>Cancellation fee</td><td>USD 100.00</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 09:25 638 Active 55000', 'Ada Lovelace +5 09:25 638 Cancelled 55000'],
  },
]
