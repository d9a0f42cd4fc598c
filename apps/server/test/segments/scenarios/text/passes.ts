import { event, flightPass, flown, jsonLd, reserved } from '../data'
import type { Scenario } from '../scenario'

/** Passes, e-tickets and calendars of flights and trains, beside notices in words. */

const desk = 'Travel desk <travel@elsewhere.test>'

export const passScenarios: readonly Scenario[] = [
  {
    name: 'two people of a Chilean e-ticket have a pass each, and one of them cancels',
    emails: [
      {
        by: 'Sky Airline <reservas@skyairline.example>',
        recipient: desk,
        subject: 'Tu compra está confirmada - Reserva S#CL',
        text: 'Hola,\n\nGracias por volar con SKY. Adjuntamos el itinerario de tu reserva S#CL.\n\nEquipo SKY',
        files: [
          {
            pdf: [
              'SKY AIRLINE',
              'ITINERARIO DE VIAJE',
              'Codigo de reserva: S#CL',
              'Pasajeros',
              '1. GRACE HOPPER',
              '2. ADA LOVELACE',
              'Vuelo H2 122',
              'Fecha: {6:es}',
              'Salida: Santiago (SCL) 09:10',
              'Llegada: Antofagasta (ANF) 11:15',
              'Total pagado: USD 156.00',
            ],
          },
        ],
      },
      {
        by: 'Sky Airline <checkin@skyairline.example>',
        recipient: desk,
        subject: 'Tarjetas de embarque - Reserva S#CL',
        sent: 37000,
        text: 'Hola, adjuntamos las tarjetas de embarque de tu vuelo. ¡Buen viaje!',
        files: (['HOPPER/GRACE', 'LOVELACE/ADA'] as const).map((name, at) => ({
          pass: flightPass(
            { name, code: 'S#CL', from: 'SCL', to: 'ANF', airline: 'H2', number: '122', day: 6, seat: `${at + 7}A` },
            'Sky Airline',
            { VUELO: 'H2122', ASIENTO: `${at + 7}A`, PASAJERO: name },
          ),
        })),
      },
      {
        by: 'Sky Airline <reservas@skyairline.example>',
        recipient: desk,
        subject: 'Cancelación de pasajero - Reserva S#CL',
        sent: 38000,
        text: 'Hola,\n\nConfirmamos la cancelación de la pasajera Ada Lovelace en la reserva S#CL. La pasajera Grace Hopper mantiene su vuelo.\n\nReembolso: USD 40.00\n\nEquipo SKY',
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +6 09:10 122 Active 7800', 'Ada Lovelace +6 09:10 122 Cancelled 7800'],
  },
  {
    name: 'Australian flights of a calendar file, of which one is replaced by words',
    emails: [
      {
        by: 'Qantas Airways <noreply@qantas.example>',
        subject: 'Grace, your booking confirmation: Q#AU',
        text: 'Hi Grace,\n\nYour booking is confirmed. Your booking reference is Q#AU.\n\nPassenger: Ms Grace Hopper\n\nAdd your flights to your calendar with the attached file.\n\nTotal: USD 380.00\n\nThanks for choosing Qantas.',
        files: [
          {
            calendar: [
              event({
                UID: 'QF401-{3:basic}-Q#AU@qantas.example',
                'DTSTART;TZID=Australia/Melbourne': '{3:basic}T060000',
                'DTEND;TZID=Australia/Sydney': '{3:basic}T072500',
                SUMMARY: 'Flight QF401 Melbourne (MEL) to Sydney (SYD)',
                DESCRIPTION: 'Booking reference: Q#AU',
              }),
              event({
                UID: 'QF498-{5:basic}-Q#AU@qantas.example',
                'DTSTART;TZID=Australia/Sydney': '{5:basic}T203000',
                'DTEND;TZID=Australia/Melbourne': '{5:basic}T220500',
                SUMMARY: 'Flight QF498 Sydney (SYD) to Melbourne (MEL)',
                DESCRIPTION: 'Booking reference: Q#AU',
              }),
            ].join('\n'),
          },
        ],
      },
      {
        by: 'Qantas Airways <noreply@qantas.example>',
        subject: 'Important: change to your flight',
        sent: 20000,
        text: 'Hi Grace,\n\nYour flight QF498 on {5:en-GB} has been cancelled. We have rebooked you on another flight.\n\nBooking reference: Q#AU\n\nYour new flight\nQF490\n{5:en-GB}\nDeparts Sydney (SYD) 18:00\nArrives Melbourne (MEL) 19:35\n\nWe apologise for the inconvenience.',
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 06:00 401 Active 19000', 'Grace Hopper +5 18:00 490 Active 19000'],
  },
  {
    name: 'an Indian railway’s e-ticket as a PDF, and its cancellation by PNR with the refund',
    emails: [
      {
        by: 'IRCTC <ticketadmin@irctc.example>',
        subject: 'Booking Confirmation on IRCTC, Train: 12951, PNR: 24#00917',
        text: 'Dear Customer,\n\nThank you for using our online rail reservation facility. Your ticket has been booked. Please find the Electronic Reservation Slip attached.',
        files: [
          {
            pdf: [
              'Electronic Reservation Slip (ERS)',
              'PNR: 24#00917',
              'Train No./Name: 12951 / MUMBAI RAJDHANI',
              'Class: SECOND AC (2A)   Quota: GENERAL',
              'Date of journey: {5:en-GB}',
              'From: MUMBAI CENTRAL (MMCT)',
              'To: NEW DELHI (NDLS)',
              'Departure: {5:en-GB} 17:00',
              'Arrival: {6:en-GB} 08:32',
              'Passenger: GRACE HOPPER  Age: 40  Status: CNF/A2/21',
              'Ticket fare: USD 52.00',
              'Convenience fee: USD 1.00',
              'Total fare: USD 53.00',
            ],
          },
        ],
      },
      {
        by: 'IRCTC <ticketadmin@irctc.example>',
        subject: 'Ticket cancellation, PNR: 24#00917',
        sent: 9000,
        text: 'Dear Customer,\n\nYour e-ticket with PNR 24#00917 has been cancelled successfully.\n\nRefund amount: USD 48.00\nCancellation charges: USD 4.00\n\nThe amount will be credited to your account in 3-4 working days.',
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 17:00 12951 Cancelled 5300'],
    stated: ['cancellation_fee 4.00 USD 0', 'refund 48.00 USD 0'],
  },
  {
    name: 'JSON-LD of an airline of Central Asia cancels one of two flights, and an older copy restores nothing',
    emails: [
      {
        by: 'Air Astana <noreply@airastana.example>',
        subject: 'Itinerary receipt A#KZ',
        html: `<html><body>${jsonLd([
          {
            ...reserved('FlightReservation', 'A#KZ', 'Grace Hopper'),
            reservationFor: flown({
              airline: ['KC', 'Air Astana'],
              number: '851',
              from: ['NQZ', 'Astana'],
              to: ['ALA', 'Almaty'],
              departure: '{2}T08:05:00',
              arrival: '{2}T09:50:00',
            }),
          },
          {
            ...reserved('FlightReservation', 'A#KZ', 'Grace Hopper'),
            reservationFor: flown({
              airline: ['KC', 'Air Astana'],
              number: '856',
              from: ['ALA', 'Almaty'],
              to: ['NQZ', 'Astana'],
              departure: '{4}T19:10:00',
              arrival: '{4}T20:55:00',
            }),
          },
        ])}<p>Booking reference: A#KZ</p><p>Total: USD 140.00</p></body></html>`,
      },
      {
        by: 'Air Astana <noreply@airastana.example>',
        subject: 'Рейс KC 856 отменён',
        sent: 6000,
        text: 'Уважаемая Grace Hopper!\n\nСообщаем, что рейс KC 856 Алматы - Астана {4:ru} отменён.\n\nНомер бронирования: A#KZ\n\nДля возврата средств обратитесь в авиакомпанию.',
      },
      {
        by: 'Air Astana <noreply@airastana.example>',
        subject: 'Itinerary receipt A#KZ',
        sent: 10,
        forwarded: 9000,
        html: '<html><body><p>Booking reference: A#KZ</p><p>Passenger: Grace Hopper</p><table><tr><td>KC 851</td><td>{2:en-GB}</td><td>Astana (NQZ) 08:05</td><td>Almaty (ALA) 09:50</td></tr><tr><td>KC 856</td><td>{4:en-GB}</td><td>Almaty (ALA) 19:10</td><td>Astana (NQZ) 20:55</td></tr></table><p>Total: USD 140.00</p></body></html>',
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 08:05 851 Active 7000', 'Grace Hopper +4 19:10 856 Cancelled 7000'],
  },
]
