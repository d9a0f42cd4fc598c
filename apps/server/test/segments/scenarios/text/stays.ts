import type { Scenario } from '../scenario'

const elsewhere = 'Travel desk <travel@elsewhere.test>'

/** What hotels and those who sell their rooms write before, during and after a stay. */
export const stayScenarios: readonly Scenario[] = [
  {
    name: 'hotel: breakfast added, new total, then pre-arrival email',
    emails: [
      {
        by: 'Scandic <noreply@scandic.example>',
        subject: 'Bokningsbekräftelse SC#66',
        text: `Bokningsnummer: SC#66
Gäst: Ada Lovelace
Scandic Continental, Stockholm
Incheckning: {3:sv} från 15:00
Utcheckning: {6:sv} senast 11:00
Standardrum
Totalt: 420,00 USD`,
      },
      {
        by: 'Scandic <noreply@scandic.example>',
        subject: 'Din bokning har ändrats SC#66',
        sent: 300,
        text: `Hej Ada Lovelace,
din bokning har uppdaterats: frukost ingår nu.

Bokningsnummer: SC#66
Scandic Continental, Stockholm
Incheckning: {3:sv} från 15:00
Utcheckning: {6:sv} senast 11:00
Nytt totalpris: 465,00 USD`,
      },
      {
        by: 'Scandic <noreply@scandic.example>',
        subject: 'Snart är det dags!',
        sent: 30000,
        text: `Hej Ada,
vi ser fram emot att välkomna dig till Scandic Continental den {3:sv}.
Bokningsnummer: SC#66
Uppgradera till Superior för bara 25,00 USD per natt!`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 15:00 3 Active 46500'],
  },
  {
    name: 'hotel cancels with a penalty of the first night, in English prose',
    emails: [
      {
        by: 'The Harbour House <stay@harbourhouse.example>',
        subject: 'Your reservation at The Harbour House',
        text: `Dear Ms Lovelace,

We are delighted to confirm your reservation HH#2 at The Harbour House from {3:en-GB} to {6:en-GB} for Ada Lovelace. The total for three nights is USD 360.00.

Kind regards
The Harbour House`,
      },
      {
        by: 'The Harbour House <stay@harbourhouse.example>',
        subject: 'Cancellation of your reservation HH#2',
        sent: 30000,
        text: `Dear Ms Lovelace,

As requested we have cancelled your reservation HH#2. As this was within 14 days of arrival, a cancellation charge of USD 120.00 has been applied. The balance of USD 240.00 will be refunded to your card.

Kind regards
The Harbour House`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 15:00 3 Cancelled 36000'],
    costs: [12000],
  },
  {
    name: 'reply and forward of a colleague with a confirmation of three nights, then shortened',
    emails: [
      {
        by: 'Hotel Lisboa <reservas@hotellisboa.example>',
        subject: 'Reservation 40#8',
        text: `Reservation number: 40#8
Guest: Grace Hopper
Hotel Lisboa Plaza, Lisbon
Arrival: {2:en-GB}
Departure: {5:en-GB}
Total: USD 330.00`,
        forwarded: 30,
      },
      {
        by: 'Hotel Lisboa <reservas@hotellisboa.example>',
        subject: 'Modified reservation 40#8',
        sent: 4000,
        text: `Dear guest,
your reservation has been modified.

Reservation number: 40#8
Guest: Grace Hopper
Hotel Lisboa Plaza, Lisbon
Arrival: {2:en-GB}
Departure: {4:en-GB} (previously {5:en-GB})
New total: USD 220.00 (previously USD 330.00)`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 15:00 2 Active 22000'],
  },
  {
    name: 'Dutch hotel booking paid with a voucher',
    emails: [
      {
        by: 'Van der Valk <info@valk.example>',
        subject: 'Bevestiging van uw reservering VV#12',
        recipient: 'Jan van der Berg <jan@acme.test>',
        text: `Beste heer van der Berg,

Reserveringsnummer: VV#12
Naam gast: Jan van der Berg
Van der Valk Hotel Utrecht
Aankomst: {3:nl}
Vertrek: {5:nl}

Kamerprijs: USD 220,00
Toeristenbelasting: USD 12,00
Totaalbedrag: USD 232,00
Tegoedbon: USD -50,00
Te betalen: USD 182,00`,
      },
      {
        by: 'Van der Valk <info@valk.example>',
        subject: 'Factuur VV#12',
        sent: 48 * 1440,
        recipient: 'Jan van der Berg <jan@acme.test>',
        text: `Factuurnummer: F2027#5
Reserveringsnummer: VV#12
Naam gast: Jan van der Berg
Van der Valk Hotel Utrecht
Aankomst: {3:nl}
Vertrek: {5:nl}

Bedankt voor uw verblijf.
Overnachtingen: USD 220,00
Toeristenbelasting: USD 12,00
Ontbijt: USD 40,00
Totaal factuur: USD 272,00`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jan van der Berg +3 15:00 2 Active 23200'],
    costs: [27200],
  },
  {
    name: 'the hotel room of two becomes two rooms',
    emails: [
      {
        by: 'Marriott <reservations@marriott.example>',
        subject: 'Reservation Confirmation 88#445',
        text: `Confirmation Number: 88#445
Guest name: Grace Hopper
Additional guest: Ada Lovelace
Marriott Copley Place, Boston
Check-in: {3:en-US} 04:00 PM
Check-out: {5:en-US} 11:00 AM
Rooms: 1
Total for stay: 500.00 USD
Loyalty number: 991#223`,
      },
      {
        by: 'Marriott <reservations@marriott.example>',
        subject: 'Thank you for staying with us',
        sent: 35 * 1440,
        text: `Dear Ms. Hopper,

thank you for your recent stay at Marriott Copley Place, Boston.
Confirmation Number: 88#445

Your folio
Room charge: 460.00 USD
Occupancy tax: 60.00 USD
Minibar: 14.00 USD
Balance paid: 534.00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 16:00 2 Active 25000', 'Ada Lovelace +3 16:00 2 Active 25000'],
    costs: [26700, 26700],
  },
  {
    name: 'hotel downgrades price and gives credit; agency fee separately',
    emails: [
      {
        by: 'HRS <booking@hrs.example>',
        subject: 'HRS Buchungsbestätigung 77#12',
        recipient: elsewhere,
        text: `HRS Vorgangsnummer: 77#12
Hotel-Reservierungsnummer: MX#5

Hotel: Motel One Köln
Gast: Jörg Müller
Anreise: {2.}
Abreise: {5.}
Preis gesamt: 300,00 USD`,
      },
      {
        by: 'HRS <booking@hrs.example>',
        subject: 'Änderung Ihrer HRS Buchung 77#12',
        recipient: elsewhere,
        sent: 4000,
        text: `HRS Vorgangsnummer: 77#12

Bisherige Buchung
Hotel: Motel One Köln
Anreise: {2.}
Abreise: {5.}
Preis gesamt: 300,00 USD

Neue Buchung
Hotel: Motel One Köln
Gast: Jörg Müller
Anreise: {3.}
Abreise: {5.}
Preis gesamt: 200,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +3 15:00 2 Active 20000'],
  },
]
