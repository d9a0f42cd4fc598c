import type { Scenario } from '../scenario'

const elsewhere = 'Travel desk <travel@elsewhere.test>'

/** What comes after a confirmation: check-in, another flight, a return before the end, a cancelled table. */
export const laterScenarios: readonly Scenario[] = [
  {
    name: 'restaurant cancelled by the guest in French',
    emails: [
      {
        by: 'TheFork <noreply@thefork.example>',
        subject: 'Réservation confirmée chez Le Comptoir',
        text: `Bonjour Ada Lovelace,

votre réservation est confirmée.

Restaurant : Le Comptoir
Date : {3:fr}
Heure : 20:00
Personnes : 4
Numéro de réservation : TF#55`,
        recipient: 'Ada Lovelace <ada@acme.test>',
      },
      {
        by: 'TheFork <noreply@thefork.example>',
        subject: 'Votre réservation chez Le Comptoir a été annulée',
        sent: 900,
        text: `Bonjour Ada Lovelace,

votre réservation TF#55 chez Le Comptoir pour 4 personnes le {3:fr} à 20:00 a bien été annulée.`,
        recipient: 'Ada Lovelace <ada@acme.test>',
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 20:00 Le Comptoir Cancelled null'],
  },
  {
    name: 'airline cancels, then rebooks under the same code by an email with two options taken',
    emails: [
      {
        by: 'British Airways <ba@ba.example>',
        subject: 'Your e-ticket receipt BA#QX',
        text: `Booking reference: BA#QX
Passenger: MR JAN VAN DER BERG

BA0429
London Heathrow (LHR) to Amsterdam (AMS)
{3:en-GB}
Depart 08:30
Arrive 10:50

Payment total: USD 160.00`,
        recipient: 'Jan van der Berg <jan@acme.test>',
      },
      {
        by: 'British Airways <ba@ba.example>',
        subject: 'BA0429 cancelled - we have rebooked you',
        sent: 38000,
        text: `We are sorry, your flight BA0429 on {3:en-GB} has been cancelled. We have rebooked you onto the flight below.

Booking reference: BA#QX
Passenger: MR JAN VAN DER BERG

BA0433
London Heathrow (LHR) to Amsterdam (AMS)
{3:en-GB}
Depart 12:20
Arrive 14:40`,
        recipient: 'Jan van der Berg <jan@acme.test>',
      },
      {
        by: 'British Airways <ba@ba.example>',
        subject: 'Refund confirmation BA#QX',
        sent: 39000,
        text: `As you chose not to travel, booking BA#QX has been cancelled and USD 160.00 has been refunded to your card.`,
        recipient: 'Jan van der Berg <jan@acme.test>',
      },
    ],
    inAnyOrder: true,
    segments: ['Jan van der Berg +3 12:20 433 Cancelled 16000'],
    costs: [0],
  },
  {
    name: 'Swedish airline: booking for three with price per person and the total',
    emails: [
      {
        by: 'SAS <noreply@sas.example>',
        subject: 'Din bokning SK#OP',
        recipient: elsewhere,
        text: `Bokningsreferens: SK#OP

Resenärer
Grace Hopper
Ada Lovelace
Jörg Müller

SK 1419
Köpenhamn (CPH) - Stockholm Arlanda (ARN)
{3:sv}
Avgång 15:20
Ankomst 16:30

Pris per person: 80,00 USD
Totalt: 240,00 USD`,
      },
      {
        by: 'SAS <noreply@sas.example>',
        subject: 'Ändrad avgångstid SK1419',
        recipient: elsewhere,
        sent: 9000,
        text: `Avgångstiden för ditt flyg har ändrats.

Bokningsreferens: SK#OP
SK 1419 Köpenhamn (CPH) - Stockholm Arlanda (ARN)
{3:sv}
Ny avgångstid: 15:55 (tidigare 15:20)
Ny ankomsttid: 17:05 (tidigare 16:30)`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 15:55 1419 Active 8000',
      'Ada Lovelace +3 15:55 1419 Active 8000',
      'Jörg Müller +3 15:55 1419 Active 8000',
    ],
  },
  {
    name: 'rental with insurance added, then returned early with a refund, then final invoice',
    emails: [
      {
        by: 'Sixt <noreply@sixt.example>',
        subject: 'Ihre Reservierung 99#61',
        text: `Reservierungsnummer: 99#61
Fahrer: Grace Hopper

Abholung: München Flughafen, {2.} 10:00
Rückgabe: München Flughafen, {6.} 10:00

Fahrzeug: VW Golf o.ä.
Gesamtpreis: 280,00 USD`,
      },
      {
        by: 'Sixt <noreply@sixt.example>',
        subject: 'Rechnung zu Ihrer Miete 99#61',
        sent: 36 * 1440,
        text: `Rechnungsnummer: R-77#1
Reservierungsnummer: 99#61
Fahrer: Grace Hopper

Abholung: München Flughafen, {2.} 10:00
Rückgabe: München Flughafen, {5.} 09:30

Miete 3 Tage: 210,00 USD
Kraftstoff: 22,00 USD
Rechnungsbetrag: 232,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 10:00 3 Active 28000'],
    costs: [23200],
  },
  {
    name: 'check-in email with other spelling of the name and no year',
    emails: [
      {
        by: 'KLM <noreply@klm.example>',
        subject: 'Bevestiging van je boeking KL#ZZ',
        recipient: 'Jan van der Berg <jan@acme.test>',
        text: `Boekingscode: KL#ZZ
Passagier: Jan van der Berg

KL 1009
Amsterdam (AMS) - London Heathrow (LHR)
{3:nl}
Vertrek 09:10
Aankomst 09:35

Totaalprijs: USD 140,00`,
      },
      {
        by: 'KLM <noreply@klm.example>',
        subject: 'Nu inchecken voor vlucht KL1009',
        recipient: 'Jan van der Berg <jan@acme.test>',
        sent: 29 * 1440,
        text: `Beste heer VANDERBERG,

je kunt nu inchecken.

Boekingscode: KL#ZZ
VANDERBERG/JAN MR
KL1009 AMS-LHR 09:10
Stoel 12C`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jan van der Berg +3 09:10 1009 Active 14000'],
  },
]
