import type { Scenario } from '../scenario'

/** Notices of changes and cancellations, as portals and suppliers send them. */

const desk = 'Travel desk <travel@elsewhere.test>'

export const noticeScenarios: readonly Scenario[] = [
  {
    name: 'only the times of the way back change, and the route stands below them',
    emails: [
      {
        by: 'easyJet <donotreply@easyjet.example>',
        recipient: desk,
        subject: 'easyJet booking reference: EJ#K',
        html: `<html><body><p>Thanks for booking with us. Your booking EJ#K: London Gatwick - Geneva is confirmed</p><h3>Your flights</h3><table><tr><td>Flight EZY8471</td></tr><tr><td>London Gatwick (North Terminal) to Geneva</td></tr><tr><td>Dep {5:en-GB} 07:10</td></tr><tr><td>Arr {5:en-GB} 09:50</td></tr></table><table><tr><td>Flight EZY8478</td></tr><tr><td>Geneva to London Gatwick (North Terminal)</td></tr><tr><td>Dep {7:en-GB} 18:30</td></tr><tr><td>Arr {7:en-GB} 19:15</td></tr></table><h3>Passengers</h3><p>Ms Grace Hopper<br>Ms Ada Lovelace</p><p>Total: USD 320.00</p></body></html>`,
      },
      {
        by: 'easyJet <donotreply@easyjet.example>',
        recipient: desk,
        subject: 'Your flight time has changed - booking EJ#K',
        sent: 2000,
        html: `<html><body><p>Hello,</p><p>We are sorry, the time of your flight EZY8478 on {7:en-GB} has changed.</p><table><tr><td>Old departure</td><td>18:30</td></tr><tr><td>New departure</td><td>20:05</td></tr><tr><td>Old arrival</td><td>19:15</td></tr><tr><td>New arrival</td><td>20:50</td></tr></table><p>Geneva to London Gatwick</p><p>Booking reference: EJ#K</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +5 07:10 8471 Active 8000',
      'Ada Lovelace +5 07:10 8471 Active 8000',
      'Grace Hopper +7 20:05 8478 Active 8000',
      'Ada Lovelace +7 20:05 8478 Active 8000',
    ],
  },
  {
    name: 'the nights of a flat are changed, and the host cancels',
    emails: [
      {
        by: 'Airbnb <automated@airbnb.example>',
        subject: 'Reservation confirmed for Lisbon',
        html: `<html><body><h1>Your reservation is confirmed</h1><h2>Sunny loft in Alfama</h2><p>Entire home/apt hosted by João</p><table><tr><td>Check-in<br>{4:en-US}<br>3:00 PM</td><td>Checkout<br>{8:en-US}<br>11:00 AM</td></tr></table><p>Guests: 1 adult</p><p>Grace Hopper</p><p>Confirmation code<br>HM#QXR8</p><p>Total (USD) $480.00</p></body></html>`,
      },
      {
        by: 'Airbnb <automated@airbnb.example>',
        subject: 'Reservation HM#QXR8 updated',
        sent: 2000,
        html: `<html><body><h1>Your reservation has been updated</h1><h2>Sunny loft in Alfama</h2><table><tr><td>Check-in<br>{5:en-US}<br>3:00 PM</td><td>Checkout<br>{8:en-US}<br>11:00 AM</td></tr></table><p>Confirmation code<br>HM#QXR8</p><p>New total (USD) $360.00</p></body></html>`,
      },
      {
        by: 'Airbnb <automated@airbnb.example>',
        subject: 'Reservation HM#QXR8 canceled',
        sent: 4000,
        html: `<html><body><h1>João had to cancel your reservation</h1><p>We're sorry that your host canceled your reservation HM#QXR8 for Sunny loft in Alfama. You'll get a full refund of $360.00 USD.</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 15:00 3 Cancelled 36000'],
  },
  {
    name: 'an airline changes a flight of a Chinese portal, and the ticket is returned',
    emails: [
      {
        by: '携程旅行 <noreply@ctrip.example>',
        subject: '机票订单已出票',
        recipient: 'Wei Wang <wei.wang@acme.test>',
        text: `您的机票已出票。

订单号：CT#8821
乘机人：Wei Wang

航班：MU5101
{3:zh-CN}
上海虹桥(SHA) 08:00 - 北京首都(PEK) 10:20

总价：USD 150.00`,
      },
      {
        by: '携程旅行 <noreply@ctrip.example>',
        subject: '航班变动通知',
        recipient: 'Wei Wang <wei.wang@acme.test>',
        sent: 1000,
        text: `很抱歉，您的航班有变动。

订单号：CT#8821
乘机人：Wei Wang

原航班：MU5101 {3:zh-CN} 上海虹桥(SHA) 08:00 - 北京首都(PEK) 10:20
新航班：MU5103 {3:zh-CN} 上海虹桥(SHA) 09:00 - 北京首都(PEK) 11:20`,
      },
      {
        by: '携程旅行 <noreply@ctrip.example>',
        subject: '退票成功',
        recipient: 'Wei Wang <wei.wang@acme.test>',
        sent: 2000,
        text: `您的机票已退票成功。

订单号：CT#8821
退款金额：USD 130.00
退票费：USD 20.00`,
      },
    ],
    inAnyOrder: true,
    segments: ['Wei Wang +3 09:00 5103 Cancelled 15000'],
  },
  {
    name: 'of two rooms with numbers of their own one is cancelled',
    emails: [
      {
        by: 'Marriott <reservations@marriott.example>',
        recipient: desk,
        subject: 'Reservation Confirmation #71#01 for Courtyard Munich City East',
        html: `<html><body><h1>Courtyard Munich City East</h1><p>Orleansstrasse 81-83, 81667 Munich</p><table><tr><td>Confirmation number</td><td>71#01</td></tr><tr><td>Guest name</td><td>Grace Hopper</td></tr><tr><td>Check-in</td><td>{4:en-GB} 15:00</td></tr><tr><td>Check-out</td><td>{6:en-GB} 12:00</td></tr><tr><td>Total for stay</td><td>300.00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Marriott <reservations@marriott.example>',
        recipient: desk,
        subject: 'Reservation Confirmation #71#02 for Courtyard Munich City East',
        sent: 5,
        html: `<html><body><h1>Courtyard Munich City East</h1><p>Orleansstrasse 81-83, 81667 Munich</p><table><tr><td>Confirmation number</td><td>71#02</td></tr><tr><td>Guest name</td><td>Ada Lovelace</td></tr><tr><td>Check-in</td><td>{4:en-GB} 15:00</td></tr><tr><td>Check-out</td><td>{6:en-GB} 12:00</td></tr><tr><td>Total for stay</td><td>300.00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Marriott <reservations@marriott.example>',
        recipient: desk,
        subject: 'Reservation Cancellation #71#02',
        sent: 900,
        html: `<html><body><p>Your reservation at Courtyard Munich City East has been cancelled.</p><table><tr><td>Original confirmation number</td><td>71#02</td></tr><tr><td>Cancellation number</td><td>99881#</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 15:00 2 Active 30000', 'Ada Lovelace +4 15:00 2 Cancelled 30000'],
    bookings: 2,
  },
  {
    name: 'a German order of two trains is cancelled for a fee',
    emails: [
      {
        by: 'Deutsche Bahn <noreply@bahn.example>',
        subject: 'Buchungsbestätigung (Auftrag 4512#)',
        html: `<html><body><p>Sehr geehrte Frau Hopper,</p><p>vielen Dank für Ihre Buchung. Auftragsnummer: 4512#</p><p>Reisende: Grace Hopper</p><table><tr><th>Halt</th><th>Datum</th><th>Zeit</th><th>Gleis</th><th>Produkte</th></tr><tr><td>Hamburg Hbf</td><td>{3.}</td><td>ab 08:06</td><td>14</td><td>ICE 573</td></tr><tr><td>Frankfurt(Main)Hbf</td><td>{3.}</td><td>an 11:44</td><td>7</td><td></td></tr><tr><td>Frankfurt(Main)Hbf</td><td>{3.}</td><td>ab 12:05</td><td>9</td><td>ICE 1571</td></tr><tr><td>Stuttgart Hbf</td><td>{3.}</td><td>an 13:30</td><td>16</td><td></td></tr></table><p>Gesamtpreis: 119,80 USD</p></body></html>`,
      },
      {
        by: 'Deutsche Bahn <noreply@bahn.example>',
        subject: 'Stornierungsbestätigung Auftrag 4512#',
        sent: 900,
        html: `<html><body><p>Sehr geehrte Frau Hopper,</p><p>Ihr Auftrag 4512# wurde storniert. Es wurde ein Stornierungsentgelt von 10,00 USD einbehalten. Erstattung: 109,80 USD</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 08:06 ICE 573 Cancelled 8645', 'Grace Hopper +3 12:05 ICE 1571 Cancelled 3335'],
  },
  {
    name: 'a Dutch airline cancels a flight and rebooks to another one',
    emails: [
      {
        by: 'KLM <noreply@klm.example>',
        subject: 'Boekingsbevestiging KL#RT',
        html: `<html><body><h1>Uw reis is geboekt</h1><p>Boekingscode: <b>KL#RT</b></p><p>Passagier: Grace Hopper</p><table><tr><td>KL1853</td><td>Amsterdam (AMS)<br>{4:nl} 09:15</td><td>Düsseldorf (DUS)<br>{4:nl} 10:10</td></tr></table><p>Totaalbedrag: USD 210,00</p></body></html>`,
      },
      {
        by: 'KLM <noreply@klm.example>',
        subject: 'Uw vlucht is geannuleerd - wij hebben u omgeboekt KL#RT',
        sent: 700,
        html: `<html><body><p>Beste Grace Hopper,</p><p>Uw vlucht KL1853 van {4:nl} is geannuleerd. Wij hebben u omgeboekt naar:</p><table><tr><td>KL1857</td><td>Amsterdam (AMS)<br>{4:nl} 14:20</td><td>Düsseldorf (DUS)<br>{4:nl} 15:15</td></tr></table><p>Boekingscode: KL#RT</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 14:20 1857 Active 21000'],
  },
  {
    name: 'a Swedish agency cancels an order for a fee',
    emails: [
      {
        by: 'Resia <bokning@resia.example>',
        subject: 'Bokningsbekräftelse order RS-#',
        html: `<html><body><h1>Order RS-#</h1><p>Resenär: Grace Hopper</p><h3>Tåg</h3><table><tr><td>SJ 425</td><td>Stockholm C {3:sv} 08:25</td><td>Göteborg C {3:sv} 11:30</td></tr></table><h3>Hotell</h3><p>Hotel Pigalle, Göteborg<br>Incheckning {3:sv}<br>Utcheckning {4:sv}</p><p>Totalt: 280,00 USD</p></body></html>`,
      },
      {
        by: 'Resia <bokning@resia.example>',
        subject: 'Avbokning order RS-#',
        sent: 600,
        html: `<html><body><p>Hej Grace,</p><p>vi har avbokat din order RS-#.</p><p>Avbokningsavgift: 50,00 USD</p><p>Återbetalning: 230,00 USD</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 08:25 SJ 425 Cancelled 14000', 'Grace Hopper +3 15:00 1 Cancelled 14000'],
  },
  {
    name: 'a table is moved, and the restaurant cancels it',
    emails: [
      {
        by: 'OpenTable <noreply@opentable.example>',
        subject: 'Your reservation at Barrafina is confirmed',
        html: `<html><body><h1>Reservation confirmed</h1><h2>Barrafina</h2><p>Table for 3 on {3:en-GB} at 19:00</p><p>Name: Ada Lovelace</p><p>Confirmation number: 22#18</p></body></html>`,
      },
      {
        by: 'OpenTable <noreply@opentable.example>',
        subject: 'Your reservation at Barrafina has been modified',
        sent: 300,
        html: `<html><body><h1>Reservation modified</h1><h2>Barrafina</h2><p>Table for 3 on {3:en-GB} at 20:30</p><p>Name: Ada Lovelace</p><p>Confirmation number: 22#18</p></body></html>`,
      },
      {
        by: 'OpenTable <noreply@opentable.example>',
        subject: 'Your reservation at Barrafina has been cancelled',
        sent: 900,
        html: `<html><body><p>Unfortunately the restaurant had to cancel your reservation (22#18) for 3 on {3:en-GB}.</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 20:30 Barrafina Cancelled null'],
  },
  {
    name: 'one of two leaves, and the other one flies later, in Turkish',
    emails: [
      {
        by: 'Pegasus <bilgi@pegasus.example>',
        recipient: desk,
        subject: 'Rezervasyon onayı PC#Q',
        html: `<html><body><p>PNR: <b>PC#Q</b></p><table><tr><td>Uçuş No</td><td>PC 1181</td></tr><tr><td>Kalkış</td><td>İstanbul Sabiha Gökçen (SAW) {3:tr} 10:15</td></tr><tr><td>Varış</td><td>Londra Stansted (STN) {3:tr} 12:20</td></tr></table><p>Yolcular:<br>GRACE HOPPER<br>ADA LOVELACE</p><p>Toplam tutar: 260,00 USD</p></body></html>`,
      },
      {
        by: 'Pegasus <bilgi@pegasus.example>',
        recipient: desk,
        subject: 'İptal bilgilendirmesi PC#Q',
        sent: 500,
        html: `<html><body><p>PC#Q PNR'lı rezervasyonda ADA LOVELACE adlı yolcunun bileti iptal edilmiştir.</p><p>İade tutarı: 100,00 USD</p></body></html>`,
      },
      {
        by: 'Pegasus <bilgi@pegasus.example>',
        recipient: desk,
        subject: 'Değişiklik onayı PC#Q',
        sent: 900,
        html: `<html><body><p>Rezervasyonunuz değiştirildi. PNR: <b>PC#Q</b></p><table><tr><td>Uçuş No</td><td>PC 1181</td></tr><tr><td>Kalkış</td><td>İstanbul Sabiha Gökçen (SAW) {5:tr} 10:15</td></tr><tr><td>Varış</td><td>Londra Stansted (STN) {5:tr} 12:20</td></tr></table><p>Yolcu: GRACE HOPPER</p></body></html>`,
      },
    ],
    segments: ['Ada Lovelace +3 10:15 1181 Cancelled 13000', 'Grace Hopper +5 10:15 1181 Active 13000'],
  },
]
