import type { Scenario } from '../scenario'

const elsewhere = 'Travel desk <travel@elsewhere.test>'

/** What is cancelled in words alone: by its route, its traveler, or the number of whoever sold it. */
export const routeScenarios: readonly Scenario[] = [
  {
    name: 'the second of three coaches is cancelled by its route',
    emails: [
      {
        by: 'FlixBus <noreply@flixbus.example>',
        subject: 'Deine Buchungsbestätigung #33#10',
        recipient: 'Jörg Müller <joerg@acme.test>',
        text: `Buchungsnummer: 33#1099
Fahrgast: Jörg Müller

FlixBus 041
Berlin ZOB - Dresden Hbf
{3.}
Abfahrt 08:00
Ankunft 10:30

FlixBus 072
Dresden Hbf - Prag Florenc
{4.}
Abfahrt 12:15
Ankunft 14:20

FlixBus N60
Prag Florenc - Berlin ZOB
{5.}
Abfahrt 15:00
Ankunft 19:40

Gesamtpreis: 60,00 USD`,
      },
      {
        by: 'FlixBus <noreply@flixbus.example>',
        subject: 'Deine Fahrt Dresden - Prag wurde storniert',
        recipient: 'Jörg Müller <joerg@acme.test>',
        sent: 9000,
        text: `Hallo Jörg,

leider müssen wir deine Fahrt von Dresden Hbf nach Prag Florenc am {4.} um 12:15 absagen. Deine anderen Fahrten finden wie geplant statt.

Buchungsnummer: 33#1099
Erstattung: 20,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Jörg Müller +3 08:00 FlixBus 041 Active 2000',
      'Jörg Müller +4 12:15 FlixBus 072 Cancelled 2000',
      'Jörg Müller +5 15:00 FlixBus N 60 Active 2000',
    ],
  },
  {
    name: 'one of three flights is cancelled by its cities',
    emails: [
      {
        by: 'Alaska Airlines <service@alaska.example>',
        subject: 'Confirmation code: ALK#3',
        text: `Confirmation code: ALK#3
Traveler: Grace Hopper

AS 330
Seattle (SEA) to San Francisco (SFO)
{3:en-US}
Departs 8:00 AM
Arrives 10:12 AM

AS 1124
San Francisco (SFO) to San Diego (SAN)
{4:en-US}
Departs 5:30 PM
Arrives 7:04 PM

AS 577
San Diego (SAN) to Seattle (SEA)
{5:en-US}
Departs 6:15 PM
Arrives 9:10 PM

Total: 360.00 USD`,
      },
      {
        by: 'Alaska Airlines <service@alaska.example>',
        subject: 'Your flight from San Francisco to San Diego has been canceled',
        sent: 38000,
        text: `Hi Grace,

Your flight from San Francisco to San Diego has been canceled due to weather. The rest of your trip is not affected.

Confirmation code: ALK#3
Refund: 120.00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 08:00 330 Active 11230',
      'Grace Hopper +4 17:30 1124 Cancelled 7387',
      'Grace Hopper +5 18:15 577 Active 17383',
    ],
  },
  {
    name: 'an agency says in words whose ticket it has cancelled',
    emails: [
      {
        by: 'BCD Travel <itinerary@bcd.example>',
        subject: 'Your trip to Oslo - BCD#44',
        recipient: elsewhere,
        text: `Trip ID: BCD#44
Airline record locator: LH#QP

Travelers:
Grace Hopper
Jörg Müller

LUFTHANSA LH 862
Frankfurt (FRA) - Oslo (OSL)
{4:en-GB}
Departure: 13:20
Arrival: 15:25

LUFTHANSA LH 865
Oslo (OSL) - Frankfurt (FRA)
{6:en-GB}
Departure: 18:10
Arrival: 20:20

Total for 2 travelers: USD 880.00`,
      },
      {
        by: 'Lufthansa <online@lufthansa.example>',
        subject: 'Electronic ticket receipt LH#QP',
        recipient: elsewhere,
        sent: 30,
        text: `Booking code: LH#QP
Passenger: HOPPER/GRACE MS
Ticket number: 220-24000#11

LH862 FRA-OSL {4:en-GB} 13:20 - 15:25
LH865 OSL-FRA {6:en-GB} 18:10 - 20:20

Fare: USD 380.00
Taxes: USD 60.00
Total: USD 440.00`,
      },
      {
        by: 'Lufthansa <online@lufthansa.example>',
        subject: 'Electronic ticket receipt LH#QP',
        recipient: elsewhere,
        sent: 31,
        text: `Booking code: LH#QP
Passenger: MUELLER/JOERG MR
Ticket number: 220-24000#12

LH862 FRA-OSL {4:en-GB} 13:20 - 15:25
LH865 OSL-FRA {6:en-GB} 18:10 - 20:20

Fare: USD 380.00
Taxes: USD 60.00
Total: USD 440.00`,
      },
      {
        by: 'BCD Travel <itinerary@bcd.example>',
        subject: 'Refund processed - ticket 220-24000#12',
        recipient: elsewhere,
        sent: 4000,
        text: `We have cancelled and refunded the ticket of Jörg Müller.

Trip ID: BCD#44
Ticket number: 220-24000#12
Refund amount: USD 390.00
Cancellation fee: USD 50.00`,
      },
    ],
    segments: [
      'Grace Hopper +4 13:20 862 Active 22000',
      'Grace Hopper +6 18:10 865 Active 22000',
      'Jörg Müller +4 13:20 862 Cancelled 22000',
      'Jörg Müller +6 18:10 865 Cancelled 22000',
    ],
  },
  {
    name: 'a train ticket is refunded in Korean',
    emails: [
      {
        by: '코레일 <noreply@korail.example>',
        subject: '승차권 예매 완료',
        recipient: 'Wei Wang <wei.wang@acme.test>',
        text: `예약번호: KTX#31
승객: Wei Wang

KTX 115
서울 - 부산
{3:ko}
출발 09:30
도착 12:12

총 금액: 60.00 USD`,
      },
      {
        by: '코레일 <noreply@korail.example>',
        subject: '승차권 환불 완료',
        recipient: 'Wei Wang <wei.wang@acme.test>',
        sent: 4000,
        text: `예약번호 KTX#31 승차권이 환불되었습니다.
취소 수수료: 6.00 USD
환불 금액: 54.00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Wei Wang +3 09:30 KTX 115 Cancelled 6000'],
    costs: [600],
  },
  {
    name: 'the ticket of one of two is cancelled in Portuguese',
    emails: [
      {
        by: 'CP <noreply@cp.example>',
        subject: 'Confirmação de compra CPX#1',
        recipient: elsewhere,
        html: `<p>Número de reserva: <b>CPX#1</b></p>
<table><tr><th>Comboio</th><th>De</th><th>Para</th><th>Data</th><th>Partida</th><th>Chegada</th></tr>
<tr><td>AP 121</td><td>Lisboa Oriente</td><td>Porto Campanhã</td><td>{3:pt}</td><td>09:39</td><td>12:22</td></tr></table>
<p>Passageiros: Grace Hopper, Ada Lovelace</p><p>Total: 70,00 USD</p>`,
      },
      {
        by: 'CP <noreply@cp.example>',
        subject: 'Anulação parcial CPX#1',
        recipient: elsewhere,
        sent: 3000,
        html: `<p>O bilhete de Ada Lovelace da reserva CPX#1 foi anulado.</p><p>Valor do reembolso: 35,00 USD</p>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 09:39 AP 121 Active 3500', 'Ada Lovelace +3 09:39 AP 121 Cancelled 3500'],
  },
]
