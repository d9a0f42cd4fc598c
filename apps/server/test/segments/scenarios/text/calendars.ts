import { event, jsonLd, reserved } from '../data'
import type { Scenario } from '../scenario'

/** Emails with calendar files and other data about stays, ferries, cars and events, beside emails with only words. */

export const calendarScenarios: readonly Scenario[] = [
  {
    name: 'a portal’s stay in Tallinn with JSON-LD, the hotel’s own confirmation, and the portal’s cancellation',
    emails: [
      {
        by: 'Staywell <noreply@staywell.example>',
        subject: 'Booking confirmed: Hotel Telegraaf, Tallinn',
        html: `<html><body>${jsonLd({
          ...reserved('LodgingReservation', '88#4102', 'Grace Hopper'),
          checkinDate: '{3}T15:00:00',
          checkoutDate: '{6}T12:00:00',
          totalPrice: '420.00',
          priceCurrency: 'USD',
          reservationFor: {
            '@type': 'LodgingBusiness',
            name: 'Hotel Telegraaf',
            address: {
              '@type': 'PostalAddress',
              streetAddress: 'Vene 9',
              addressLocality: 'Tallinn',
              postalCode: '10123',
              addressCountry: 'EE',
            },
          },
        })}<h1>You're going to Tallinn!</h1><p>Booking number: 88#4102</p><p>Hotel Telegraaf, Vene 9, 10123 Tallinn, Estonia</p><table><tr><td>Check-in</td><td>{3:en-GB}, from 15:00</td></tr><tr><td>Check-out</td><td>{6:en-GB}, until 12:00</td></tr><tr><td>Guest</td><td>Grace Hopper</td></tr><tr><td>Total price</td><td>USD 420.00</td></tr></table></body></html>`,
      },
      {
        by: 'Hotel Telegraaf <reservations@telegraaf.example>',
        subject: 'Broneeringu kinnitus / Reservation confirmation TG#90',
        sent: 600,
        text: 'Lugupeetud Grace Hopper,\n\nTäname broneeringu eest!\n\nBroneeringu number: TG#90\nStaywell broneering: 88#4102\nSaabumine: {3:et} alates kell 15:00\nLahkumine: {6:et} kuni kell 12:00\nTuba: Deluxe\nÖid: 3\n\nHotel Telegraaf\nVene 9, Tallinn\nTel +372 600 0600',
      },
      {
        by: 'Staywell <noreply@staywell.example>',
        subject: 'Your booking 88#4102 has been cancelled',
        sent: 9000,
        text: 'Hi Grace,\n\nYour booking at Hotel Telegraaf has been cancelled free of charge.\n\nBooking number: 88#4102\n\nWe hope to see you again soon.\nStaywell',
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:00 3 Cancelled 42000'],
  },
  {
    name: 'a registration with a calendar file is moved by its update, and cancelled by METHOD:CANCEL',
    emails: [
      {
        by: 'Balkan Logistics Forum <events@blforum.example>',
        subject: 'Registration confirmed: Balkan Logistics Forum',
        text: 'Dear Grace Hopper,\n\nyour registration for the Balkan Logistics Forum in Belgrade is confirmed. Please find the date in the attached file.\n\nTicket number: BLF-#88\n\nThe organisers',
        files: [
          {
            method: 'REQUEST',
            calendar: event({
              UID: 'blf-#@blforum.example',
              SEQUENCE: '0',
              DTSTAMP: '20270101T090000Z',
              'DTSTART;TZID=Europe/Belgrade': '{5:basic}T090000',
              'DTEND;TZID=Europe/Belgrade': '{5:basic}T170000',
              SUMMARY: 'Balkan Logistics Forum',
              LOCATION: 'Sava Centar, Milentija Popovića 9, Beograd',
              ORGANIZER: 'mailto:events@blforum.example',
            }),
          },
        ],
      },
      {
        by: 'Balkan Logistics Forum <events@blforum.example>',
        subject: 'Updated: Balkan Logistics Forum',
        sent: 3000,
        text: 'The forum has been moved by one day. Please accept the updated invitation.',
        files: [
          {
            method: 'REQUEST',
            calendar: event({
              UID: 'blf-#@blforum.example',
              SEQUENCE: '1',
              DTSTAMP: '20270103T090000Z',
              'DTSTART;TZID=Europe/Belgrade': '{6:basic}T093000',
              'DTEND;TZID=Europe/Belgrade': '{6:basic}T170000',
              SUMMARY: 'Balkan Logistics Forum',
              LOCATION: 'Sava Centar, Milentija Popovića 9, Beograd',
              ORGANIZER: 'mailto:events@blforum.example',
            }),
          },
        ],
      },
      {
        by: 'Balkan Logistics Forum <events@blforum.example>',
        subject: 'Canceled: Balkan Logistics Forum',
        sent: 6000,
        text: 'We are sorry to inform you that the forum will not take place.',
        files: [
          {
            method: 'CANCEL',
            calendar: event({
              UID: 'blf-#@blforum.example',
              SEQUENCE: '2',
              DTSTAMP: '20270105T090000Z',
              'DTSTART;TZID=Europe/Belgrade': '{6:basic}T093000',
              'DTEND;TZID=Europe/Belgrade': '{6:basic}T170000',
              SUMMARY: 'Balkan Logistics Forum',
              STATUS: 'CANCELLED',
              ORGANIZER: 'mailto:events@blforum.example',
            }),
          },
        ],
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +6 09:30 Balkan Logistics Forum Cancelled null'],
  },
  {
    name: 'a ferry in the Baltic with a calendar file sails later by words, and its receipt adds no price twice',
    emails: [
      {
        by: 'Tallink Silja <booking@tallink.example>',
        subject: 'Booking confirmation 1#55043',
        html: '<html><body><h1>Thank you for your booking!</h1><p>Booking number: <b>1#55043</b></p><table><tr><td>Route</td><td>Helsinki, West Harbour - Tallinn, D-Terminal</td></tr><tr><td>Ship</td><td>MyStar</td></tr><tr><td>Departure</td><td>{4:en-GB} at 10:30</td></tr><tr><td>Arrival</td><td>{4:en-GB} at 12:30</td></tr><tr><td>Passenger</td><td>Grace Hopper</td></tr><tr><td>Total</td><td>USD 58.00</td></tr></table><p>Check-in closes 30 minutes before departure.</p></body></html>',
        files: [
          {
            calendar: event({
              UID: '1#55043@tallink.example',
              'DTSTART;TZID=Europe/Helsinki': '{4:basic}T103000',
              'DTEND;TZID=Europe/Helsinki': '{4:basic}T123000',
              SUMMARY: 'Tallink Silja: Ferry Helsinki - Tallinn',
              LOCATION: 'West Harbour, Helsinki',
              DESCRIPTION: 'Booking number: 1#55043\\nShip: MyStar',
            }),
          },
        ],
      },
      {
        by: 'Tallink Silja <booking@tallink.example>',
        subject: 'Change to your departure, booking 1#55043',
        sent: 5000,
        text: 'Dear passenger,\n\nThe departure time of your ferry has changed.\n\nBooking number: 1#55043\nHelsinki - Tallinn, {4:en-GB}\nNew departure time: 13:30\nNew arrival time: 15:30\n\nWe apologise for the inconvenience.\nTallink Silja',
      },
      {
        by: 'Tallink Silja <receipts@tallink.example>',
        subject: 'Kuitti / Receipt 1#55043',
        sent: 100,
        text: 'Kuitti\n\nVarausnumero: 1#55043\nMaksettu: USD 58,00\nMaksutapa: Visa **** 4417\nALV 10 %: 5,27\n\nKiitos! Tallink Silja Oy, PL 100, 00181 Helsinki, Y-tunnus 1082007-9',
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 13:30 Tallink Silja Active 5800'],
  },
  {
    name: 'a stay in São Paulo with a calendar file is a day longer by words, and is billed in its invoice',
    emails: [
      {
        by: 'Hotel Emiliano <reservas@emiliano.example>',
        subject: 'Confirmação de reserva EM#31',
        html: '<html><body><p>Prezada Sra. Grace Hopper,</p><p>É um prazer confirmar a sua reserva no Hotel Emiliano São Paulo.</p><table><tr><td>Número da reserva</td><td>EM#31</td></tr><tr><td>Entrada</td><td>{2:pt-BR} às 14h00</td></tr><tr><td>Saída</td><td>{4:pt-BR} às 12h00</td></tr><tr><td>Hóspede</td><td>Grace Hopper</td></tr><tr><td>Apartamento</td><td>Deluxe King</td></tr><tr><td>Total</td><td>USD 600,00</td></tr></table><p>Rua Oscar Freire, 384, São Paulo</p><p>Cancelamento sem custo até 48 horas antes da chegada.</p></body></html>',
        files: [
          {
            calendar: event({
              UID: 'EM#31@emiliano.example',
              'DTSTART;VALUE=DATE': '{2:basic}',
              'DTEND;VALUE=DATE': '{4:basic}',
              SUMMARY: 'Hotel Emiliano São Paulo',
              LOCATION: 'Rua Oscar Freire, 384, São Paulo',
              DESCRIPTION: 'Número da reserva: EM#31\\nEntrada: 14:00\\nSaída: 12:00',
            }),
          },
        ],
      },
      {
        by: 'Hotel Emiliano <reservas@emiliano.example>',
        subject: 'Re: Alteração da reserva EM#31',
        sent: 4000,
        text: 'Prezada Sra. Hopper,\n\nConforme solicitado, alteramos a sua reserva EM#31.\n\nNova data de saída: {5:pt-BR}\nEntrada: {2:pt-BR}\nTotal: USD 900,00\n\nAtenciosamente,\nMariana Alves\nReservas | Hotel Emiliano',
      },
      {
        by: 'Hotel Emiliano <financeiro@emiliano.example>',
        subject: 'Nota fiscal de serviço - EM#31',
        sent: 50000,
        text: 'Segue a nota fiscal da sua hospedagem.\n\nHóspede: Grace Hopper\nReserva: EM#31\nChegada: {2:pt-BR}\nPartida: {5:pt-BR}\n\nDiárias (3): USD 900,00\nFrigobar: USD 24,00\nISS: USD 18,00\nTotal da nota: USD 942,00\n\nHotel Emiliano, CNPJ 00.000.000/0001-00',
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 14:00 3 Active 90000'],
    costs: [94200],
  },
]
