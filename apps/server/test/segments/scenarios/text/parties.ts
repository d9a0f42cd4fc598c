import type { Scenario } from '../scenario'

/** What suppliers write about several travelers, rooms and ways. */

const desk = 'Reisestelle <reisen@elsewhere.test>'

export const partyScenarios: readonly Scenario[] = [
  {
    name: 'the way back is moved to the next day, and the way there stays',
    emails: [
      {
        by: 'Norwegian <noreply@norwegian.example>',
        subject: 'Bekreftelse på bestilling DY#P',
        text: `Bestillingsreferanse: DY#PQ

Passasjer: Grace Hopper

Flight DY 1302
Oslo (OSL) - London Gatwick (LGW)
Avreise: {2:nb} 07:45
Ankomst: {2:nb} 09:05

Flight DY 1305
London Gatwick (LGW) - Oslo (OSL)
Avreise: {4:nb} 18:30
Ankomst: {4:nb} 21:40

Totalpris: USD 240.00`,
      },
      {
        by: 'Norwegian <noreply@norwegian.example>',
        subject: 'Endring i din reise DY#P',
        text: `Reisen din er endret.

Bestillingsreferanse: DY#PQ

Passasjer: Grace Hopper

Flight DY 1302
Oslo (OSL) - London Gatwick (LGW)
Avreise: {2:nb} 07:45
Ankomst: {2:nb} 09:05

Flight DY 1311
London Gatwick (LGW) - Oslo (OSL)
Avreise: {5:nb} 12:10
Ankomst: {5:nb} 15:20`,
        sent: 60,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 07:45 1302 Active 12000', 'Grace Hopper +5 12:10 1311 Active 12000'],
  },
  {
    name: 'two rooms under one number, of which one is given back',
    emails: [
      {
        by: 'NH Hotels <reservas@nh.example>',
        subject: 'Confirmación de reserva NH#5',
        recipient: 'Viajes <viajes@elsewhere.test>',
        text: `Número de reserva: NHX#5

Huéspedes: Grace Hopper, Ada Lovelace

NH Madrid Atocha
Paseo de la Infanta Isabel 9, 28014 Madrid, España

Entrada: {3:es}
Salida: {5:es}
Habitaciones: 2
Precio total: USD 480.00`,
      },
      {
        by: 'NH Hotels <reservas@nh.example>',
        subject: 'Cancelación de una habitación NH#5',
        recipient: 'Viajes <viajes@elsewhere.test>',
        text: 'La habitación de Ada Lovelace en la reserva NHX#5 ha sido cancelada.\nGastos de cancelación: USD 30.00',
        sent: 80,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 15:00 2 Cancelled 24000', 'Grace Hopper +3 15:00 2 Active 24000'],
    costs: [3000, 24_000],
  },
  {
    name: 'a part of the fare comes back, and everybody still travels',
    emails: [
      {
        by: 'Trenitalia <noreply@trenitalia.example>',
        subject: 'Conferma di acquisto TR#W',
        recipient: desk,
        text: `Codice prenotazione (PNR): TR#WX

Viaggiatori:
Grace Hopper
Jörg Müller

Frecciarossa 9637
Milano Centrale - Roma Termini
Partenza: {6:it} 15:10
Arrivo: {6:it} 18:39

Prezzo totale: USD 180.00`,
      },
      {
        by: 'Trenitalia <noreply@trenitalia.example>',
        subject: 'Rimborso parziale TR#W',
        recipient: desk,
        text: 'Codice prenotazione: TR#WX\nPer il ritardo del treno 9637 riceverà un rimborso.\nRimborso: USD 45.01',
        sent: 40 * 1440,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +6 15:10 9637 Active 9000', 'Jörg Müller +6 15:10 9637 Active 9000'],
    stated: ['refund 45.01 USD'],
    costs: [6749, 6750],
  },
  {
    name: 'a traveler is added to a booking, whose total is stated anew',
    emails: [
      {
        by: 'Austrian <noreply@austrian.example>',
        subject: 'Ihre Buchung OS#G',
        recipient: desk,
        text: `Buchungscode: OSX#G
Passagiere:
Grace Hopper
Ada Lovelace

Flug OS 351
Wien (VIE) - Brüssel (BRU)
Abflug: {9:de} 07:05
Ankunft: {9:de} 08:55

Gesamtpreis: 400,00 USD`,
      },
      {
        by: 'Austrian <noreply@austrian.example>',
        subject: 'Ihre geänderte Buchung OS#G',
        recipient: desk,
        text: `Buchungscode: OSX#G
Passagiere:
Grace Hopper
Ada Lovelace
Jörg Müller

Flug OS 351
Wien (VIE) - Brüssel (BRU)
Abflug: {9:de} 07:05
Ankunft: {9:de} 08:55

Gesamtpreis: 600,00 USD`,
        sent: 60,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Ada Lovelace +9 07:05 351 Active 20000',
      'Grace Hopper +9 07:05 351 Active 20000',
      'Jörg Müller +9 07:05 351 Active 20000',
    ],
  },
  {
    name: 'a table is moved by an hour, and then given up',
    emails: [
      {
        by: 'OpenTable <no-reply@opentable.example>',
        subject: 'Your reservation at Steirereck',
        text: `Your table is confirmed.
Confirmation number: 33#12
Name: Grace Hopper
Restaurant: Steirereck
Am Heumarkt 2A, 1030 Wien, Austria
Date: {2:en-GB}
Time: 19:00
Party of 2`,
      },
      {
        by: 'OpenTable <no-reply@opentable.example>',
        subject: 'Your reservation at Steirereck was changed',
        text: `Your reservation was changed.
Confirmation number: 33#12
Name: Grace Hopper
Restaurant: Steirereck
Am Heumarkt 2A, 1030 Wien, Austria
Date: {2:en-GB}
Time: 20:00
Party of 2`,
        sent: 20,
      },
      {
        by: 'OpenTable <no-reply@opentable.example>',
        subject: 'Reservation cancelled',
        text: 'Your reservation 33#12 at Steirereck has been cancelled.',
        sent: 40,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 20:00 Steirereck Cancelled null'],
  },
  {
    name: 'flights of two airlines under one number of an agency, of which one airline cancels',
    emails: [
      {
        by: 'Nordic Business Travel <itinerary@nordic-travel.example>',
        subject: 'Itinerary NB#77',
        text: `Agency reference: NBX#77
Traveler: Grace Hopper

Flight AY 1332
Helsinki (HEL) - London Heathrow (LHR)
Departure: {1:en-GB} 07:55
Arrival: {1:en-GB} 09:10
Airline reference: AYX#1

Flight BA 798
London Heathrow (LHR) - Helsinki (HEL)
Departure: {4:en-GB} 10:15
Arrival: {4:en-GB} 15:15
Airline reference: BAX#1`,
      },
      {
        by: 'British Airways <BA.e-ticket@email.ba.com>',
        subject: 'Your booking BAX#1 has been cancelled',
        text: 'Your booking BAX#1 has been cancelled.',
        sent: 700,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +1 07:55 1332 Active null', 'Grace Hopper +4 10:15 798 Cancelled null'],
  },
]
