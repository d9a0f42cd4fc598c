import type { Scenario } from '../scenario'

/** Emails near a booking that neither change it nor are one: reminders, receipts, surveys, offers, and requests. */

type Email = Scenario['emails'][number]

/** A confirmed booking, and the segment that it stays. */
const booked = {
  hotel: {
    by: 'Hotel Krone <info@krone.example>',
    subject: 'Booking confirmation HK#21',
    text: 'Dear Ms Hopper,\n\nYour reservation HK#21 is confirmed.\n\nHotel Krone Lindau\nArrival: {8:en-GB} from 15:00\nDeparture: {10:en-GB} until 11:00\nGuest: Grace Hopper\nTotal: 280.00 USD\n',
    segment: 'Grace Hopper +8 15:00 2 Active 28000',
  },
  flight: {
    by: 'Lufthansa <booking@lufthansa.example>',
    subject: 'Booking confirmation LF#2P',
    text: 'Dear Ms Hopper,\n\nBooking code: LF#2P\n\nLH 400  {6:en-GB}\nFrankfurt (FRA) 10:50 - New York (JFK) 13:20\n\nPassenger: Grace Hopper\nTotal: 640.00 USD\n',
    segment: 'Grace Hopper +6 10:50 400 Active 64000',
  },
  train: {
    by: 'Deutsche Bahn <noreply@bahn.example>',
    subject: 'Buchungsbestätigung, Auftrag DB#77X',
    text: 'Guten Tag Frau Hopper,\n\nvielen Dank für Ihre Buchung.\nAuftragsnummer: DB#77X\n\nReisende: Grace Hopper\n\nICE 578\n{5:de}\nab 09:24 Stuttgart Hbf\nan 10:42 Frankfurt(Main)Hbf\n\nGesamtpreis: 59,90 USD\n',
    segment: 'Grace Hopper +5 09:24 ICE 578 Active 5990',
  },
  car: {
    by: 'Sixt <reservation@sixt.example>',
    subject: 'Reservation SX#4471 confirmed',
    text: 'Dear Grace Hopper,\n\nyour reservation SX#4471 is confirmed.\n\nPick-up: {7:en-GB} 09:00, Munich Airport\nReturn: {9:en-GB} 18:00, Munich Airport\nVehicle: VW Golf\nTotal: 190.00 USD\n',
    segment: 'Grace Hopper +7 09:00 3 Active 19000',
  },
} as const

