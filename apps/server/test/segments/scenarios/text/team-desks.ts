import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Bookings of several travelers of which an agency and an airline write, or each traveler gets a receipt. */
export const teamDeskScenarios: readonly Scenario[] = [
  {
    name: 'a Hungarian agency books three, the airline issues their tickets and moves the flight',
    emails: [
      {
        by: 'OTP Travel <foglalas@otptravel.example>',
        recipient: desk,
        subject: 'Foglalás visszaigazolása OT#31',
        text: `Tisztelt Ügyfelünk!

Köszönjük megrendelését. Az alábbi repülőjegyeket foglaltuk:

Iktatószám: OT#31
Légitársaság foglalási kódja: KZ#8V

Utasok:
HOPPER/GRACE MS
LOVELACE/ADA MS
MULLER/JORG MR

KL 1976  Budapest (BUD) - Amsterdam (AMS)  {4.}  09:40 - 11:50

Végösszeg: 630,00 USD
Szervizdíj: 30,00 USD

Üdvözlettel:
OTP Travel üzleti utazás`,
      },
      {
        by: 'KLM <noreply@klm-tickets.example>',
        recipient: desk,
        subject: 'Your KLM e-tickets KZ#8V',
        sent: 60,
        html: `<html><body><h2>Ticket receipt</h2><p>Booking code: <b>KZ#8V</b></p><table border="1"><tr><th>Passenger</th><th>Ticket number</th></tr><tr><td>Ms Grace Hopper</td><td>074 2400#00031</td></tr><tr><td>Ms Ada Lovelace</td><td>074 2400#00032</td></tr><tr><td>Mr Jorg Muller</td><td>074 2400#00033</td></tr></table><table border="1"><tr><th>Flight</th><th>From</th><th>To</th><th>Departure</th><th>Arrival</th></tr><tr><td>KL1976</td><td>Budapest (BUD)</td><td>Amsterdam (AMS)</td><td>{4:en-GB} 09:40</td><td>{4:en-GB} 11:50</td></tr></table></body></html>`,
      },
      {
        by: 'KLM <noreply@klm-tickets.example>',
        recipient: desk,
        subject: 'Change to your flight KL1976',
        sent: 12000,
        html: `<html><body><p>Dear customer,</p><p>The departure time of your flight has changed.</p><p>Booking code: <b>KZ#8V</b></p><table border="1"><tr><th>Flight</th><th>New departure</th><th>New arrival</th></tr><tr><td>KL1976 Budapest (BUD) - Amsterdam (AMS)</td><td>{4:en-GB} 10:15</td><td>{4:en-GB} 12:25</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +4 10:15 1976 Active 21000',
      'Ada Lovelace +4 10:15 1976 Active 21000',
      'Jörg Müller +4 10:15 1976 Active 21000',
    ],
    costs: [21000, 21000, 21000],
  },
  {
    name: 'an Israeli airline moves one of three to the next day under a number of her own',
    emails: [
      {
        by: 'אל על <noreply@elal.example>',
        recipient: desk,
        subject: 'אישור הזמנה LY#8C',
        html: `<html dir="rtl"><body><p>נוסעים יקרים, הזמנתכם אושרה.</p><p>מספר הזמנה: <b>LY#8C</b></p><table border="1"><tr><th>טיסה</th><th>המראה</th><th>נחיתה</th></tr><tr><td>LY 315</td><td>תל אביב (TLV)<br>{4/} 08:30</td><td>לונדון הית׳רו (LHR)<br>{4/} 12:05</td></tr></table><p>נוסעים:</p><ul><li>HOPPER GRACE MS</li><li>LOVELACE ADA MS</li><li>NOETHER EMMY MS</li></ul><p>סה"כ לתשלום: USD 900.00</p></body></html>`,
      },
      {
        by: 'אל על <noreply@elal.example>',
        recipient: desk,
        subject: 'שינוי הזמנה LY#8C',
        sent: 5000,
        html: `<html dir="rtl"><body><p>ההזמנה של הנוסעת ADA LOVELACE הופרדה ושונתה לבקשתכם.</p><table border="1"><tr><td>מספר הזמנה חדש</td><td>LZ#4D</td></tr><tr><td>מספר הזמנה קודם</td><td>LY#8C</td></tr><tr><td>נוסעת</td><td>LOVELACE ADA MS</td></tr></table><table border="1"><tr><th>טיסה</th><th>המראה</th><th>נחיתה</th></tr><tr><td>LY 315</td><td>תל אביב (TLV)<br>{5/} 08:30</td><td>לונדון הית׳רו (LHR)<br>{5/} 12:05</td></tr></table><p>דמי שינוי: USD 75.00</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +4 08:30 315 Active 30000',
      '[Noether Emmy] +4 08:30 315 Active 30000',
      'Ada Lovelace +5 08:30 315 Active 30000',
    ],
  },
  {
    name: 'a Dutch agency invoices a flight for two to each of them, with its fee',
    emails: [
      {
        by: 'VCK Travel <reserveringen@vcktravel.example>',
        recipient: desk,
        subject: 'Reisbescheiden VK#60 - Zürich',
        text: `Beste reiziger,

Hierbij de bevestiging van uw reis.

Dossiernummer: VK#60
Reserveringscode Swiss: LX#3P

Reizigers
Mevrouw Grace Hopper
De heer Jan van der Berg

LX 725 Amsterdam (AMS) - Zürich (ZRH)
{3:nl}
Vertrek 09:35, aankomst 11:05

LX 736 Zürich (ZRH) - Amsterdam (AMS)
{4:nl}
Vertrek 20:25, aankomst 22:05

Met vriendelijke groet,
VCK Travel`,
      },
      {
        by: 'VCK Travel <facturatie@vcktravel.example>',
        recipient: desk,
        subject: 'Factuur 27#601 dossier VK#60',
        sent: 500,
        text: `Factuur 27#601
Dossiernummer: VK#60

Reiziger: Mevrouw Grace Hopper
Vlucht LX 725 Amsterdam (AMS) - Zürich (ZRH) {3:nl} 09:35
Vlucht LX 736 Zürich (ZRH) - Amsterdam (AMS) {4:nl} 20:25

Ticketprijs: 300,00 USD
Servicekosten: 25,00 USD
Totaal: 325,00 USD`,
      },
      {
        by: 'VCK Travel <facturatie@vcktravel.example>',
        recipient: desk,
        subject: 'Factuur 27#602 dossier VK#60',
        sent: 501,
        text: `Factuur 27#602
Dossiernummer: VK#60

Reiziger: De heer Jan van der Berg
Vlucht LX 725 Amsterdam (AMS) - Zürich (ZRH) {3:nl} 09:35
Vlucht LX 736 Zürich (ZRH) - Amsterdam (AMS) {4:nl} 20:25

Ticketprijs: 280,00 USD
Servicekosten: 25,00 USD
Totaal: 305,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 09:35 725 Active 16250',
      'Grace Hopper +4 20:25 736 Active 16250',
      'Jan van der Berg +3 09:35 725 Active 15250',
      'Jan van der Berg +4 20:25 736 Active 15250',
    ],
    costs: [15250, 16250, 15250, 16250],
  },
  {
    name: 'an Indonesian airline sends a receipt to each of two, one cancels, and the flight is moved for who is left',
    emails: [
      {
        by: 'Garuda Indonesia <noreply@garuda-indonesia.example>',
        recipient: desk,
        subject: 'E-tiket Anda GA#7R',
        text: `Terima kasih telah memilih Garuda Indonesia.

Kode booking: GA#7R

Penumpang:
1. MS GRACE HOPPER - 126-2400#0071
2. MR CARL GAUSS - 126-2400#0072

GA 402 Jakarta (CGK) - Denpasar (DPS)
{5:id}
Berangkat 09:20
Tiba 12:20

Total: USD 260.00`,
      },
      {
        by: 'Garuda Indonesia <noreply@garuda-indonesia.example>',
        recipient: desk,
        subject: 'Konfirmasi pembatalan GA#7R',
        sent: 3000,
        text: `Tiket atas nama MR CARL GAUSS telah dibatalkan.

Kode booking: GA#7R
Nomor tiket: 126-2400#0072
Jumlah pengembalian dana: USD 100.00
Biaya pembatalan: USD 30.00`,
      },
      {
        by: 'Garuda Indonesia <noreply@garuda-indonesia.example>',
        recipient: desk,
        subject: 'Perubahan jadwal penerbangan GA402',
        sent: 9000,
        text: `Yth. Pelanggan,

Kami informasikan perubahan jadwal penerbangan Anda.

Kode booking: GA#7R
GA 402 Jakarta (CGK) - Denpasar (DPS)
{5:id}
Berangkat 10:45
Tiba 13:45

Mohon maaf atas ketidaknyamanan ini.`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 10:45 402 Active 13000', '[Carl Gauss] +5 10:45 402 Cancelled 13000'],
  },
]
