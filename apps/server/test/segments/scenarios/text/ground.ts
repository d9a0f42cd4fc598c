import type { Scenario } from '../scenario'

/** What railways, rental companies and others write about changes, in their own words. */

const scandic = 'Scandic Hotels <reservations@scandic.example>'
const sncf = 'SNCF Connect <noreply@sncf-connect.example>'
const bahn = 'Deutsche Bahn <buchung@bahn.example>'
const sixt = 'Sixt <reservation@sixt.example>'
const avis = 'Avis <noreply@avis.example>'
const copenhagen = `Scandic Palace Hotel
Rådhuspladsen 57, 1550 Copenhagen, Denmark`

export const groundScenarios: readonly Scenario[] = [
  {
    name: 'a train ticket is exchanged for another train on the next day',
    emails: [
      {
        by: sncf,
        subject: 'Confirmation de votre commande RZ#KT',
        text: `Bonjour,

Votre réservation est confirmée.

Référence de dossier : RZ#KT

Voyageur : Grace Hopper

TGV INOUI 6607
Départ : Paris Gare de Lyon le {2:fr} à 08:00
Arrivée : Lyon Part Dieu le {2:fr} à 09:56
Prix : 84,00 USD`,
      },
      {
        by: sncf,
        subject: "Confirmation d'échange RZ#KT",
        text: `Bonjour,

Votre billet a été échangé.

Référence de dossier : RZ#KT

Voyageur : Grace Hopper

TGV INOUI 6625
Départ : Paris Gare de Lyon le {3:fr} à 17:00
Arrivée : Lyon Part Dieu le {3:fr} à 18:56

Différence tarifaire : 12,00 USD`,
        sent: 100,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 17:00 6625 Active 8400'],
    stated: ['exchange 12.00 USD 0'],
    costs: [9600],
  },
  {
    name: 'a rental is extended by a day',
    emails: [
      {
        by: sixt,
        subject: 'Reservierungsbestätigung 99#4321',
        text: `Reservierungsnummer: 99#4321
Fahrer: Grace Hopper

Abholung: {1.} 10:00
Sixt Hamburg Flughafen, Hamburg
Rückgabe: {3.} 10:00
Sixt Hamburg Flughafen, Hamburg

Fahrzeug: VW Golf
Gesamtpreis: USD 120.00`,
      },
      {
        by: sixt,
        subject: 'Änderung Ihrer Reservierung 99#4321',
        text: `Ihre Miete wurde verlängert.

Reservierungsnummer: 99#4321
Fahrer: Grace Hopper

Abholung: {1.} 10:00
Sixt Hamburg Flughafen, Hamburg
Rückgabe: {4.} 10:00
Sixt Hamburg Flughafen, Hamburg

Fahrzeug: VW Golf
Gesamtpreis: USD 175.00`,
        sent: 2000,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +1 10:00 3 Active 17500'],
    ends: ['+4 10:00'],
  },
  {
    name: 'a late, older reminder of a stay changes nothing newer',
    emails: [
      {
        by: scandic,
        subject: 'Booking confirmation SC#0',
        text: `Confirmation number: SC#0
Guest: Grace Hopper
${copenhagen}
Check-in: {5:en-GB}
Check-out: {7:en-GB}
Total: USD 360.00`,
      },
      {
        by: scandic,
        subject: 'Your changed booking SC#0',
        text: `Your booking has been changed.
Confirmation number: SC#0
Guest: Grace Hopper
${copenhagen}
Check-in: {6:en-GB}
Check-out: {9:en-GB}
Total: USD 540.00`,
        sent: 300,
      },
      {
        by: scandic,
        subject: 'Thank you for your booking SC#0',
        text: `Confirmation number: SC#0
Guest: Grace Hopper
${copenhagen}
Check-in: {5:en-GB}
Check-out: {7:en-GB}
Total: USD 360.00`,
        sent: 100,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +6 15:00 3 Active 54000'],
  },
  {
    name: 'a train for two, of whom one cancels',
    emails: [
      {
        by: bahn,
        subject: 'Buchungsbestätigung (Auftrag DB#XY)',
        recipient: 'Reisestelle <reisen@elsewhere.test>',
        text: `Auftragsnummer: DB#XY

Reisende:
Grace Hopper
Jörg Müller

ICE 599
Berlin Hbf ab {4.} 08:29
München Hbf an {4.} 12:31

Gesamtpreis: 199,99 USD`,
      },
      {
        by: bahn,
        subject: 'Stornierung (Auftrag DB#XY)',
        recipient: 'Reisestelle <reisen@elsewhere.test>',
        text: `Die Fahrkarte von Jörg Müller aus dem Auftrag DB#XY wurde storniert.
Erstattung: 90,00 USD`,
        sent: 500,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 08:29 ICE 599 Active 10000', 'Jörg Müller +4 08:29 ICE 599 Cancelled 9999'],
  },
  {
    name: 'a rental is cancelled after its start and booked again',
    emails: [
      {
        by: avis,
        subject: 'Your Avis confirmation US#1',
        text: `Confirmation number: 55#01US1
Driver: Grace Hopper
Pick-up: Boston Logan Airport, {2:en-US}, 2:00 PM
Return: Boston Logan Airport, {5:en-US}, 2:00 PM
Car: Ford Focus or similar
Estimated total: USD 210.00`,
      },
      {
        by: avis,
        subject: 'Your Avis reservation 55#01US1 has been cancelled',
        text: 'Your Avis reservation 55#01US1 has been cancelled.',
        sent: 100,
      },
      {
        by: avis,
        subject: 'Your Avis confirmation',
        text: `Confirmation number: 55#02US2
Driver: Grace Hopper
Pick-up: Boston Logan Airport, {2:en-US}, 2:00 PM
Return: Boston Logan Airport, {6:en-US}, 2:00 PM
Car: Ford Focus or similar
Estimated total: USD 280.00`,
        sent: 110,
      },
    ],
    inAnyOrder: true,
    bookings: 2,
    segments: ['Grace Hopper +2 14:00 3 Cancelled 21000', 'Grace Hopper +2 14:00 4 Active 28000'],
  },
  {
    name: 'a refund arrives before its cancellation, and both before the booking',
    emails: [
      {
        by: 'TAP Air Portugal <noreply@flytap.example>',
        subject: 'O seu reembolso TP#Z',
        text: `Código de reserva: TP#Z
Reembolso: USD 140.00`,
        sent: 2000,
      },
      {
        by: 'TAP Air Portugal <noreply@flytap.example>',
        subject: 'Reserva cancelada TP#Z',
        text: 'A sua reserva TP#Z foi cancelada.',
        sent: 1000,
      },
      {
        by: 'TAP Air Portugal <noreply@flytap.example>',
        subject: 'Confirmação da reserva TP#Z',
        text: `Código de reserva: TP#Z
Passageiro: Grace Hopper
Voo: TP 1356
Partida: Lisboa (LIS) {8:pt} 08:00
Chegada: Londres Heathrow (LHR) {8:pt} 10:50
Preço total: USD 190.00`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +8 08:00 1356 Cancelled 19000'],
    stated: ['refund 140.00 USD'],
    costs: [0],
  },
]
