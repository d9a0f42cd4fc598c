import type { Scenario } from '../scenario'

/** Changes and cancellations of parts in several languages, in HTML and in text. */

const desk = 'Travel desk <travel@elsewhere.test>'

export const changesScenarios: readonly Scenario[] = [
  {
    name: 'a Japanese stay is moved by a day',
    emails: [
      {
        by: '楽天トラベル <noreply@travel-rakuten.example>',
        subject: '【予約確認】ホテルグランヴィア京都',
        text: `グレース ホッパー 様

ご予約ありがとうございます。

予約番号：RX#901
宿泊施設名：ホテルグランヴィア京都
宿泊者氏名：Grace Hopper 様
チェックイン：{3:ja} 15:00
チェックアウト：{5:ja} 11:00
泊数：2泊
部屋数：1室
合計金額：300.00 USD`,
      },
      {
        by: '楽天トラベル <noreply@travel-rakuten.example>',
        subject: '【予約変更】ホテルグランヴィア京都',
        sent: 800,
        text: `以下の内容でご予約を変更いたしました。

予約番号：RX#901
宿泊施設名：ホテルグランヴィア京都
宿泊者氏名：Grace Hopper 様
チェックイン：{4:ja} 15:00
チェックアウト：{6:ja} 11:00
泊数：2泊
合計金額：320.00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 15:00 2 Active 32000'],
  },
  {
    name: 'a ride is followed by its receipt',
    emails: [
      {
        by: 'Bolt <receipts@bolt.example>',
        subject: 'Your scheduled ride is confirmed',
        html: `<html><body><h1>Ride scheduled</h1><p>Hi Grace Hopper</p><table><tr><td>Pickup time</td><td>{3:en-GB}, 06:15</td></tr><tr><td>Pickup</td><td>Pikk 12, Tallinn</td></tr><tr><td>Destination</td><td>Tallinn Airport</td></tr><tr><td>Estimated fare</td><td>14.00 USD</td></tr><tr><td>Booking ID</td><td>BL#77</td></tr></table></body></html>`,
      },
      {
        by: 'Bolt <receipts@bolt.example>',
        subject: 'Your ride receipt',
        sent: 44000,
        html: `<html><body><h1>Thanks for riding, Grace</h1><p>Booking ID BL#77</p><table><tr><td>06:17</td><td>Pikk 12, Tallinn</td></tr><tr><td>06:31</td><td>Tallinn Airport</td></tr></table><p>{3:en-GB}</p><table><tr><td>Fare</td><td>13.20 USD</td></tr><tr><td>Booking fee</td><td>1.10 USD</td></tr><tr><td>Total</td><td>14.30 USD</td></tr></table></body></html>`,
      },
    ],
    segments: ['Grace Hopper +3 06:17 Bolt Active 1430'],
  },
  {
    name: 'a name is corrected in Polish, and the airline cancels the flight',
    emails: [
      {
        by: 'Wizz Air <noreply@wizzair.example>',
        recipient: desk,
        subject: 'Potwierdzenie rezerwacji WZ#K',
        html: `<html><body><h1>Potwierdzenie rezerwacji</h1><p>Kod potwierdzenia lotu: <b>WZ#K</b></p><table><tr><td colspan="2"><b>LOT W6 1301</b></td></tr><tr><td>Wylot z:<br>Warszawa Chopin (WAW)<br>{4:pl} 06:00</td><td>Przylot do:<br>London Luton (LTN)<br>{4:pl} 07:40</td></tr></table><p>Pasażerowie</p><ul><li>PANI Grace Hoper</li><li>PANI Ada Lovelace</li></ul><p>Razem: 200,00 USD</p></body></html>`,
      },
      {
        by: 'Wizz Air <noreply@wizzair.example>',
        recipient: desk,
        subject: 'Zmiana nazwiska w rezerwacji WZ#K',
        sent: 300,
        html: `<html><body><h1>Twoja rezerwacja została zmieniona</h1><p>Kod potwierdzenia lotu: <b>WZ#K</b></p><table><tr><td colspan="2"><b>LOT W6 1301</b></td></tr><tr><td>Wylot z:<br>Warszawa Chopin (WAW)<br>{4:pl} 06:00</td><td>Przylot do:<br>London Luton (LTN)<br>{4:pl} 07:40</td></tr></table><p>Pasażerowie</p><ul><li>PANI Grace Hopper</li><li>PANI Ada Lovelace</li></ul></body></html>`,
      },
      {
        by: 'Wizz Air <noreply@wizzair.example>',
        recipient: desk,
        subject: 'Twój lot W6 1301 został odwołany',
        sent: 900,
        html: `<html><body><p>Z przykrością informujemy, że Twój lot W6 1301 Warszawa - Londyn w dniu {4:pl} został odwołany.</p><p>Kod potwierdzenia: WZ#K</p><p>Możesz bezpłatnie zmienić rezerwację lub otrzymać zwrot pieniędzy.</p></body></html>`,
      },
    ],
    segments: ['Grace Hopper +4 06:00 1301 Cancelled 10000', 'Ada Lovelace +4 06:00 1301 Cancelled 10000'],
  },
  {
    name: 'a stay with the numbers of hotel and portal is cancelled by the portal',
    emails: [
      {
        by: 'Expedia <noreply@expedia.example>',
        subject: 'Expedia travel confirmation - {6:en-US} - (Itinerary # 7255#)',
        html: `<html><body><h1>Your reservation is confirmed.</h1><p>Itinerary # 7255#</p><h2>The Hoxton, Holborn</h2><p>199-206 High Holborn, London, WC1V 7BD United Kingdom</p><table><tr><td>Check-in</td><td>{6:en-US}, 3:00 PM</td></tr><tr><td>Check-out</td><td>{8:en-US}, 12:00 PM</td></tr><tr><td>Reserved for</td><td>Ada Lovelace</td></tr><tr><td>Total</td><td>$420.00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'The Hoxton Holborn <reservations@thehoxton.example>',
        subject: 'See you soon at The Hoxton, Holborn',
        sent: 200,
        html: `<html><body><p>Hi Ada,</p><p>Looking forward to seeing you. Here are the details:</p><table><tr><td>Booking reference</td><td>HX#9</td></tr><tr><td>Expedia itinerary</td><td>7255#</td></tr><tr><td>Guest</td><td>Ada Lovelace</td></tr><tr><td>Arrive</td><td>{6:en-GB}</td></tr><tr><td>Depart</td><td>{8:en-GB}</td></tr></table><p>The Hoxton, Holborn</p></body></html>`,
      },
      {
        by: 'Expedia <noreply@expedia.example>',
        subject: 'Cancellation confirmation (Itinerary # 7255#)',
        sent: 3000,
        html: `<html><body><h1>Your reservation has been cancelled</h1><p>Itinerary # 7255#</p><p>The Hoxton, Holborn</p><p>Refund amount: $420.00 USD</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +6 15:00 2 Cancelled 42000'],
    bookings: 1,
  },
  {
    name: 'the first of two connecting flights leaves earlier, in Portuguese',
    emails: [
      {
        by: 'LATAM <noreply@latam.example>',
        subject: 'Sua compra foi confirmada',
        html: `<html><body><h1>Sua compra foi confirmada</h1><p>Código de reserva: <b>LA#RT</b></p><p>Passageiro: Grace Hopper</p><h3>Ida - {3:pt-BR}</h3><table><tr><td>LA3301</td><td>07:10 São Paulo (GRU)</td><td>08:55 Brasília (BSB)</td></tr><tr><td>LA3704</td><td>09:50 Brasília (BSB)</td><td>12:20 Recife (REC)</td></tr></table><p>Valor total: USD 260,00</p></body></html>`,
      },
      {
        by: 'LATAM <noreply@latam.example>',
        subject: 'Alteração no seu voo LA3301',
        sent: 600,
        html: `<html><body><p>Olá, Grace Hopper</p><p>O horário do seu voo foi alterado. Código de reserva LA#RT</p><table><tr><td>LA3301</td><td>{3:pt-BR}</td><td>São Paulo (GRU) 06:25</td><td>Brasília (BSB) 08:10</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 06:25 3301 Active 8854', 'Grace Hopper +3 09:50 3704 Active 17146'],
  },
  {
    name: 'a seat of two in a Czech coach is given back',
    emails: [
      {
        by: 'RegioJet <jizdenky@regiojet.example>',
        recipient: desk,
        subject: 'Jízdenka č. 41#90',
        html: `<html><body><h2>Elektronická jízdenka č. 41#90</h2><table><tr><td>Odkud</td><td>Praha, ÚAN Florenc</td></tr><tr><td>Kam</td><td>Wien, Erdberg</td></tr><tr><td>Datum</td><td>{2:cs}</td></tr><tr><td>Odjezd</td><td>08:30</td></tr><tr><td>Příjezd</td><td>12:45</td></tr><tr><td>Sedadla</td><td>11, 12</td></tr></table><p>Cestující: Grace Hopper, Ada Lovelace</p><p>Cena celkem: 44,00 USD</p></body></html>`,
      },
      {
        by: 'RegioJet <jizdenky@regiojet.example>',
        recipient: desk,
        subject: 'Storno jízdenky č. 41#90',
        sent: 200,
        html: `<html><body><p>Dobrý den,</p><p>z jízdenky č. 41#90 bylo stornováno místo cestující Ada Lovelace.</p><p>Vráceno: 22,00 USD</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 08:30 RegioJet Active 2200', 'Ada Lovelace +2 08:30 RegioJet Cancelled 2200'],
  },
  {
    name: 'an upgrade of a flight between airports by name costs more',
    emails: [
      {
        by: 'British Airways <BA.e-ticket@email.ba.example>',
        subject: 'BA e-ticket receipt Q#XT: New York',
        html: `<html><body><p>Booking reference: <b>Q#XT</b></p><p>Dear Ms Hopper,</p><table><tr><td><b>Your Itinerary</b></td></tr><tr><td>BA0117<br>British Airways<br>World Traveller<br>Confirmed</td><td>{4:en-GB}<br>08:25<br>Heathrow (London)<br>Terminal 5</td><td>{4:en-GB}<br>11:20<br>John F Kennedy (New York)<br>Terminal 8</td></tr></table><table><tr><td>Passenger</td><td>MS GRACE HOPPER</td></tr><tr><td>Ticket Number(s)</td><td>125-21987#33 (MS GRACE HOPPER)</td></tr><tr><td>Payment Total</td><td>USD 712.40</td></tr></table></body></html>`,
      },
      {
        by: 'British Airways <BA.upgrade@email.ba.example>',
        subject: 'Your upgrade is confirmed Q#XT',
        sent: 100,
        html: `<html><body><p>Booking reference: <b>Q#XT</b></p><p>Your upgrade is confirmed.</p><table><tr><td>BA0117<br>British Airways<br>World Traveller Plus<br>Confirmed</td><td>{4:en-GB}<br>08:25<br>Heathrow (London)</td><td>{4:en-GB}<br>11:20<br>John F Kennedy (New York)</td></tr></table><p>Passenger: MS GRACE HOPPER</p><p>Upgrade price: USD 250.00</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 08:25 117 Active 71240'],
  },
  {
    name: 'the way back of two Korean trains is given back',
    emails: [
      {
        by: '코레일 <noreply@korail.example>',
        subject: '승차권 예매 완료 안내',
        text: `예약번호: KR#82
승객명: Grace Hopper

가는 열차
KTX 101
서울 → 부산
{2:ko} 08:00 출발 10:42 도착

오는 열차
KTX 142
부산 → 서울
{3:ko} 17:00 출발 19:41 도착

총 결제금액: 100.00 USD`,
      },
      {
        by: '코레일 <noreply@korail.example>',
        subject: '승차권 반환 안내',
        sent: 500,
        text: `아래 승차권이 반환되었습니다.

예약번호: KR#82
KTX 142
부산 → 서울
{3:ko} 17:00 출발 19:41 도착

환불금액: 45.00 USD
위약금: 5.00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 08:00 KTX 101 Active 5000', 'Grace Hopper +3 17:00 KTX 142 Cancelled 5000'],
  },
]
