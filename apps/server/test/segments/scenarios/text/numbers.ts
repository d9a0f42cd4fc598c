import type { Scenario } from '../scenario'

/** Bookings that are known by the number of whoever sold them, of a ticket, or of an order. */

export const numberScenarios: readonly Scenario[] = [
  {
    name: 'an agency cancels the car of a trip, and then the whole trip by its number',
    emails: [
      {
        by: 'FCM Travel <itineraries@fcm.example>',
        subject: 'Confirmed: your trip to Madrid (FCM#01)',
        text: `Booking reference: FCM#01
Traveller: Grace Hopper

FLIGHT
BA 462 London Heathrow (LHR) to Madrid (MAD)
Departs {2:en-GB} 11:25
Arrives {2:en-GB} 14:55
Airline reference: BAA#9

HOTEL
NH Madrid Nacional
Paseo del Prado 48, 28014 Madrid
Check in {2:en-GB}
Check out {4:en-GB}
Confirmation number: NH#77

CAR
Sixt
Pick up: Madrid Barajas Airport, {2:en-GB} 15:30
Drop off: Madrid Barajas Airport, {4:en-GB} 16:00
Confirmation number: SX#31`,
      },
      {
        by: 'FCM Travel <itineraries@fcm.example>',
        subject: 'Car rental cancelled (FCM#01)',
        sent: 300,
        text: `Booking reference: FCM#01
Traveller: Grace Hopper

We have cancelled the following car rental as requested:

Sixt
Pick up: Madrid Barajas Airport, {2:en-GB} 15:30
Drop off: Madrid Barajas Airport, {4:en-GB} 16:00
Confirmation number: SX#31`,
      },
      {
        by: 'FCM Travel <itineraries@fcm.example>',
        subject: 'Your trip has been cancelled (FCM#01)',
        sent: 900,
        text: `Your trip FCM#01 has been cancelled in full.`,
      },
    ],
    segments: [
      'Grace Hopper +2 11:25 462 Cancelled null',
      'Grace Hopper +2 15:00 2 Cancelled null',
      'Grace Hopper +2 15:30 3 Cancelled null',
    ],
  },
  {
    name: 'each passenger has a fare',
    emails: [
      {
        by: 'airBaltic <noreply@airbaltic.example>',
        subject: 'Your booking BT#FG',
        text: `Booking reference: BT#FG

Passengers
Ms Grace Hopper (adult)   USD 120.00
Ms Ada Lovelace (adult)   USD 150.00

BT 652 Riga (RIX) - London Gatwick (LGW)
{2:en-GB}
07:55 - 08:45

Total USD 270.00`,
      },
    ],
    segments: ['Grace Hopper +2 07:55 652 Active 12000', 'Ada Lovelace +2 07:55 652 Active 15000'],
  },
  {
    name: 'a refund is paid by the number of the ticket',
    emails: [
      {
        by: 'Lufthansa <noreply@lufthansa.example>',
        subject: 'Buchungsdetails LH#UV',
        recipient: 'Jörg Müller <joerg@acme.test>',
        text: `Buchungscode: LH#UV
Passagier: Herr Jörg Müller
Ticketnummer: 220-771#0045

LH 1048 Frankfurt (FRA) - Paris (CDG)
{4.}
Abflug 16:40 Ankunft 17:55

Gesamtpreis: 180,00 USD`,
      },
      {
        by: 'Lufthansa <noreply@lufthansa.example>',
        subject: 'Ihre Buchung LH#UV wurde storniert',
        sent: 200,
        recipient: 'Jörg Müller <joerg@acme.test>',
        text: `Ihre Buchung LH#UV wurde auf Ihren Wunsch storniert.`,
      },
      {
        by: 'Lufthansa Refund <refund@lufthansa.example>',
        subject: 'Erstattung zu Ticket 220-771#0045',
        sent: 4000,
        recipient: 'Jörg Müller <joerg@acme.test>',
        text: `Guten Tag,

zu Ihrem Ticket 220-771#0045 haben wir die Erstattung angewiesen.

Erstattungsbetrag: 95,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +4 16:40 1048 Cancelled 18000'],
    stated: ['refund 95.00 USD'],
  },
  {
    name: 'a voucher and the hotel’s confirmation meet, and the agency cancels for a fee',
    emails: [
      {
        by: 'Hotelbeds <voucher@hotelbeds.example>',
        subject: 'Voucher 102-77#12',
        text: `Voucher
Agency reference: 102-77#12
Hotel reference: QH#5
Guest: Grace Hopper
Quality Hotel Globe
Arenaslingan 7, 121 26 Stockholm
Check-in: {2:en-GB}
Check-out: {5:en-GB}
Total: USD 390.00`,
      },
      {
        by: 'Quality Hotel Globe <booking@quality.example>',
        subject: 'Welcome to Quality Hotel Globe',
        sent: 800,
        text: `Dear Grace Hopper,

we look forward to welcoming you.
Reservation number: QH#5
Arrival: {2:en-GB}
Departure: {5:en-GB}
Quality Hotel Globe, Arenaslingan 7, 121 26 Stockholm`,
      },
      {
        by: 'Hotelbeds <voucher@hotelbeds.example>',
        subject: 'Cancellation of 102-77#12',
        sent: 3000,
        text: `Your booking 102-77#12 has been cancelled. Cancellation fee: USD 130.00`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 15:00 3 Cancelled 39000'],
    costs: [13000],
  },
  {
    name: 'a ticket is returned in Chinese',
    emails: [
      {
        by: '携程旅行 <noreply@ctrip.example>',
        subject: '机票预订成功 订单号 36#778',
        recipient: 'Wei Wang <wei.wang@acme.test>',
        text: `订单号：36#778
乘机人：Wei Wang
航班：MU5101
北京首都 PEK → 上海虹桥 SHA
起飞：{3:zh-CN} 08:00
到达：{3:zh-CN} 10:15
总价：120.00 USD`,
      },
      {
        by: '携程旅行 <noreply@ctrip.example>',
        subject: '退票成功 订单号 36#778',
        sent: 600,
        recipient: 'Wei Wang <wei.wang@acme.test>',
        text: `您的订单 36#778 已退票成功。
退款金额：90.00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Wei Wang +3 08:00 5101 Cancelled 12000'],
  },
]
