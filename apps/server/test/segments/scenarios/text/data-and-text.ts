import { jsonLd, reserved } from '../data'
import type { Scenario } from '../scenario'

/** Bookings with data in their emails that words move and cancel. */
export const dataByWordsScenarios: readonly Scenario[] = [
  {
    name: 'a rental in Mexico with JSON-LD is picked up later by words, and then cancelled by its number',
    emails: [
      {
        by: 'Mex Rent a Car <reservaciones@mexrentacar.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Reservación confirmada MX#802',
        html: `<html><body>${jsonLd({
          ...reserved('RentalCarReservation', 'MX#802', 'Ada Lovelace'),
          totalPrice: '210.00',
          priceCurrency: 'USD',
          pickupTime: '{4}T10:00:00-06:00',
          dropoffTime: '{7}T10:00:00-06:00',
          pickupLocation: {
            '@type': 'Place',
            name: 'Aeropuerto de Guadalajara (GDL)',
            address: 'Carretera Guadalajara-Chapala km 17.5, Guadalajara, MX',
          },
          dropoffLocation: {
            '@type': 'Place',
            name: 'Aeropuerto de Guadalajara (GDL)',
            address: 'Carretera Guadalajara-Chapala km 17.5, Guadalajara, MX',
          },
          reservationFor: {
            '@type': 'RentalCar',
            name: 'Nissan Versa o similar',
            rentalCompany: { '@type': 'Organization', name: 'Mex Rent a Car' },
          },
        })}<h1>¡Tu reservación está confirmada!</h1><p>Número de reservación: <b>MX#802</b></p><p>Conductor: Ada Lovelace</p><p>Auto: Nissan Versa o similar</p><p>Entrega: {4:es} 10:00, Aeropuerto de Guadalajara<br>Devolución: {7:es} 10:00, Aeropuerto de Guadalajara</p><p>Total: USD 210.00</p></body></html>`,
      },
      {
        by: 'Mex Rent a Car <reservaciones@mexrentacar.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Modificación de tu reservación MX#802',
        sent: 2000,
        text: 'Hola Ada:\n\nTu reservación MX#802 fue modificada.\n\nRecolección: {4:es} a las 16:30, Aeropuerto de Guadalajara\nDevolución: {7:es} a las 10:00, Aeropuerto de Guadalajara\n\nConserva este correo. ¡Buen viaje!\nMex Rent a Car',
      },
      {
        by: 'Mex Rent a Car <reservaciones@mexrentacar.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Cancelación de reservación',
        sent: 4000,
        text: 'Hola Ada:\n\nConfirmamos la cancelación de tu reservación MX#802. No se generó ningún cargo.\n\nMex Rent a Car',
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +4 16:30 3 Cancelled 21000'],
  },
  {
    name: 'a table in Cape Town with JSON-LD is moved by words, and called off in another sentence',
    emails: [
      {
        by: 'Dineplan <bookings@dineplan.example>',
        subject: 'Your booking at The Test Kitchen is confirmed',
        html: `<html><body>${jsonLd({
          ...reserved('FoodEstablishmentReservation', 'DP#19', 'Grace Hopper'),
          startTime: '{3}T19:00:00',
          partySize: '4',
          reservationFor: {
            '@type': 'FoodEstablishment',
            name: 'The Test Kitchen',
            address: '375 Albert Rd, Woodstock, Cape Town, ZA',
          },
        })}<h2>Booking confirmed</h2><p>Reference: DP#19</p><p>The Test Kitchen, 375 Albert Rd, Woodstock, Cape Town</p><p>{3:en-ZA} at 19:00 for 4 people</p><p>Name: Grace Hopper</p></body></html>`,
      },
      {
        by: 'Dineplan <bookings@dineplan.example>',
        subject: 'Your booking at The Test Kitchen has been changed',
        sent: 1000,
        text: 'Hi Grace,\n\nYour booking at The Test Kitchen (reference DP#19) has been changed.\n\nDate: {3:en-GB}\nTime: 20:30\nGuests: 5\nName: Grace Hopper\n\nSee you soon!',
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 20:30 The Test Kitchen Active null'],
  },
]
