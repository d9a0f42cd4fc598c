import { carded, framed, grid, pairs } from '../html-frames'
import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const grace = 'Grace Hopper <grace@acme.test>'
const ethiopian = 'Ethiopian Airlines <noreply@ethiopianairlines.example>'
const sheger = 'Sheger Business Travel <accounts@shegertravel.example>'
const elefant = 'Hotel Elephant <reservierung@hotel-elephant.example>'
const azal = 'AZAL <noreply@azal.example>'

/** Trips of companies whose emails come from airlines, hotels, agencies and assistants at the same time. */
export const businessSourceScenarios: readonly Scenario[] = [
  {
    name: 'an airline and a hotel confirm without prices, and the agency’s invoice has them in rows with its fee',
    emails: [
      {
        by: ethiopian,
        recipient: grace,
        subject: 'Your travel itinerary - ET#QP',
        html: framed({
          preview: 'Thank you for flying with us.',
          body: [
            '<h2>Your itinerary</h2><p>Dear Ms Hopper, your booking is confirmed.</p>',
            pairs('Booking reference|ET#QP\nPassenger|Ms Grace Hopper'),
            grid(
              'Flight|From|To|Departure|Arrival\nET 302|Addis Ababa (ADD)|Nairobi (NBO)|{3:en-GB} 10:15|{3:en-GB} 12:20\nET 309|Nairobi (NBO)|Addis Ababa (ADD)|{6:en-GB} 20:40|{6:en-GB} 22:45',
            ),
          ],
          footer:
            'Ethiopian Airlines, Bole International Airport, Addis Ababa. Please be at the airport three hours before departure.',
        }),
      },
      {
        by: 'Tamarind Tree Hotel <reservations@tamarindtree.example>',
        recipient: grace,
        subject: 'Reservation confirmed TT#55',
        sent: 700,
        text: `Dear Grace Hopper,

It is our pleasure to confirm your stay with us.

Confirmation number: TT#55
Arrival: {3:en-GB}
Departure: {6:en-GB}
Room: Superior Room, breakfast included
Rate: as agreed with your travel agency

Tamarind Tree Hotel
Carnivore Road, Nairobi, Kenya
`,
      },
      {
        by: sheger,
        recipient: desk,
        subject: 'Invoice SI-#90',
        sent: 2900,
        html: `<html><body><p>Dear customer,</p><p>please find below the invoice for the travel of your staff.</p><table><tr><td>Invoice no.</td><td>SI-#90</td></tr><tr><td>Traveller</td><td>Hopper/Grace Ms</td></tr></table><table border="1"><tr><th>Description</th><th>Reference</th><th>Amount (USD)</th></tr><tr><td>Air ticket ADD-NBO-ADD, Ethiopian Airlines</td><td>ET#QP</td><td>480.00</td></tr><tr><td>Hotel, Tamarind Tree Hotel, 3 nights</td><td>TT#55</td><td>390.00</td></tr><tr><td>Service fee</td><td></td><td>25.00</td></tr><tr><td colspan="2"><b>Total</b></td><td><b>895.00</b></td></tr></table><p>Payable within 14 days. Bank: Awash Bank, account 0132#77.</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 10:15 302 Active 24000',
      'Grace Hopper +6 20:40 309 Active 24000',
      'Grace Hopper +3 15:00 3 Active 39000',
    ],
    bookings: 2,
  },
  {
    name: 'an assistant forwards a German hotel without a price, which only a later email of the hotel has',
    emails: [
      {
        by: 'Ada Lovelace <ada@acme.test>',
        recipient: desk,
        subject: 'WG: Reservierungsbestätigung Müller',
        sent: 400,
        text: `Bitte zu den Reisen von Jörg.

Viele Grüße
Ada

Von: Hotel Elephant <reservierung@hotel-elephant.example>
Gesendet: @0
An: Ada Lovelace
Betreff: Reservierungsbestätigung Müller

Sehr geehrte Frau Lovelace,

gerne haben wir für Herrn Jörg Müller reserviert:

Reservierungsnummer: HE#204
Anreise: {4:de}
Abreise: {6:de}
Zimmer: 1 Einzelzimmer
Gast: Herr Jörg Müller

Den Preis teilen wir Ihnen in Kürze mit.

Mit freundlichen Grüßen
Hotel Elephant
Markt 19, 99423 Weimar
`,
      },
      {
        by: elefant,
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Ihre Reservierung HE#204 - Preis',
        sent: 3100,
        text: `Sehr geehrte Frau Lovelace,

für die Reservierung HE#204 (Herr Jörg Müller, {4:de} bis {6:de}) berechnen wir den Firmenpreis.

Gesamtpreis für 2 Nächte inkl. Frühstück: USD 268,00

Mit freundlichen Grüßen
Hotel Elephant
Markt 19, 99423 Weimar
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +4 15:00 2 Active 26800'],
    trips: ['Jörg Müller +4 +6 Weimar'],
  },
  {
    name: 'an e-ticket shows no price, and its receipt names only the passenger and the total',
    emails: [
      {
        by: azal,
        recipient: desk,
        subject: 'Electronic ticket - AZ#L8',
        text: `ELECTRONIC TICKET ITINERARY

Booking reference (PNR): AZ#L8
Passenger name: LOVELACE/ADA MRS
Ticket number: 771 240#116602

Flight   Date        From              To                Dep.   Arr.
J2 223   {3:gds}       Baku (GYD)        Tbilisi (TBS)     09:35  10:55
J2 226   {5:gds}       Tbilisi (TBS)     Baku (GYD)        19:10  20:25

Baggage allowance: 23 kg
Check-in closes 45 minutes before departure.
`,
      },
      {
        by: azal,
        recipient: desk,
        subject: 'Payment receipt AZ#L8',
        sent: 5,
        html: carded({
          preview: 'Payment received',
          body: [
            '<h3>Payment receipt</h3><p>Thank you for your payment.</p>',
            pairs(
              'PNR|AZ#L8\nPassenger|LOVELACE/ADA MRS\nFare|USD 150.00\nTaxes and charges|USD 42.00\nTotal paid|USD 192.00\nPaid by|Visa ending 4417',
            ),
          ],
          footer: 'Azerbaijan Airlines, Heydar Aliyev International Airport, Baku',
        }),
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 09:35 223 Active 9600', 'Ada Lovelace +5 19:10 226 Active 9600'],
  },
]
