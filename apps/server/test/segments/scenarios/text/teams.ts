import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** One of several travelers cancels, joins, moves or gets a refund, as airlines and railways tell the travel desk. */
export const teamScenarios: readonly Scenario[] = [
  {
    name: 'one of three withdraws from a Vietnamese booking, with the fee and the refund in a table',
    emails: [
      {
        by: 'Bamboo Airways <no-reply@bambooairways.example>',
        recipient: desk,
        subject: 'Bamboo Airways - Xác nhận đặt chỗ BB#4K',
        html: `<html><body><table width="640"><tr><td bgcolor="#00a651"><img alt="Bamboo Airways" src="x.png"></td></tr><tr><td><p>Kính gửi Quý khách,</p><p>Cảm ơn Quý khách đã lựa chọn Bamboo Airways. Đặt chỗ của Quý khách đã được xác nhận.</p><p>Mã đặt chỗ: <b>BB#4K</b></p></td></tr><tr><td><h3>Thông tin hành khách</h3><table border="1"><tr><th>STT</th><th>Họ và tên</th><th>Số vé</th></tr><tr><td>1</td><td>Bà HOPPER GRACE</td><td>926-24000#01</td></tr><tr><td>2</td><td>Bà LOVELACE ADA</td><td>926-24000#02</td></tr><tr><td>3</td><td>Ông GAUSS CARL</td><td>926-24000#03</td></tr></table></td></tr><tr><td><h3>Thông tin chuyến bay</h3><table border="1"><tr><th>Chuyến bay</th><th>Khởi hành</th><th>Đến</th></tr><tr><td>QH 203</td><td>Hà Nội (HAN)<br>{3/} 08:00</td><td>TP. Hồ Chí Minh (SGN)<br>{3/} 10:15</td></tr></table></td></tr><tr><td>Tổng cộng: <b>USD 300.00</b></td></tr><tr><td><small>Vé được hoàn theo điều kiện giá vé. Phí hủy vé: USD 20.00 mỗi hành khách trước 3 giờ so với giờ khởi hành.</small></td></tr></table></body></html>`,
      },
      {
        by: 'Bamboo Airways <no-reply@bambooairways.example>',
        recipient: desk,
        subject: 'Bamboo Airways - Xác nhận hoàn vé BB#4K',
        sent: 4000,
        html: `<html><body><p>Kính gửi Quý khách,</p><p>Vé của hành khách dưới đây đã được hủy theo yêu cầu của Quý khách.</p><table border="1"><tr><td>Mã đặt chỗ</td><td>BB#4K</td></tr><tr><td>Hành khách</td><td>Ông GAUSS CARL</td></tr><tr><td>Số vé</td><td>926-24000#03</td></tr><tr><td>Phí hủy vé</td><td>USD 20.00</td></tr><tr><td>Số tiền hoàn</td><td>USD 80.00</td></tr></table><p>Các hành khách khác trong đặt chỗ không thay đổi.</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 08:00 203 Active 10000',
      'Ada Lovelace +3 08:00 203 Active 10000',
      '[Gauss Carl] +3 08:00 203 Cancelled 10000',
    ],
    stated: ['cancellation_fee 20.00 USD 1', 'refund 80.00 USD 1'],
  },
  {
    name: 'a train ticket of one of two is refunded in Norwegian',
    emails: [
      {
        by: 'Vy <noreply@vy.example>',
        recipient: desk,
        subject: 'Kvittering og billetter fra Vy',
        text: `Hei!

Takk for at du reiser med Vy. Her er billettene dine.

Ordrenummer: VY#77

Tog 61 Oslo S - Bergen
{4:nb}
Avgang 08:25
Ankomst 15:13

Reisende 1: Grace Hopper, vogn 4, sete 21
Reisende 2: Jörg Müller, vogn 4, sete 22

Betalt med kort: 180,00 USD
Herav mva: 19,00 USD

Ta med gyldig legitimasjon. Billetter kan refunderes inntil 24 timer før avgang mot et gebyr.`,
      },
      {
        by: 'Vy <noreply@vy.example>',
        recipient: desk,
        subject: 'Billett refundert - ordre VY#77',
        sent: 9000,
        text: `Hei!

Vi har kansellert og refundert billetten til Jörg Müller.

Ordrenummer: VY#77
Tog 61 Oslo S - Bergen, {4:nb} kl. 08:25

Refundert beløp: 70,00 USD
Gebyr: 20,00 USD

Beløpet er på kontoen din innen 5 virkedager.
Hilsen Vy`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 08:25 61 Active 9000', 'Jörg Müller +4 08:25 61 Cancelled 9000'],
  },
  {
    name: 'a traveler is added to a Greek booking, and only the new one is listed with the price of the ticket',
    emails: [
      {
        by: 'Sky Express <noreply@skyexpress.example>',
        recipient: desk,
        subject: 'Επιβεβαίωση κράτησης GQ#5T',
        html: `<html><body><table width="600"><tr><td>Αγαπητέ επιβάτη,<br>η κράτησή σας επιβεβαιώθηκε.</td></tr><tr><td>Κωδικός κράτησης: <b>GQ#5T</b></td></tr><tr><td><table border="1"><tr><th>Πτήση</th><th>Αναχώρηση</th><th>Άφιξη</th></tr><tr><td>GQ 204</td><td>Αθήνα (ATH)<br>{5/} 14:10</td><td>Ηράκλειο (HER)<br>{5/} 15:00</td></tr></table></td></tr><tr><td>Επιβάτες<br>1. Κα HOPPER GRACE<br>2. Κα LOVELACE ADA</td></tr><tr><td>Συνολικό ποσό: 160,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Sky Express <noreply@skyexpress.example>',
        recipient: desk,
        subject: 'Προσθήκη επιβάτη στην κράτηση GQ#5T',
        sent: 3000,
        html: `<html><body><p>Αγαπητέ επιβάτη,</p><p>Ο παρακάτω επιβάτης προστέθηκε στην κράτησή σας.</p><p>Κωδικός κράτησης: <b>GQ#5T</b></p><table border="1"><tr><th>Επιβάτης</th><td>Κος MULLER JORG</td></tr><tr><th>Πτήση</th><td>GQ 204</td></tr><tr><th>Αναχώρηση</th><td>Αθήνα (ATH) {5/} 14:10</td></tr><tr><th>Άφιξη</th><td>Ηράκλειο (HER) {5/} 15:00</td></tr><tr><th>Συνολικό ποσό</th><td>95,00 USD</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +5 14:10 204 Active 8000',
      'Ada Lovelace +5 14:10 204 Active 8000',
      'Jörg Müller +5 14:10 204 Active 9500',
    ],
  },
  {
    name: 'one of two flies a day earlier, in Arabic',
    emails: [
      {
        by: 'الخطوط السعودية <noreply@saudia.example>',
        recipient: desk,
        subject: 'تأكيد الحجز SV#2M',
        html: `<html dir="rtl"><body><table width="600"><tr><td>عزيزي الضيف، تم تأكيد حجزك.</td></tr><tr><td>رقم الحجز: <b>SV#2M</b></td></tr><tr><td><table border="1"><tr><th>الرحلة</th><th>المغادرة</th><th>الوصول</th></tr><tr><td>SV 1025</td><td>الرياض (RUH)<br>{6/} 18:00</td><td>جدة (JED)<br>{6/} 19:50</td></tr></table></td></tr><tr><td>المسافرون<br>GRACE HOPPER<br>ADA LOVELACE</td></tr><tr><td>المبلغ الإجمالي: USD 240.00</td></tr></table></body></html>`,
      },
      {
        by: 'الخطوط السعودية <noreply@saudia.example>',
        recipient: desk,
        subject: 'تم تغيير رحلتك SV#2M',
        sent: 2000,
        html: `<html dir="rtl"><body><p>تم تغيير الحجز بنجاح.</p><table border="1"><tr><td>رقم الحجز</td><td>SV#2M</td></tr><tr><td>المسافر</td><td>ADA LOVELACE</td></tr><tr><td>الرحلة الجديدة</td><td>SV 1033</td></tr><tr><td>المغادرة</td><td>الرياض (RUH) {5/} 20:00</td></tr><tr><td>الوصول</td><td>جدة (JED) {5/} 21:50</td></tr><tr><td>رسوم التغيير</td><td>USD 25.00</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +6 18:00 1025 Active 12000', 'Ada Lovelace +5 20:00 1033 Active 12000'],
  },
]
