import type { Scenario } from '../scenario'

/** What agencies, hotels and others write about bookings of several parts and people. */

const office = 'Hansa Reisebüro <service@hansa-reisebuero.example>'
const vienna = `Hotel Sacher Wien
Philharmoniker Straße 4, 1010 Wien, Österreich`

export const agencyScenarios: readonly Scenario[] = [
  {
    name: 'the hotel of an itinerary cancels by its own number, and the agency writes of the rest again',
    emails: [
      {
        by: office,
        subject: 'Ihr Reiseplan HR#9',
        text: `Guten Tag Frau Hopper,

anbei Ihr Reiseplan.

Vorgangsnummer: HR#9

Reisende: Grace Hopper

Flug OS 202
Frankfurt (FRA) - Wien (VIE)
Abflug: {1:de} 09:50
Ankunft: {1:de} 11:15
Buchungsreferenz: OS#FL

Hotel: Hotel Sacher Wien
Philharmoniker Straße 4, 1010 Wien, Österreich
Anreise: {1.}
Abreise: {3.}
Reservierungsnummer: SA#88`,
      },
      {
        by: 'Hotel Sacher Wien <reservation@sacher.example>',
        subject: 'Stornierung SA#88',
        text: 'Ihre Reservierung SA#88 wurde storniert.\nStornogebühr: 90,00 USD',
        sent: 300,
      },
      {
        by: office,
        subject: 'Ihr aktualisierter Reiseplan HR#9',
        text: `Guten Tag Frau Hopper,

anbei Ihr aktualisierter Reiseplan.

Vorgangsnummer: HR#9

Reisende: Grace Hopper

Flug OS 202
Frankfurt (FRA) - Wien (VIE)
Abflug: {1:de} 09:50
Ankunft: {1:de} 11:15
Buchungsreferenz: OS#FL`,
        sent: 400,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +1 09:50 202 Active null', 'Grace Hopper +1 15:00 2 Cancelled null'],
  },
  {
    name: 'each of two travelers gets the confirmation of both',
    emails: (['Grace Hopper <grace@acme.test>', 'Ada Lovelace <ada@acme.test>'] as const).map((recipient, at) => ({
      by: 'Eurostar <noreply@eurostar.example>',
      subject: 'Your Eurostar booking QE#PL',
      recipient,
      text: `Your booking is confirmed.

Booking reference: QE#PL

Passengers
Grace Hopper
Ada Lovelace

Train 9014
London St Pancras - Paris Gare du Nord
Departs: {4:en-GB} 10:24
Arrives: {4:en-GB} 13:47

Total: USD 401.01`,
      sent: at,
    })),
    inAnyOrder: true,
    segments: ['Ada Lovelace +4 10:24 9014 Active 20050', 'Grace Hopper +4 10:24 9014 Active 20051'],
  },
  {
    name: 'a stay is moved to the week after',
    emails: [
      {
        by: 'Hotel Sacher Wien <reservation@sacher.example>',
        subject: 'Reservierungsbestätigung SA#11',
        text: `Reservierungsnummer: SA#11
Gast: Grace Hopper
${vienna}
Anreise: {1.}
Abreise: {3.}
Gesamtpreis: 700,00 USD`,
      },
      {
        by: 'Hotel Sacher Wien <reservation@sacher.example>',
        subject: 'Umbuchung SA#11',
        text: `Gern haben wir Ihre Reservierung umgebucht.

Reservierungsnummer: SA#11
Gast: Grace Hopper
${vienna}
Anreise: {8.}
Abreise: {10.}
Gesamtpreis: 740,00 USD`,
        sent: 100,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +8 15:00 2 Active 74000'],
  },
  {
    name: 'of a couple of one surname one leaves',
    emails: [
      {
        by: 'Transavia <noreply@transavia.example>',
        subject: 'Boekingsbevestiging HV#2',
        recipient: 'Jan van der Berg <jan@acme.test>',
        text: `Boekingsnummer: HVX#2

Passagiers:
Jan van der Berg
Maria van der Berg

Vlucht HV 5131
Amsterdam (AMS) - Barcelona (BCN)
Vertrek: {2:nl} 06:50
Aankomst: {2:nl} 09:05

Totaalprijs: USD 260.00`,
      },
      {
        by: 'Transavia <noreply@transavia.example>',
        subject: 'Annulering HV#2',
        recipient: 'Jan van der Berg <jan@acme.test>',
        text: 'De boeking HVX#2 voor Maria van der Berg is geannuleerd.\nTerugbetaling: USD 110.00',
        sent: 100,
      },
    ],
    inAnyOrder: true,
    segments: ['Jan van der Berg +2 06:50 5131 Active 13000', '[Maria van der Berg] +2 06:50 5131 Cancelled 13000'],
  },
  {
    name: 'a stay that the online agency and the hotel confirm is one, until the hotel cancels it',
    emails: [
      {
        by: 'Booking.com <noreply@booking.com>',
        subject: 'Your booking is confirmed at Hotel Sacher Wien',
        text: `Confirmation number: 4411#99
Guest name: Grace Hopper
${vienna}
Check-in: {5:en-GB}
Check-out: {7:en-GB}
Total price: USD 650.00`,
      },
      {
        by: 'Hotel Sacher Wien <reservation@sacher.example>',
        subject: 'Reservierungsbestätigung SA#22',
        text: `Reservierungsnummer: SA#22
Gast: Grace Hopper
${vienna}
Anreise: {5.}
Abreise: {7.}`,
        sent: 10,
      },
      {
        by: 'Hotel Sacher Wien <reservation@sacher.example>',
        subject: 'Stornierung SA#22',
        text: 'Ihre Reservierung SA#22 wurde storniert.',
        sent: 300,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 15:00 2 Cancelled 65000'],
    references: ['hotel SA#22', 'online_agency 4411#99'],
  },
  {
    name: 'a rental is picked up elsewhere on another day',
    emails: [
      {
        by: 'Europcar <reservations@europcar.example>',
        subject: 'Votre réservation EC#7',
        text: `Numéro de réservation : EC#77
Conducteur : Grace Hopper

Prise en charge : Nice Aéroport, le {2:fr} à 09:00
Restitution : Nice Aéroport, le {5:fr} à 09:00

Véhicule : Renault Clio
Prix total : 180,00 USD`,
      },
      {
        by: 'Europcar <reservations@europcar.example>',
        subject: 'Modification de votre réservation EC#7',
        text: `Votre réservation a été modifiée.

Numéro de réservation : EC#77
Conducteur : Grace Hopper

Prise en charge : Nice Aéroport, le {3:fr} à 12:00
Restitution : Nice Aéroport, le {6:fr} à 12:00

Véhicule : Renault Clio
Prix total : 195,00 USD`,
        sent: 60,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 12:00 3 Active 19500'],
  },
]
