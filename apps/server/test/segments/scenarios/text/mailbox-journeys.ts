import type { Scenario } from '../scenario'

const ada = 'Ada Lovelace <ada@acme.test>'
const grace = 'Grace Hopper <grace@acme.test>'
const joerg = 'Jörg Müller <joerg@acme.test>'
const desk = 'Travel desk <travel@elsewhere.test>'

/** What a travel manager's mailbox has of journeys: changes, corrections, refunds and credits. */
export const mailboxJourneyScenarios: readonly Scenario[] = [
  {
    name: 'one of a Dutch group of three does not fly after all, for a part of the fare',
    emails: [
      {
        by: 'Transavia <noreply@transavia.example>',
        recipient: desk,
        subject: 'Bevestiging van je boeking TV#3G',
        text: `Bedankt voor je boeking bij Transavia.

Boekingsnummer: TV#3G

Passagiers
1. Dhr. Jan van der Berg
2. Mevr. Ada Lovelace
3. Dhr. Jörg Müller

Vlucht HV 6115
{4:nl}
Amsterdam (AMS) 09:40
Barcelona (BCN) 11:55

Totaalprijs: USD 450,00
`,
      },
      {
        by: 'Transavia <noreply@transavia.example>',
        recipient: desk,
        subject: 'Passagier verwijderd uit boeking TV#3G',
        sent: 5000,
        text: `Beste klant,

Op je verzoek hebben we een passagier uit je boeking verwijderd.

Boekingsnummer: TV#3G
Geannuleerde passagier: Mevr. Ada Lovelace
Vlucht HV 6115, {4:nl}

Terugbetaling: USD 90,00

De overige passagiers reizen zoals geboekt.
`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Jan van der Berg +4 09:40 6115 Active 15000',
      'Jörg Müller +4 09:40 6115 Active 15000',
      'Ada Lovelace +4 09:40 6115 Cancelled 15000',
    ],
    costs: [0, 15_000, 15_000],
  },
  {
    name: 'a French agency’s itinerary, and the airline moves the flight to another number the next day',
    emails: [
      {
        by: 'Voyages Lumen <dossiers@lumen.example>',
        recipient: grace,
        subject: 'Votre dossier LUM#7 – confirmation',
        text: `Bonjour Madame Hopper,

Votre voyage est confirmé. Dossier : LUM#7

Passager : Mme Grace HOPPER

Vol AF 1680 – Air France – réf. compagnie : AF#Q2
{5:fr}
Départ 10:30 Paris Charles de Gaulle (CDG)
Arrivée 10:50 Londres Heathrow (LHR)

Prix total TTC : 240,00 USD
`,
      },
      {
        by: 'Air France <noreply@airfrance.example>',
        recipient: grace,
        subject: 'Modification de votre vol – réservation AF#Q2',
        sent: 6000,
        text: `Bonjour Madame Hopper,

Votre vol AF 1680 du {5:fr} est annulé. Nous vous avons replacée sur le vol suivant :

Référence de réservation : AF#Q2

AF 1780
{6:fr}
Paris Charles de Gaulle (CDG) 12:15
Londres Heathrow (LHR) 12:35

Passager : Mme Grace HOPPER
`,
      },
      {
        by: 'Voyages Lumen <dossiers@lumen.example>',
        recipient: grace,
        subject: 'Facture – dossier LUM#7',
        sent: 200,
        text: `Bonjour,

Veuillez trouver ci-dessous votre facture.

Dossier : LUM#7
Passager : Mme Grace HOPPER
Vol Paris – Londres, {5:fr}
Total facture : 240,00 USD
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +6 12:15 1780 Active 24000'],
    costs: [24_000],
  },
  {
    name: 'an Italian train keeps its hour while the seat changes, and a part is refunded for its delay',
    emails: [
      {
        by: 'Italo <noreply@italotreno.example>',
        recipient: joerg,
        subject: 'Conferma di acquisto – codice biglietto IT#K4',
        text: `Gentile Jörg Müller,

grazie per aver acquistato con Italo.

Codice biglietto: IT#K4
Treno Italo 9928
{3:it}
Roma Termini 10:10 – Milano Centrale 13:20
Carrozza 4, posto 12
Passeggero: Jörg Müller

Totale: 84,00 USD
`,
      },
      {
        by: 'Italo <noreply@italotreno.example>',
        recipient: joerg,
        subject: 'Cambio posto confermato IT#K4',
        sent: 800,
        text: `Gentile Jörg Müller,

il cambio del posto è confermato.

Codice biglietto: IT#K4
Treno Italo 9928 del {3:it}
Nuovo posto: carrozza 6, posto 3
`,
      },
      {
        by: 'Italo <noreply@italotreno.example>',
        recipient: joerg,
        subject: 'Indennizzo per ritardo – biglietto IT#K4',
        sent: 9000,
        text: `Gentile Cliente,

il treno Italo 9928 è arrivato con oltre 60 minuti di ritardo.

Codice biglietto: IT#K4
Importo del rimborso: 21,00 USD

Il rimborso sarà accreditato sulla carta usata per l'acquisto.
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +3 10:10 9928 Active 8400'],
    costs: [6300],
  },
  {
    name: 'a flight is cancelled for a credit, which pays for a part of the next one',
    emails: [
      {
        by: 'JetBlue <no-reply@jetblue.example>',
        recipient: ada,
        subject: 'JetBlue booking confirmation JB#A1',
        text: `Hi Ada,

You're booked!

Confirmation code: JB#A1
Traveler: Ada Lovelace

B6 615   {3:en}
New York (JFK) 8:15am - San Francisco (SFO) 11:50am

Total: USD 380.00
`,
      },
      {
        by: 'JetBlue <no-reply@jetblue.example>',
        recipient: ada,
        subject: 'Your JetBlue flight has been canceled',
        sent: 1500,
        text: `Hi Ada,

As you asked, we have canceled your booking JB#A1.

Travel credit: USD 380.00

It is valid for 12 months.
`,
      },
      {
        by: 'JetBlue <no-reply@jetblue.example>',
        recipient: ada,
        subject: 'JetBlue booking confirmation JB#B2',
        sent: 3000,
        text: `Hi Ada,

You're booked!

Confirmation code: JB#B2
Traveler: Ada Lovelace

B6 915   {6:en}
New York (JFK) 9:05am - San Francisco (SFO) 12:40pm

Total fare: USD 430.00
Travel credit applied: -USD 380.00
Charged to your card: USD 50.00
`,
      },
    ],
    inAnyOrder: true,
    bookings: 2,
    segments: ['Ada Lovelace +3 08:15 615 Cancelled 38000', 'Ada Lovelace +6 09:05 915 Active 43000'],
  },
  {
    name: 'a Hungarian airline corrects a name for a fee, and moves the flight by an hour only then',
    emails: [
      {
        by: 'Wizz Air <noreply@wizzair.example>',
        recipient: ada,
        subject: 'Foglalás visszaigazolása WZ#N1',
        text: `Kedves Utasunk!

Foglalása megerősítve.

Visszaigazolási kód: WZ#N1
Utas: Ada Lovlace

W6 2207   {5:hu}
Budapest (BUD) 13:10 – London Luton (LTN) 14:50

Végösszeg: 95,00 USD
`,
      },
      {
        by: 'Wizz Air <noreply@wizzair.example>',
        recipient: ada,
        subject: 'Névmódosítás visszaigazolása WZ#N1',
        sent: 900,
        text: `Kedves Utasunk!

A név módosítása megtörtént.

Visszaigazolási kód: WZ#N1
Korábbi név: Ada Lovlace
Új név: Ada Lovelace

Névmódosítási díj: 45,00 USD
`,
      },
      {
        by: 'Wizz Air <noreply@wizzair.example>',
        recipient: ada,
        subject: 'Menetrendváltozás: WZ#N1',
        sent: 4000,
        text: `Kedves Utasunk!

Járatának menetrendje módosult.

Visszaigazolási kód: WZ#N1
Új indulási idő: 14:15
Új érkezési idő: 15:55
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +5 14:15 2207 Active 9500'],
    ends: ['+5 15:55'],
    costs: [14_000],
  },
  {
    name: 'a Turkish reminder with the old hour comes after the change, and was written before it',
    emails: [
      {
        by: 'Pegasus <noreply@flypgs.example>',
        recipient: joerg,
        subject: 'Rezervasyon onayı PG#T9',
        text: `Sayın Jörg Müller,

Rezervasyonunuz onaylandı.

PNR: PG#T9
Yolcu: Jörg Müller

Uçuş: PC 1012
{4:tr}
İstanbul Sabiha Gökçen (SAW) 07:30
Köln/Bonn (CGN) 09:05

Toplam tutar: 165,00 USD
`,
      },
      {
        by: 'Pegasus <noreply@flypgs.example>',
        recipient: joerg,
        subject: 'Online check-in açıldı: PG#T9',
        sent: 2000,
        text: `Sayın Jörg Müller,

Uçuşunuz için online check-in başladı.

PNR: PG#T9
Uçuş: PC 1012
{4:tr}
İstanbul Sabiha Gökçen (SAW) 07:30
Köln/Bonn (CGN) 09:05
`,
      },
      {
        by: 'Pegasus <noreply@flypgs.example>',
        recipient: joerg,
        subject: 'Uçuş saatiniz değişti: PG#T9',
        sent: 2500,
        text: `Sayın Jörg Müller,

Uçuş saatiniz değişmiştir.

PNR: PG#T9
Uçuş: PC 1012
Tarih: {4:tr}
Yeni kalkış saati: 09:10
Yeni varış saati: 10:45
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +4 09:10 1012 Active 16500'],
    ends: ['+4 10:45'],
  },
  {
    name: 'an agency’s trip, of which the hotel extends the stay and the rental company moves the pick-up',
    emails: [
      {
        by: 'Globe Corporate Travel <trips@globecorporate.example>',
        recipient: grace,
        subject: 'Itinerary for Grace Hopper – GCT#41',
        text: `Trip reference: GCT#41
Traveler: Grace Hopper

FLIGHT
Aer Lingus EI 123 – confirmation EI#M3
{2:en-GB}
Dublin (DUB) 10:50 - Chicago (ORD) 13:10

HOTEL
The Palmer Inn Chicago – confirmation PM#881
17 East Monroe Street, Chicago
Check-in: {2:en-GB}
Check-out: {5:en-GB}

CAR RENTAL
Hertz – confirmation HZ#55
Pick-up: Chicago O'Hare (ORD), {5:en-GB} 09:00
Drop-off: Chicago O'Hare (ORD), {7:en-GB} 18:00
`,
      },
      {
        by: 'The Palmer Inn <stay@palmerinn.example>',
        recipient: grace,
        subject: 'Your stay has been extended',
        sent: 1500,
        text: `Dear Grace,

Your stay (confirmation PM#881) has been extended until {6:en-GB}. The rate remains USD 180.00 per night.

The Palmer Inn
`,
      },
      {
        by: 'Hertz <noreply@hertz.example>',
        recipient: grace,
        subject: 'Reservation HZ#55 updated',
        sent: 1600,
        text: `Hello Grace,

Your reservation has been updated.

Reservation number: HZ#55
New pick-up: {6:en-GB}, 11:30
Everything else is unchanged.
`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +2 10:50 123 Active null',
      'Grace Hopper +2 15:00 4 Active null',
      'Grace Hopper +6 11:30 2 Active null',
    ],
    ends: ['+6 11:00', '+2 13:10', '+7 18:00'],
    trips: ['Grace Hopper +2 +7 Chicago'],
  },
]
