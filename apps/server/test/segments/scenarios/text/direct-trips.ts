import { button, carded, framed, grid, pairs } from '../html-frames'
import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const grace = 'Grace Hopper <grace@acme.test>'
const southwest = 'Southwest Airlines <southwestairlines@ifly.southwest.example>'
const flynas = 'flynas <noreply@flynas.example>'
const olympic = 'Olympic Air <noreply@olympicair.example>'
const sunexpress = 'SunExpress <bilgi@sunexpress.example>'
const asiana = '아시아나항공 <noreply@flyasiana.example>'
const arkia = 'ארקיע <noreply@arkia.example>'

/** Flights booked with airlines in eight alphabets and forms, which are changed, delayed and cancelled. */
export const directTripScenarios: readonly Scenario[] = [
  {
    name: 'Southwest: the flight back is moved for a difference, then everything is cancelled for a flight credit',
    emails: [
      {
        by: southwest,
        recipient: grace,
        subject: 'You’re going to Denver! Reservation SW#JK',
        html: framed({
          preview: 'Here’s your itinerary and receipt.',
          body: [
            '<h1>You’re going to Denver!</h1><p>Hi Grace, here is your itinerary and receipt.</p>',
            pairs('Confirmation #|SW#JK\nPassenger|Grace Hopper\nTicket #|526214#881'),
            '<table width="100%"><tr><td colspan="3"><b>Departing {3:en-US}</b></td></tr><tr><td>Flight 1204</td><td>DEPARTS <b>07:05AM</b><br>DAL Dallas (Love Field)</td><td>ARRIVES <b>08:20AM</b><br>DEN Denver</td></tr></table>',
            '<table width="100%"><tr><td colspan="3"><b>Returning {6:en-US}</b></td></tr><tr><td>Flight 2337</td><td>DEPARTS <b>05:40PM</b><br>DEN Denver</td><td>ARRIVES <b>08:35PM</b><br>DAL Dallas (Love Field)</td></tr></table>',
            pairs('Base Fare|USD 210.00\nTaxes and fees|USD 30.00\nTotal|USD 240.00'),
            button('Check in'),
          ],
          footer:
            'Southwest Airlines, 2702 Love Field Drive, Dallas, TX 75235. All travel involving funds from this confirmation number must be completed within one year.',
        }),
      },
      {
        by: southwest,
        recipient: grace,
        subject: 'Change confirmation SW#JK',
        sent: 4000,
        html: framed({
          preview: 'Your flight change is confirmed.',
          body: [
            '<h1>Your change is confirmed.</h1>',
            pairs('Confirmation #|SW#JK\nPassenger|Grace Hopper'),
            '<table width="100%"><tr><td colspan="3"><b>Returning {7:en-US}</b></td></tr><tr><td>Flight 418</td><td>DEPARTS <b>11:15AM</b><br>DEN Denver</td><td>ARRIVES <b>02:10PM</b><br>DAL Dallas (Love Field)</td></tr></table>',
            pairs('Fare difference|USD 36.00\nAmount charged|USD 36.00'),
          ],
          footer: 'Southwest Airlines, Dallas, Texas',
        }),
      },
      {
        by: southwest,
        recipient: grace,
        subject: 'Your reservation has been canceled',
        sent: 9000,
        text: 'Hi Grace,\n\nYour trip has been canceled.\n\nConfirmation #: SW#JK\nPassenger: Grace Hopper\n\nFlight credit: USD 276.00\nExpires one year from the date of purchase\n\nYou can apply this credit to a future Southwest flight.\n',
      },
    ],
    segments: ['Grace Hopper +3 07:05 1204 Cancelled 12000', 'Grace Hopper +7 11:15 418 Cancelled 12000'],
  },
  {
    name: 'flynas in Arabic: another day for a fee, then check-in opens',
    emails: [
      {
        by: flynas,
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'تأكيد الحجز - رقم الحجز XY#FN',
        html: framed({
          preview: 'شكراً لاختياركم طيران ناس',
          body: [
            '<div dir="rtl"><h2>تم تأكيد حجزك</h2></div>',
            pairs('رقم الحجز|XY#FN\nالمسافر|Ada Lovelace\nرقم الرحلة|XY 17'),
            grid('من|إلى|التاريخ|المغادرة|الوصول\nالرياض (RUH)|جدة (JED)|{3/}|09:00|10:45'),
            pairs('الأجرة|USD 80.00\nالضرائب والرسوم|USD 15.00\nالمبلغ الإجمالي|USD 95.00'),
          ],
          footer: 'طيران ناس، الرياض، المملكة العربية السعودية. تطبق الشروط والأحكام.',
        }),
      },
      {
        by: flynas,
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'تم تغيير حجزك XY#FN',
        sent: 5000,
        html: framed({
          preview: 'تم تغيير رحلتك بنجاح',
          body: [
            '<div dir="rtl"><h2>تم تغيير رحلتك بنجاح</h2><p>تفاصيل رحلتك الجديدة:</p></div>',
            pairs('رقم الحجز|XY#FN\nالمسافر|Ada Lovelace\nرقم الرحلة|XY 25'),
            grid('من|إلى|التاريخ|المغادرة|الوصول\nالرياض (RUH)|جدة (JED)|{4/}|18:30|20:15'),
            pairs('رسوم التغيير|USD 20.00'),
          ],
          footer: 'طيران ناس، الرياض',
        }),
      },
      {
        by: flynas,
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'حان وقت إنجاز إجراءات السفر',
        sent: 31 * 1440,
        text: 'مرحباً Ada Lovelace،\n\nيمكنك الآن إنجاز إجراءات السفر لرحلتك.\n\nرقم الحجز: XY#FN\nرقم الرحلة: XY 25\nمن: الرياض (RUH)\nإلى: جدة (JED)\nالتاريخ: {4/}\nالمغادرة: 18:30\nالوصول: 20:15\n\nطيران ناس\n',
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +4 18:30 25 Active 9500'],
    ends: ['+4 20:15'],
    costs: [11_500],
  },
  {
    name: 'Olympic Air in Greek: a seat is bought for one of two, and the flight is delayed',
    emails: [
      {
        by: olympic,
        recipient: desk,
        subject: 'Επιβεβαίωση κράτησης OA#LM',
        text: 'Σας ευχαριστούμε που επιλέξατε την Olympic Air.\n\nΚωδικός κράτησης: OA#LM\n\nΕπιβάτες:\n1. Grace Hopper\n2. Jörg Müller\n\nΠτήση OA 344\nΑθήνα (ATH) - Χανιά (CHQ)\nΑναχώρηση: {3:el} 12:15\nΆφιξη: {3:el} 13:05\n\nΣυνολικό ποσό: 150,00 USD\n\nΤο check-in κλείνει 30 λεπτά πριν από την αναχώρηση.\n',
      },
      {
        by: olympic,
        recipient: desk,
        subject: 'Απόδειξη αγοράς θέσης - OA#LM',
        sent: 2000,
        text: 'Ευχαριστούμε για την αγορά σας.\n\nΚωδικός κράτησης: OA#LM\nΕπιβάτης: Jörg Müller\nΘέση: 3A\nΣύνολο: 10,00 USD\n',
      },
      {
        by: olympic,
        recipient: desk,
        subject: 'Καθυστέρηση πτήσης OA344',
        sent: 31 * 1440 - 300,
        text: 'Αγαπητέ επιβάτη,\n\nη πτήση OA344 της {3:el} από Αθήνα προς Χανιά θα καθυστερήσει.\n\nΚωδικός κράτησης: OA#LM\nΝέα ώρα αναχώρησης: 13:40\nΝέα ώρα άφιξης: 14:30\n\nΖητούμε συγγνώμη για την ταλαιπωρία.\n',
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 13:40 344 Active 7500', 'Jörg Müller +3 13:40 344 Active 7500'],
    ends: ['+3 14:30', '+3 14:30'],
    costs: [8000, 8000],
  },
  {
    name: 'SunExpress in Turkish: new flight on another day, then the only passenger gets the refund',
    emails: [
      {
        by: sunexpress,
        recipient: grace,
        subject: 'Rezervasyon onayı XQ#8T',
        html: carded({
          preview: 'Rezervasyonunuz onaylandı.',
          body: [
            '<h2>Rezervasyonunuz onaylandı</h2>',
            pairs('Rezervasyon kodu (PNR)|XQ#8T\nYolcu|Grace Hopper'),
            '<table><tr><td>Uçuş</td><td>XQ 9301</td></tr><tr><td>Kalkış</td><td>İzmir (ADB) {3:tr} 07:10</td></tr><tr><td>Varış</td><td>Antalya (AYT) {3:tr} 08:20</td></tr></table>',
            pairs('Ücret|70,00 USD\nVergiler|10,00 USD\nToplam|80,00 USD'),
          ],
          footer: 'Güneş Ekspres Havacılık A.Ş. Yenigöl Mah. Antalya',
        }),
      },
      {
        by: sunexpress,
        recipient: grace,
        subject: 'Uçuş saatinizde değişiklik – XQ#8T',
        sent: 5000,
        html: carded({
          preview: 'Uçuşunuzun tarifesi değişti.',
          body: [
            '<p>Sayın yolcumuz, tarife değişikliği nedeniyle yeni uçuş bilgileriniz aşağıdadır.</p>',
            pairs('PNR|XQ#8T'),
            '<table><tr><td>Yeni uçuş</td><td>XQ 9305</td></tr><tr><td>Kalkış</td><td>İzmir (ADB) {4:tr} 19:45</td></tr><tr><td>Varış</td><td>Antalya (AYT) {4:tr} 20:55</td></tr></table>',
          ],
          footer: 'Güneş Ekspres Havacılık A.Ş.',
        }),
      },
      {
        by: sunexpress,
        recipient: grace,
        subject: 'İptal ve iade onayı – XQ#8T',
        sent: 9000,
        text: 'Sayın Grace Hopper,\n\nXQ#8T numaralı rezervasyonunuz talebiniz üzerine iptal edilmiştir.\n\nİade edilecek tutar: 80,00 USD\n\nİade, ödeme yaptığınız karta 7 iş günü içinde yapılacaktır.\n',
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 19:45 9305 Cancelled 8000'],
    costs: [0],
  },
  {
    name: 'Asiana in Korean: one of two passengers is cancelled for a fee',
    emails: [
      {
        by: asiana,
        recipient: desk,
        subject: '[아시아나항공] 예약 확인 OZ#35',
        html: framed({
          preview: '예약이 완료되었습니다.',
          body: [
            '<h2>예약이 완료되었습니다</h2>',
            pairs('예약번호|OZ#35\n탑승객|Ada Lovelace, Jan van der Berg'),
            grid('편명|출발|도착\nOZ 8901|김포 (GMP)<br>{5:ko} 08:00|제주 (CJU)<br>{5:ko} 09:10'),
            pairs('항공 운임|USD 140.00\n세금 및 수수료|USD 20.00\n총 결제금액|USD 160.00'),
          ],
          footer: '본 메일은 발신 전용입니다. 아시아나항공(주) 서울특별시 강서구',
        }),
      },
      {
        by: asiana,
        recipient: desk,
        subject: '[아시아나항공] 환불 완료 안내 OZ#35',
        sent: 6000,
        text: '고객님의 환불 요청이 처리되었습니다.\n\n예약번호: OZ#35\n취소된 탑승객: Jan van der Berg\n편명: OZ 8901 김포(GMP) - 제주(CJU)\n출발: {5:ko} 08:00\n\n환불 수수료: USD 10.00\n환불 금액: USD 70.00\n\nAda Lovelace 님의 예약은 그대로 유지됩니다.\n\n아시아나항공\n',
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +5 08:00 8901 Active 8000', 'Jan van der Berg +5 08:00 8901 Cancelled 8000'],
    costs: [8000, 1000],
  },
  {
    name: 'Arkia in Hebrew: an earlier flight on the same day, and the older confirmation comes last',
    emails: [
      {
        by: arkia,
        recipient: grace,
        subject: 'שינוי בהזמנה IZ#72',
        sent: 5000,
        text: 'שלום Grace Hopper,\n\nהטיסה שלך שונתה. פרטי הטיסה החדשה:\n\nמספר הזמנה: IZ#72\nנוסעת: Grace Hopper\n\nטיסה IZ 803\nתל אביב (TLV) - אילת (ETM)\nתאריך: {4/}\nהמראה: 07:30\nנחיתה: 08:25\n\nדמי שינוי: USD 15.00\n\nארקיע קווי תעופה\n',
      },
      {
        by: arkia,
        recipient: grace,
        subject: 'אישור הזמנה IZ#72',
        text: 'שלום Grace Hopper,\n\nתודה שהזמנת בארקיע.\n\nמספר הזמנה: IZ#72\nנוסעת: Grace Hopper\n\nטיסה IZ 817\nתל אביב (TLV) - אילת (ETM)\nתאריך: {4/}\nהמראה: 14:10\nנחיתה: 15:05\n\nסה"כ לתשלום: USD 65.00\n\nארקיע קווי תעופה\n',
      },
    ],
    segments: ['Grace Hopper +4 07:30 803 Active 6500'],
    ends: ['+4 08:25'],
    costs: [8000],
  },
]
