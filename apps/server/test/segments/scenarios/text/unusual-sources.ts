import { carded, framed, grid, pairs } from '../html-frames'
import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const ada = 'Ada Lovelace <ada@acme.test>'
const joerg = 'Jörg Müller <joerg@acme.test>'
const palm = 'فندق النخيل <reservations@palmhotel.example>'
const israir = 'ישראייר <service@israir.example>'
const garenta = 'Garenta <rezervasyon@garenta.example>'
const cestovka = 'Asiana Business Travel <letenky@asiana-bt.example>'
const csa = 'ČSA <noreply@csa.example>'

/** Stays, flights and cars in Arabic, Hebrew, Turkish and Czech, from agencies, airlines and hotels. */
export const unusualSourceScenarios: readonly Scenario[] = [
  {
    name: 'a stay in Arabic is extended by a night, and the final invoice is higher',
    emails: [
      {
        by: palm,
        recipient: ada,
        subject: 'تأكيد الحجز PH#63',
        html: `<html dir="rtl"><body><p>عزيزتنا Ada Lovelace،</p><p>يسعدنا تأكيد حجزكم لدينا.</p><table border="1"><tr><td>رقم التأكيد</td><td>PH#63</td></tr><tr><td>اسم النزيل</td><td>Ada Lovelace</td></tr><tr><td>تاريخ الوصول</td><td>{3/}</td></tr><tr><td>تاريخ المغادرة</td><td>{5/}</td></tr><tr><td>نوع الغرفة</td><td>غرفة مفردة</td></tr><tr><td>المبلغ الإجمالي</td><td>USD 220.00</td></tr></table><p>فندق النخيل، شارع الملك فهد، الرياض، المملكة العربية السعودية</p></body></html>`,
      },
      {
        by: palm,
        recipient: ada,
        subject: 'تعديل الحجز PH#63',
        sent: 15_000,
        html: `<html dir="rtl"><body><p>عزيزتنا Ada Lovelace،</p><p>تم تمديد إقامتكم ليلة واحدة. تفاصيل الحجز الجديدة:</p><table border="1"><tr><td>رقم التأكيد</td><td>PH#63</td></tr><tr><td>اسم النزيل</td><td>Ada Lovelace</td></tr><tr><td>تاريخ الوصول</td><td>{3/}</td></tr><tr><td>تاريخ المغادرة</td><td>{6/}</td></tr><tr><td>المبلغ الإجمالي</td><td>USD 330.00</td></tr></table><p>فندق النخيل، شارع الملك فهد، الرياض</p></body></html>`,
      },
      {
        by: palm,
        recipient: ada,
        subject: 'الفاتورة النهائية PH#63',
        sent: 34 * 1440,
        text: `شكراً لإقامتكم معنا.

رقم التأكيد: PH#63
اسم النزيل: Ada Lovelace
المبلغ الإجمالي: USD 352.00

فندق النخيل
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 15:00 3 Active 33000'],
    costs: [35_200],
  },
  {
    name: 'a Hebrew ticket is exchanged for a fee and a difference, then everything is cancelled for a refund',
    emails: [
      {
        by: israir,
        recipient: ada,
        subject: 'אישור הזמנה 6H#2',
        html: carded({
          preview: 'ההזמנה אושרה',
          body: [
            '<div dir="rtl"><h2>ההזמנה שלך אושרה</h2></div>',
            pairs('מספר הזמנה|6H#2\nנוסע|Ada Lovelace\nמספר טיסה|6H 891'),
            grid('יציאה|נחיתה|תאריך|שעת המראה|שעת נחיתה\nתל אביב (TLV)|אתונה (ATH)|{4/}|08:30|10:40'),
            pairs('סה"כ לתשלום|USD 160.00'),
          ],
          footer: 'ישראייר תעופה ותיירות, נתב"ג',
        }),
      },
      {
        by: israir,
        recipient: ada,
        subject: 'שינוי הזמנה 6H#2',
        sent: 7000,
        html: carded({
          preview: 'הזמנתך שונתה',
          body: [
            '<div dir="rtl"><h2>הטיסה שלך שונתה לבקשתך</h2></div>',
            pairs('מספר הזמנה|6H#2\nנוסע|Ada Lovelace\nמספר טיסה|6H 895'),
            grid('יציאה|נחיתה|תאריך|שעת המראה|שעת נחיתה\nתל אביב (TLV)|אתונה (ATH)|{5/}|17:15|19:25'),
            pairs('דמי שינוי|USD 40.00\nהפרש מחיר|USD 15.00'),
          ],
          footer: 'ישראייר תעופה ותיירות, נתב"ג',
        }),
      },
      {
        by: israir,
        recipient: ada,
        subject: 'ביטול הזמנה 6H#2',
        sent: 20_000,
        text: `שלום Ada,

הזמנה מספר 6H#2 בוטלה לבקשתך.

דמי ביטול: USD 30.00
סכום ההחזר: USD 130.00

ישראייר
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +5 17:15 895 Cancelled 16000'],
    costs: [8500],
  },
  {
    name: 'a Turkish rental is extended for a fee, and the car is upgraded',
    emails: [
      {
        by: garenta,
        recipient: joerg,
        subject: 'Rezervasyon onayı GR#55',
        html: framed({
          preview: 'Rezervasyonunuz onaylandı',
          body: [
            '<h2>Rezervasyonunuz onaylandı</h2><p>Sayın Jörg Müller,</p>',
            pairs(
              'Rezervasyon no|GR#55\nSürücü|Jörg Müller\nAlış|Ankara Esenboğa Havalimanı, {3:tr} 10:00\nİade|Ankara Esenboğa Havalimanı, {5:tr} 10:00\nAraç grubu|Ekonomik\nToplam tutar|USD 96,00',
            ),
          ],
          footer: 'Garenta, Çelik Motor Ticaret A.Ş.',
        }),
      },
      {
        by: garenta,
        recipient: joerg,
        subject: 'Kiralama süreniz uzatıldı - GR#55',
        sent: 32 * 1440,
        text: `Sayın Jörg Müller,

kiralama süreniz uzatılmıştır.

Rezervasyon no: GR#55
Alış: Ankara Esenboğa Havalimanı, {3:tr} 10:00
Yeni iade: Ankara Esenboğa Havalimanı, {6:tr} 10:00
Uzatma ücreti: USD 48,00

Garenta
`,
      },
      {
        by: garenta,
        recipient: joerg,
        subject: 'Araç yükseltme - GR#55',
        sent: 32 * 1440 + 60,
        text: `Sayın Jörg Müller,

aracınız üst gruba yükseltildi.

Rezervasyon no: GR#55
Yeni araç grubu: SUV
Yükseltme ücreti: USD 25,00

Garenta
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +3 10:00 3 Active 9600'],
    costs: [16_900],
  },
  {
    name: 'a Czech agency and the airline write of one flight under different references, and the airline moves it',
    emails: [
      {
        by: cestovka,
        recipient: desk,
        subject: 'Potvrzení letenky, zakázka AB#77',
        text: `Dobrý den,

zasíláme potvrzení Vaší letenky.

Číslo zakázky: AB#77
Rezervační kód dopravce: OK#3X

Cestující: Hopper Grace, Muller Jorg

OK 766  {4.}
Praha (PRG) 09:40 - Brusel (BRU) 11:10

Cena celkem: 380,00 USD
Servisní poplatek: 20,00 USD

S pozdravem
Asiana Business Travel
`,
      },
      {
        by: csa,
        recipient: desk,
        subject: 'Vaše rezervace OK#3X',
        sent: 15,
        html: framed({
          preview: 'Děkujeme za rezervaci',
          body: [
            '<h2>Vaše rezervace</h2>',
            pairs('Kód rezervace|OK#3X\nCestující|GRACE HOPPER<br>JORG MULLER'),
            grid('Let|Odlet|Přílet\nOK 766|Praha (PRG) {4.} 09:40|Brusel (BRU) {4.} 11:10'),
          ],
          footer: 'České aerolinie a.s., Praha',
        }),
      },
      {
        by: csa,
        recipient: desk,
        subject: 'Změna letového řádu - OK#3X',
        sent: 10_000,
        text: `Vážení cestující,

čas odletu Vašeho letu byl změněn.

Kód rezervace: OK#3X
Let: OK 766, {4.}
Praha (PRG) - Brusel (BRU)
Původní odlet: 09:40
Nový odlet: 12:25
Nový přílet: 13:55

České aerolinie
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 12:25 766 Active 19000', 'Jörg Müller +4 12:25 766 Active 19000'],
    ends: ['+4 13:55', '+4 13:55'],
  },
]
