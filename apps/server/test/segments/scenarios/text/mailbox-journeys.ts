import type { Scenario } from '../scenario'

const ada = 'Ada Lovelace <ada@acme.test>'
const grace = 'Grace Hopper <grace@acme.test>'
const joerg = 'Jörg Müller <joerg@acme.test>'
const desk = 'Travel desk <travel@elsewhere.test>'

/** What a travel manager's mailbox has of journeys: who leaves a group, new numbers, seats, and credits. */
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
]
