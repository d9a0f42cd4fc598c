import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const grace = 'Grace Hopper <grace@acme.test>'
const ada = 'Ada Lovelace <ada@acme.test>'
const joerg = 'Jörg Müller <joerg@acme.test>'
const jan = 'Jan van der Berg <jan@acme.test>'

/** What trips of companies cost in the end: invoices of agencies, and the receipt of a ride. */
export const officeBillScenarios: readonly Scenario[] = [
  {
    name: 'a German agency invoices tickets, taxes and its fee, and the airline changes the schedule',
    emails: [
      {
        by: 'BCD Travel Germany <reiseplan@bcdtravel.example>',
        recipient: joerg,
        subject: 'Reiseplan MULLER/JORG - Frankfurt / Oslo - {2.}',
        text: `BCD Travel Germany GmbH
Ihr Reisebüro: Team Frankfurt, Tel. +49 69 555 0100

REISEPLAN

Reisender: MULLER/JORG MR
Vorgangsnummer: 7H#KQ
Kostenstelle: 4711

FLUG
Lufthansa LH 860
Von: Frankfurt (FRA), Terminal 1        Abflug: {2.} 10:20
Nach: Oslo Gardermoen (OSL)             Ankunft: {2.} 12:15
Klasse: Economy (Q)
Status: bestätigt
Airline-Buchungscode: LH#W4

FLUG
Lufthansa LH 863
Von: Oslo Gardermoen (OSL)              Abflug: {4.} 17:40
Nach: Frankfurt (FRA), Terminal 1       Ankunft: {4.} 19:45
Klasse: Economy (Q)
Status: bestätigt
Airline-Buchungscode: LH#W4

Bitte prüfen Sie alle Angaben. Es gelten die Tarifbestimmungen der Fluggesellschaft.
`,
      },
      {
        by: 'BCD Travel Germany <rechnung@bcdtravel.example>',
        recipient: desk,
        subject: 'Rechnung 8820#1 zu Vorgang 7H#KQ',
        sent: 300,
        text: `Rechnung

Rechnungsnummer: 8820#1
Rechnungsdatum: {1.}
Vorgangsnummer: 7H#KQ
Reisender: Müller, Jörg

Leistung                                   Betrag
Flugticket 220-24#55130 FRA-OSL-FRA        318,00 USD
Flughafensteuern                            82,00 USD
Servicegebühr Flug Europa                   25,00 USD

Gesamtbetrag                               425,00 USD

Zahlung per Firmenkreditkarte. Keine Überweisung erforderlich.
`,
      },
      {
        by: 'Lufthansa <noreply@lufthansa.com>',
        recipient: joerg,
        subject: 'Flugplanänderung zu Ihrer Buchung LH#W4',
        sent: 12000,
        html: `<html><body><table width="600"><tr><td><p>Sehr geehrter Herr Müller,</p><p>leider müssen wir Ihnen mitteilen, dass sich Ihr Flug LH 863 am {4.} geändert hat.</p></td></tr><tr><td><p>Buchungscode: <b>LH#W4</b></p></td></tr><tr><td><table border="1"><tr><th></th><th>Flug</th><th>Von</th><th>Nach</th><th>Abflug</th><th>Ankunft</th></tr><tr><td>Bisher</td><td>LH 863</td><td>Oslo (OSL)</td><td>Frankfurt (FRA)</td><td>{4.} 17:40</td><td>{4.} 19:45</td></tr><tr><td>Neu</td><td>LH 863</td><td>Oslo (OSL)</td><td>Frankfurt (FRA)</td><td>{4.} 18:25</td><td>{4.} 20:30</td></tr></table></td></tr><tr><td><p>Ihr Hinflug bleibt unverändert.</p></td></tr></table></body></html>`,
      },
    ],
    segments: ['Jörg Müller +2 10:20 860 Active 20000', 'Jörg Müller +4 18:25 863 Active 20000'],
    stated: ['service_fee 25.00 USD'],
    costs: [21_250, 21_250],
  },
  {
    name: 'a collective invoice has the prices and fees of two bookings in its rows',
    emails: [
      {
        by: 'Austrian Airlines <noreply@austrian.example>',
        recipient: grace,
        subject: 'Ihre Buchung OS#3K',
        text: `Liebe Frau Hopper,

Ihre Buchung ist bestätigt und wurde von Ihrem Reisebüro ausgestellt.

Buchungscode: OS#3K

OS 231  {3.}
Wien (VIE) 09:45
Berlin (BER) 11:00

Passagier: Grace Hopper
`,
      },
      {
        by: 'ÖBB Tickets <tickets@oebb.example>',
        recipient: ada,
        subject: 'Ihr ÖBB Ticket RJ#5520',
        text: `Guten Tag Ada Lovelace,

hier ist Ihr Ticket. Der Preis wird mit Ihrem Reisebüro verrechnet.

Ticketcode: RJ#5520

Railjet RJ 67
Wien Hbf        {5.} 08:30
Budapest-Keleti {5.} 11:19

Reisende: Ada Lovelace
`,
        sent: 100,
      },
      {
        by: 'Columbus Business Travel <buchhaltung@columbus.example>',
        recipient: desk,
        subject: 'Sammelrechnung 2027-#2',
        sent: 20000,
        html: `<html><body><h2>Sammelrechnung Nr. 2027-#2</h2><p>Abrechnungszeitraum: {0.} - {13.}</p><table border="1"><tr><th>Datum</th><th>Reisender</th><th>Leistung</th><th>Referenz</th><th>Betrag USD</th><th>Servicegebühr USD</th></tr><tr><td>{3.}</td><td>Hopper Grace</td><td>Flug VIE-BER</td><td>OS#3K</td><td>210,00</td><td>15,00</td></tr><tr><td>{5.}</td><td>Lovelace Ada</td><td>Bahn Wien-Budapest</td><td>RJ#5520</td><td>39,90</td><td>8,00</td></tr><tr><td colspan="4">Summe</td><td>249,90</td><td>23,00</td></tr></table><p>Rechnungsbetrag: 272,90 USD</p></body></html>`,
      },
    ],
    segments: ['Grace Hopper +3 09:45 231 Active 21000', 'Ada Lovelace +5 08:30 RJ 67 Active 3990'],
    bookings: 2,
    stated: ['service_fee 8.00 USD'],
    costs: [4790],
  },
  {
    name: 'a French invoice has a fare and a fee for each of two travelers',
    emails: [
      {
        by: 'Air Corsica <noreply@aircorsica.example>',
        recipient: desk,
        subject: 'Confirmation de votre réservation XK#42',
        text: `Bonjour,

Votre réservation est confirmée. Elle a été émise par votre agence.

Code de réservation : XK#42

XK 771
{4:fr}
Paris Orly (ORY) 09:10
Bastia (BIA) 10:45

Passagers :
Mme Grace HOPPER
M. Jan VAN DER BERG
`,
      },
      {
        by: 'Havas Voyages Affaires <facturation@havas.example>',
        recipient: desk,
        subject: 'Facture n° 2027#44',
        sent: 400,
        html: `<html><body><h2>Facture n° 2027#44</h2><p>Référence dossier compagnie : XK#42</p><table border="1"><tr><th>Désignation</th><th>Voyageur</th><th>Montant</th></tr><tr><td>Billet avion ORY-BIA</td><td>Grace Hopper</td><td>140,00</td></tr><tr><td>Billet avion ORY-BIA</td><td>Jan van der Berg</td><td>160,00</td></tr><tr><td>Frais de service</td><td>Grace Hopper</td><td>12,00</td></tr><tr><td>Frais de service</td><td>Jan van der Berg</td><td>12,00</td></tr></table><p>Total TTC : 324,00 USD</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 09:10 771 Active 14000', 'Jan van der Berg +4 09:10 771 Active 16000'],
    stated: ['service_fee 24.00 USD'],
  },
  {
    name: 'the receipt of a ride has its waiting time (Blacklane)',
    emails: [
      {
        by: 'Blacklane <support@blacklane.example>',
        recipient: jan,
        subject: 'Booking confirmation 41#20098',
        text: `Dear Jan van der Berg,

Thank you for booking with Blacklane.

Booking number: 41#20098
Pickup: {4:en-GB}, 06:30, Heathrow Airport Terminal 4, London
Drop-off: 30 St Mary Axe, London EC3A 8BF
Vehicle class: Business Class
Passenger: Jan van der Berg
Price: USD 118.00 (all inclusive)

Your chauffeur will wait 60 minutes free of charge at the airport.
`,
      },
      {
        by: 'Blacklane <support@blacklane.example>',
        recipient: jan,
        subject: 'Your booking 41#20098 has been changed',
        sent: 4000,
        text: `Dear Jan van der Berg,

Your booking has been changed as requested.

Booking number: 41#20098
New pickup time: {4:en-GB}, 07:15
Pickup: Heathrow Airport Terminal 4, London
Drop-off: 30 St Mary Axe, London EC3A 8BF
`,
      },
      {
        by: 'Blacklane <billing@blacklane.example>',
        recipient: jan,
        subject: 'Your ride receipt 41#20098',
        sent: 32 * 1440 + 100,
        text: `Dear Jan van der Berg,

Thank you for riding with Blacklane.

Booking number: 41#20098
Ride price: USD 118.00
Extra waiting time (20 min): USD 16.00
Total: USD 134.00

Charged to Mastercard **** 9034
`,
      },
    ],
    segments: ['Jan van der Berg +4 07:15 Blacklane Active 13400'],
    costs: [13_400],
  },
]
