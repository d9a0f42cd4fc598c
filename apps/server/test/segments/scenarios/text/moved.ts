import type { Scenario } from '../scenario'

const elsewhere = 'Travel desk <travel@elsewhere.test>'

/** What suppliers move to another day, house or number, and what they cancel. */

export const movedScenarios: readonly Scenario[] = [
  {
    name: 'a guest is moved to another house of the chain',
    emails: [
      {
        by: 'Prestige Hotels <book@prestige.example>',
        subject: 'Booking confirmation PR#10',
        text: `Dear Ms Hopper,

Thank you for choosing Prestige Hotels.

Confirmation number: PR#10
Guest name: Grace Hopper
Hotel: Prestige Riverside
Check-in: {2:en-GB}
Check-out: {4:en-GB}
Total amount: USD 260.00`,
      },
      {
        by: 'Prestige Hotels <book@prestige.example>',
        subject: 'Your booking PR#10: relocation to Prestige Central',
        sent: 2000,
        text: `Dear Ms Hopper,

due to a water damage we have to move you from Prestige Riverside to Prestige Central. We are sorry for the inconvenience.

Confirmation number: PR#10
Guest name: Grace Hopper
Hotel: Prestige Central
Check-in: {2:en-GB}
Check-out: {4:en-GB}
Total amount: USD 260.00`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 15:00 2 Active 26000'],
  },
  {
    name: 'an airline cancels the flight of two in Polish',
    emails: [
      {
        by: 'LOT <noreply@lot.example>',
        subject: 'Potwierdzenie rezerwacji LO#QW',
        html: `<p>Numer rezerwacji: <b>LO#QW</b></p>
<table><tr><th>Pasażer</th><th>Numer biletu</th></tr><tr><td>Grace Hopper</td><td>080-21234#567</td></tr><tr><td>Ada Lovelace</td><td>080-21234#568</td></tr></table>
<table><tr><th>Lot</th><th>Z</th><th>Do</th><th>Data</th><th>Wylot</th><th>Przylot</th></tr>
<tr><td>LO 281</td><td>Warszawa (WAW)</td><td>Londyn (LHR)</td><td>{3:pl}</td><td>07:30</td><td>09:15</td></tr></table>
<p>Cena całkowita: 400,00 USD</p>`,
      },
      {
        by: 'LOT <noreply@lot.example>',
        subject: 'Odwołany lot LO 281 - rezerwacja LO#QW',
        sent: 5000,
        text: `Szanowni Państwo,

z przykrością informujemy, że lot LO 281 dnia {3:pl} został odwołany.
Numer rezerwacji: LO#QW`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 07:30 281 Cancelled 20000', 'Ada Lovelace +3 07:30 281 Cancelled 20000'],
  },
  {
    name: 'an agency prints a new itinerary with another flight back',
    emails: [
      {
        by: 'CTM <itinerary@ctm.example>',
        subject: 'Itinerary CTM#AA',
        text: `Agency reference: CTM#AA
Passenger: HOPPER/GRACE MS

LH 921  London LHR - Frankfurt FRA  {2:en-GB}  11:30 - 14:10
LH 920  Frankfurt FRA - London LHR  {4:en-GB}  16:00 - 16:40

Total fare: USD 320.00`,
      },
      {
        by: 'CTM <itinerary@ctm.example>',
        subject: 'Revised itinerary CTM#AA',
        sent: 2000,
        text: `Agency reference: CTM#AA
Passenger: HOPPER/GRACE MS

LH 921  London LHR - Frankfurt FRA  {2:en-GB}  11:30 - 14:10
LH 924  Frankfurt FRA - London LHR  {5:en-GB}  20:00 - 20:40

Total fare: USD 380.00`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 11:30 921 Active 19000', 'Grace Hopper +5 20:00 924 Active 19000'],
  },
  {
    name: 'a conference is postponed',
    emails: [
      {
        by: 'Ticket Desk <tickets@summit.example>',
        subject: 'Your ticket for Nordic Data Summit',
        text: `Order number: TD#900
Attendee: Ada Lovelace

Nordic Data Summit
{4:en-GB}, 09:00 - 17:00

Total: USD 499.00`,
      },
      {
        by: 'Ticket Desk <tickets@summit.example>',
        subject: 'Nordic Data Summit: new date',
        sent: 1000,
        text: `Nordic Data Summit has been postponed. Your ticket remains valid for the new date.

Order number: TD#900
Attendee: Ada Lovelace

Nordic Data Summit
New date: {11:en-GB}, 09:00 - 17:00
Bella Center, Copenhagen`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +11 09:00 Nordic Data Summit Active 49900'],
  },
  {
    name: 'a train for three is cancelled for a strike, and another one offered',
    emails: [
      {
        by: 'Trenitalia <noreply@trenitalia.example>',
        subject: 'Conferma acquisto PNR TI#3D',
        recipient: elsewhere,
        text: `PNR: TI#3D

Passeggeri
Grace Hopper
Ada Lovelace
Jörg Müller

Frecciarossa 9648
Roma Termini - Bologna Centrale
{3:it}
Partenza 15:00
Arrivo 17:15

Frecciarossa 9553
Bologna Centrale - Roma Termini
{4:it}
Partenza 18:38
Arrivo 20:55

Importo totale: 360,00 USD`,
      },
      {
        by: 'Trenitalia <noreply@trenitalia.example>',
        subject: 'Sciopero: il treno 9553 è stato cancellato',
        recipient: elsewhere,
        sent: 38000,
        text: `Gentile cliente,

a causa di uno sciopero il treno Frecciarossa 9553 del {4:it} da Bologna Centrale a Roma Termini è stato cancellato. Può viaggiare sul treno seguente senza costi aggiuntivi:

PNR: TI#3D
Frecciarossa 9557
Bologna Centrale - Roma Termini
{4:it}
Partenza 20:38
Arrivo 22:55`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 15:00 9648 Active 6000',
      'Ada Lovelace +3 15:00 9648 Active 6000',
      'Jörg Müller +3 15:00 9648 Active 6000',
      'Grace Hopper +4 20:38 9557 Active 6000',
      'Ada Lovelace +4 20:38 9557 Active 6000',
      'Jörg Müller +4 20:38 9557 Active 6000',
    ],
  },
]