const unrelated: readonly [name: string, to: keyof typeof booked, by: string, subject: string, text: string][] = [
  [
    'a check-in reminder with boarding time and gate',
    'flight',
    'Lufthansa <info@lufthansa.example>',
    'Your flight to New York: boarding information',
    'Dear Ms Hopper,\n\nYour flight LH 400 to New York departs soon. Booking code LF#2P.\n\nBoarding: 10:10\nGate: Z52\nSeat: 24A\n\nPlease be at the gate by 10:30. Gates close 15 minutes before departure.\n',
  ],
  [
    'a hotel writes before the arrival',
    'hotel',
    'Hotel Krone <info@krone.example>',
    'We look forward to your stay',
    'Dear Grace,\n\nwe look forward to welcoming you soon. Reservation HK#21.\n\nBreakfast: 07:00 - 10:30\nSpa: 08:00 - 21:00\nParking: 12.00 USD a day\nOn {9:en-GB} at 19:00 there is a wine tasting in the bar; places can be reserved at the desk.\n',
  ],
  [
    'a hotel asks for feedback after the stay',
    'hotel',
    'Hotel Krone <feedback@krone.example>',
    'How was your stay?',
    'Dear Grace Hopper,\n\nthank you for staying with us from {8:en-GB} to {10:en-GB} (HK#21). Please rate your stay. Book again by {30:en-GB} and save 10 %.\n',
  ],
  [
    'a survey of an airline about a flight',
    'flight',
    'Lufthansa Feedback <survey@lufthansa.example>',
    'Tell us about your flight LH 400',
    'Dear Ms Hopper,\n\nYou flew with us on {6:en-GB} from Frankfurt to New York on LH 400. How likely are you to recommend us?\n',
  ],
  [
    'miles are credited for a flight',
    'flight',
    'Miles & More <info@miles.example>',
    'Miles credited',
    'Dear Ms Hopper,\n\n4,120 miles have been credited to your account 9922 for your flight LH 400, Frankfurt - New York, {6:en-GB}.\n\nYour balance: 41,880 miles\n',
  ],
  [
    'a receipt for wifi on board',
    'flight',
    'Inflight Internet <receipts@wifi.example>',
    'Your receipt',
    'Thank you for your purchase.\n\nFlyNet Full Flight pass\nFlight: LH 400\nDate: {6:en-GB}\nAmount: 29.00 USD\nTransaction: TX-88120\n',
  ],
  [
    'insurance of a trip',
    'flight',
    'Allianz Travel <policy@allianz.example>',
    'Your travel insurance policy AZ#9',
    'Dear Grace Hopper,\n\nThank you for taking out travel insurance.\n\nPolicy number: AZ#9\nInsured person: Grace Hopper\nCover from {6:en-GB} to {16:en-GB}\nDestination: United States\nPremium: 41.00 USD\n',
  ],
  [
    'approval of an ESTA application',
    'flight',
    'ESTA <no-reply@esta.example>',
    'ESTA status: approved',
    'Your travel authorization has been approved.\n\nApplication number: X9K#22\nName: HOPPER, GRACE\nPassport: C01X00T47\nExpiration date: {400:en-US}\n',
  ],
  [
    'a delay of a train without new times',
    'train',
    'Deutsche Bahn <verspaetung@bahn.example>',
    'Verspätungs-Alarm: ICE 578',
    'Guten Tag,\n\nIhr Zug ICE 578 am {5:de} von Stuttgart Hbf nach Frankfurt(Main)Hbf hat voraussichtlich 25 Minuten Verspätung. Auftrag DB#77X. Ihr Anschluss wird erreicht.\n',
  ],
  [
    'the bill of a car rental deposit',
    'car',
    'Sixt <deposit@sixt.example>',
    'Your deposit for SX#4471',
    'Dear Grace Hopper,\n\na deposit of 300.00 USD will be blocked on your card when you pick up the car (reservation SX#4471) on {7:en-GB}. It will be released within 7 days after the return.\n',
  ],
  [
    'parking at the airport as a receipt of the past',
    'flight',
    'Parkhaus FRA <quittung@parken.example>',
    'Parking receipt',
    'Parking receipt 2290-1\n\nTerminal 1, car park P2\nEntry: {-4:en-GB} 08:12\nExit: {-3:en-GB} 19:40\nAmount paid: 46.00 USD\nPlate: F-GH 1906\n',
  ],
  [
    'an alert about prices',
    'flight',
    'Skyscanner <alerts@skyscanner.example>',
    'Price alert: Frankfurt to New York',
    'Prices have dropped!\n\nFrankfurt (FRA) - New York (JFK)\n{20:en-GB} 10:50 - 13:20 Lufthansa LH 400\nfrom 412.00 USD\n\nBook now\n',
  ],
  [
    'a card statement names a hotel',
    'hotel',
    'Bank <statements@bank.example>',
    'Your card statement',
    'Dear Ms Hopper,\n\n{-2:en-GB} HOTEL KRONE LINDAU 280.00 USD\n{-1:en-GB} LUFTHANSA 2202209917 640.00 USD\nNew balance: 1,204.55 USD\nPayment due: {12:en-GB}\n',
  ],
  [
    'a meeting request names a hotel as its place',
    'hotel',
    'Ada Lovelace <ada@elsewhere.test>',
    'Meeting on the roadmap',
    'Hi Grace,\n\nlet us meet on {9:en-GB} at 14:00 in the lobby of Hotel Krone Lindau. Lunch is on me.\n\nAda\n',
  ],
  [
    'an offer of an upgrade by auction',
    'flight',
    'Lufthansa Upgrade <upgrade@lufthansa.example>',
    'Make an offer for Business Class',
    'Dear Ms Hopper,\n\nBid for an upgrade on your flight LH 400, Frankfurt - New York, {6:en-GB} (booking code LF#2P). Offers are accepted until {4:en-GB} 10:50. Bids from 350.00 USD.\n',
  ],
  [
    'lost property of a train',
    'train',
    'DB Fundservice <fund@bahn.example>',
    'Ihre Verlustmeldung 88120',
    'Guten Tag Frau Hopper,\n\nwir haben Ihre Verlustmeldung zum Zug ICE 578 vom {5:de} erhalten. Gegenstand: Schirm. Vorgang 88120.\n',
  ],
  [
    'a newsletter with sailings',
    'hotel',
    'Stena Line <news@stena.example>',
    'Summer sailings from 39 USD',
    'Sail from Kiel to Gothenburg: {40:en-GB} 18:45 - 09:15. Book by {20:en-GB} with code SUMMER24.\n',
  ],
  [
    'a traveler asks the desk for a booking',
    'hotel',
    'Grace Hopper <grace@demo.test>',
    'Hotel in Vienna?',
    'Hi,\n\ncould you please book me a room in Vienna from {20:en-GB} to {22:en-GB}, and a flight from Frankfurt in the morning?\n\nThanks\nGrace\n',
  ],
]

export const unrelatedScenarios: readonly Scenario[] = unrelated.map(([name, to, by, subject, text]) => {
  const { segment, ...confirmation } = booked[to]
  const email: Email = { by, subject, text, sent: 1000 }
  return { name, emails: [confirmation, email], segments: [segment] }
})
