import type { Scenario } from '../scenario'

const ada = 'Ada Lovelace <ada@acme.test>'
const grace = 'Grace Hopper <grace@acme.test>'
const joerg = 'Jörg Müller <joerg@acme.test>'

/** Changes of one value in tables and sentences, and what they cost besides. */
export const otherWordScenarios: readonly Scenario[] = [
  {
    name: 'a table of old and new times moves a flight, and says nothing else of it',
    emails: [
      {
        by: 'Norwegian <noreply@norwegian.example>',
        recipient: grace,
        subject: 'Reisebekreftelse NO#K2',
        text: `Hei Grace Hopper,

Takk for bestillingen.

Referansenummer: NO#K2
Reisende: Grace Hopper

DY 1492
{4:no}
Oslo (OSL) 08:30
Paris (CDG) 10:55

Totalt: USD 140,00
`,
      },
      {
        by: 'Norwegian <noreply@norwegian.example>',
        recipient: grace,
        subject: 'Schedule change for booking NO#K2',
        sent: 3000,
        html: `<html><body><p>Dear customer,</p><p>The schedule of your flight DY 1492 has changed. Booking reference: <b>NO#K2</b></p><table border="1"><tr><th></th><th>Old</th><th>New</th></tr><tr><td>Departure</td><td>08:30</td><td>09:15</td></tr><tr><td>Arrival</td><td>10:55</td><td>11:40</td></tr></table><p>Norwegian</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 09:15 1492 Active 14000'],
    ends: ['+4 11:40'],
  },
  {
    name: 'a German rental is extended for an amount besides its price',
    emails: [
      {
        by: 'Buchbinder <service@buchbinder.example>',
        recipient: joerg,
        subject: 'Reservierungsbestätigung BB#91',
        text: `Guten Tag Herr Müller,

vielen Dank für Ihre Reservierung.

Reservierungsnummer: BB#91
Fahrer: Jörg Müller
Abholung: {2:de}, 09:00 Uhr, Regensburg, Kirchmeierstraße 24
Rückgabe: {4:de}, 09:00 Uhr, Regensburg, Kirchmeierstraße 24
Gesamtpreis: 120,00 USD
`,
      },
      {
        by: 'Buchbinder <service@buchbinder.example>',
        recipient: joerg,
        subject: 'Verlängerung Ihrer Miete BB#91',
        sent: 4000,
        text: `Guten Tag Herr Müller,

wir haben Ihre Miete bis {6:de}, 09:00 Uhr verlängert.

Aufpreis für die Verlängerung: 110,00 USD

Gute Fahrt!
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +2 09:00 4 Active 12000'],
    ends: ['+6 09:00'],
    costs: [23_000],
  },
  {
    name: 'a Finnish ferry leaves an hour later, for both of the cabin',
    emails: [
      {
        by: 'Viking Line <varaukset@vikingline.example>',
        recipient: ada,
        subject: 'Varausvahvistus VL#5',
        text: `Hei Ada Lovelace,

kiitos varauksestasi.

Varausnumero: VL#50
Matkustajat: Ada Lovelace, Grace Hopper

Lähtö: Turku {3:fi} 20:55
Saapuminen: Tukholma {4:fi} 06:30
Viking Grace

Yhteensä: USD 180,00
`,
      },
      {
        by: 'Viking Line <varaukset@vikingline.example>',
        recipient: ada,
        subject: 'Muutos lähtöaikaan – varaus VL#50',
        sent: 2000,
        text: `Hei,

laivasi lähtöaika on muuttunut.

Varausnumero: VL#50
Uusi lähtöaika: 21:45
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 21:45 Viking Line Active 9000', 'Grace Hopper +3 21:45 Viking Line Active 9000'],
  },
  {
    name: 'a French hotel writes that its guest leaves a day earlier, and keeps a fee for it',
    emails: [
      {
        by: 'Hôtel des Arts <reception@desarts.example>',
        recipient: grace,
        subject: 'Confirmation de réservation HA#62',
        text: `Bonjour Madame Hopper,

Nous confirmons votre réservation.

Numéro de réservation : HA#62
Hôtel des Arts, 12 rue des Lilas, Nantes
Cliente : Grace Hopper
Arrivée : {3:fr}
Départ : {6:fr}
Montant total : 300,00 USD
`,
      },
      {
        by: 'Hôtel des Arts <reception@desarts.example>',
        recipient: grace,
        subject: 'Votre séjour – réservation HA#62',
        sent: 6000,
        text: `Bonjour Madame Hopper,

Comme convenu, votre séjour (réservation HA#62) a été écourté : votre nouvelle date de départ est le {5:fr}.

Nouveau montant total : 200,00 USD
Frais de départ anticipé : 35,00 USD
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:00 2 Active 20000'],
    ends: ['+5 11:00'],
    costs: [23_500],
  },
  {
    name: 'a rental company charges for cleaning after the rental',
    emails: [
      {
        by: 'Enterprise <noreply@enterprise.example>',
        recipient: ada,
        subject: 'Your reservation EN#38 is confirmed',
        text: `Hello Ada Lovelace,

Confirmation number: EN#38
Driver: Ada Lovelace
Pick-up: Denver Airport (DEN), {2:en} 9:00 AM
Return: Denver Airport (DEN), {4:en} 5:00 PM
Estimated total: USD 150.00
`,
      },
      {
        by: 'Enterprise <noreply@enterprise.example>',
        recipient: ada,
        subject: 'Cleaning fee for rental EN#38',
        sent: 9000,
        text: `Hello Ada Lovelace,

When your vehicle was returned, it needed special cleaning.

Confirmation number: EN#38
Cleaning fee: USD 75.00

The amount has been charged to your card.
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +2 09:00 3 Active 15000'],
    costs: [22_500],
  },
  {
    name: 'an offer to stay longer, terms and a due date change nothing',
    emails: [
      {
        by: 'Hotel Seeblick <info@seeblick.example>',
        recipient: joerg,
        subject: 'Reservierungsbestätigung SB#44',
        text: `Guten Tag Herr Müller,

Ihre Reservierung ist bestätigt.

Reservierungsnummer: SB#44
Hotel Seeblick, Uferweg 2, Konstanz
Gast: Jörg Müller
Anreise: {4:de}
Abreise: {6:de}
Gesamtpreis: 200,00 USD
`,
      },
      {
        by: 'Hotel Seeblick <info@seeblick.example>',
        recipient: joerg,
        subject: 'Bleiben Sie länger – Reservierung SB#44',
        sent: 1000,
        text: `Guten Tag Herr Müller,

wollen Sie Ihren Aufenthalt bis zum {8:de} verlängern? Dann erhalten Sie 10 % Rabatt.
Das Angebot gilt neu bis {3:de}.

Reservierungsnummer: SB#44
`,
      },
      {
        by: 'Hotel Seeblick <info@seeblick.example>',
        recipient: joerg,
        subject: 'Ihre Reservierung SB#44',
        sent: 1100,
        text: `Guten Tag Herr Müller,

die neue Zahlungsfrist für Ihre Reservierung SB#44 ist der {2:de}.
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +4 15:00 2 Active 20000'],
    ends: ['+6 11:00'],
    costs: [20_000],
  },
]
