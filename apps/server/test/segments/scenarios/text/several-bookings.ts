import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Several bookings in one email: who travels on each, what each costs, and what a later email leaves of them. */
export const severalBookingScenarios: readonly Scenario[] = [
  {
    name: 'two rooms with numbers of their own share the only total, and everybody is at the table',
    emails: [
      {
        by: 'Hôtel des Remparts <reception@remparts.example>',
        recipient: desk,
        subject: 'Confirmation de réservation HR-#1',
        text: `Bonjour,

nous avons le plaisir de confirmer votre séjour à l'Hôtel des Remparts, Carcassonne, du {3:fr} au {5:fr} (2 nuits).

Chambre 1 : Grace Hopper – double supérieure – réf. HR-#1
Chambre 2 : Ada Lovelace – chambre simple – réf. HR-#2

Tarif : soit 512,00 USD au total.

Une table pour 2 vous est réservée au restaurant Le Donjon le {4:fr} à 20h00.`,
      },
    ],
    bookings: 3,
    segments: [
      'Grace Hopper +3 15:00 2 Active 25600',
      'Ada Lovelace +3 15:00 2 Active 25600',
      'Grace Hopper +4 20:00 Le Donjon Active null',
      'Ada Lovelace +4 20:00 Le Donjon Active null',
    ],
  },
  {
    name: 'an agency prices flights and hotel apart, and the hotel is dropped later',
    emails: [
      {
        by: 'Reisebüro Nord <service@reisebuero-nord.example>',
        recipient: desk,
        subject: 'Ihre Reise – Vorgang 55-#',
        text: `Sehr geehrte Frau Hopper,

Ihre Reise ist gebucht, Vorgang 55-#.

Flug LH 1802, {3.}, Frankfurt (FRA) 09:20 – Barcelona (BCN) 11:25, Buchungscode LH#QT, Flugpreis 212,00 USD

Hotel Casanova, Barcelona, {3.} – {5.}, Reservierungsnummer HC-#, Preis 318,00 USD

Reisende: Grace Hopper`,
      },
      {
        by: 'Reisebüro Nord <service@reisebuero-nord.example>',
        recipient: desk,
        subject: 'Teilstornierung – Vorgang 55-#',
        sent: 2000,
        text: `Sehr geehrte Frau Hopper,

wie gewünscht haben wir das Hotel aus Ihrer Buchung 55-# storniert:

Storniert: Hotel Casanova, {3.} – {5.}, Reservierungsnummer HC-#
Weiterhin bestätigt: Flug LH 1802 Frankfurt (FRA) – Barcelona (BCN) am {3.}, 09:20 – 11:25, Buchungscode LH#QT

Reisende: Grace Hopper`,
      },
    ],
    bookings: 2,
    segments: ['Grace Hopper +3 09:20 1802 Active 21200', 'Grace Hopper +3 15:00 2 Cancelled 31800'],
  },
  {
    name: 'one of two tickets is cancelled in a sentence',
    emails: [
      {
        by: 'Sky Desk <desk@skydesk.example>',
        recipient: desk,
        subject: 'Booking confirmation KQ#7T',
        text: `Booking reference: KQ#7T

OK 612 Prague (PRG) - Amsterdam (AMS) {4}, 07:05 - 08:40
OK 617 Amsterdam (AMS) - Prague (PRG) {6}, 19:55 - 21:20

Passengers: Grace Hopper, Ada Lovelace

Total: USD 400.00`,
      },
      {
        by: 'Sky Desk <desk@skydesk.example>',
        recipient: desk,
        subject: 'Cancellation of part of booking KQ#7T',
        sent: 3000,
        text: `Dear Ms Hopper,

As requested we have cancelled the ticket of Ada Lovelace on flights OK 612 Prague - Amsterdam ({4}, 07:05 - 08:40) and OK 617 Amsterdam - Prague ({6}, 19:55 - 21:20). Your own ticket remains valid.

Booking reference: KQ#7T
Refund to your card: USD 148.20

Passengers
Grace Hopper     confirmed
Ada Lovelace     cancelled`,
      },
    ],
    segments: [
      'Grace Hopper +4 07:05 612 Active 10000',
      'Ada Lovelace +4 07:05 612 Cancelled 10000',
      'Grace Hopper +6 19:55 617 Active 10000',
      'Ada Lovelace +6 19:55 617 Cancelled 10000',
    ],
  },
  {
    name: 'a guest is moved to another hotel, which has a number of its own',
    emails: [
      {
        by: 'Hotel Lindner <reservations@lindner.example>',
        recipient: desk,
        subject: 'Your booking 77-# is confirmed',
        text: `Hotel Lindner
Booking number: 77-#
Check-in: {4}
Check-out: {6}
Guest: Grace Hopper
Total: USD 258.00`,
      },
      {
        by: 'Hotel Lindner <reservations@lindner.example>',
        recipient: desk,
        subject: 'New hotel for {4} (booking 77-#)',
        sent: 3000,
        text: `Dear Ms Hopper,

Unfortunately Hotel Lindner is overbooked for the night of {4}. We have moved you to the Hotel Continental for the same dates: check-in {4}, check-out {6}. Your rate is unchanged; the new confirmation number is HC-#.

Your original booking 77-# at Hotel Lindner has been cancelled free of charge.

Guest: Grace Hopper`,
      },
    ],
    bookings: 2,
    segments: ['Grace Hopper +4 15:00 2 Cancelled 25800', 'Grace Hopper +4 15:00 2 Active 25800'],
  },
  {
    name: 'rides listed by person',
    emails: [
      {
        by: 'Panther Taxis <bookings@panther.example>',
        recipient: desk,
        subject: 'Taxis for your team',
        text: `Hi Grace, two cars are booked for the team on {4}:

06:15 – Grace Hopper – 14 Mill Lane to Stansted Airport – job 88#1
06:30 – Ada Lovelace – 3 Castle Street to Stansted Airport – job 88#2

Return cars will be ordered when you land.`,
      },
    ],
    bookings: 2,
    segments: ['Grace Hopper +4 06:15 Panther Taxis Active null', 'Ada Lovelace +4 06:30 Panther Taxis Active null'],
  },
  {
    name: 'rooms of a group with days of their own',
    emails: [
      {
        by: 'Lough Eske Castle <groups@lougheske.example>',
        recipient: desk,
        subject: 'Group booking LEC-#: your rooms',
        html: '<html><body><p>Hi Laura,</p><p>Here are your confirmed rooms at <b>Lough Eske Castle</b>, Donegal:</p><table><tr><td>Room</td><td>Names</td><td>In</td><td>Out</td><td>Total</td></tr><tr><td>Garden Suite</td><td>Grace Hopper</td><td>{4}</td><td>{7}</td><td>USD 720</td></tr><tr><td>Castle Room</td><td>Ada Lovelace</td><td>{4}</td><td>{6}</td><td>USD 380</td></tr><tr><td>Courtyard Room</td><td>Carl Gauss &amp; Dora Maar</td><td>{5}</td><td>{6}</td><td>USD 170</td></tr></table><p>Group reference LEC-#. Grand total USD 1,270.</p></body></html>',
      },
    ],
    segments: [
      'Grace Hopper +4 15:00 3 Active 72000',
      'Ada Lovelace +4 15:00 2 Active 38000',
      '[Carl Gauss] +5 15:00 1 Active 8500',
      '[Dora Maar] +5 15:00 1 Active 8500',
    ],
  },
]
