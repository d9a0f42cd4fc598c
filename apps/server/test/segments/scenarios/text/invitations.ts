import { event, jsonLd, reserved } from '../data'
import type { Scenario } from '../scenario'

/** Calendar files of stays, meetings and rides, and vouchers, beside letters. */

export const invitationScenarios: readonly Scenario[] = [
  {
    name: 'a stay in Iceland that only a calendar file describes is moved by words, and cancelled by METHOD:CANCEL',
    emails: [
      {
        by: 'Hótel Borgarnes <booking@borgarnes.example>',
        subject: 'Bókunarstaðfesting',
        text: 'Góðan dag,\n\nTakk fyrir bókunina. Meðfylgjandi er skrá fyrir dagatalið þitt.\n\nKveðja,\nHótel Borgarnes',
        files: [
          {
            method: 'REQUEST',
            calendar: event({
              UID: 'stay-77#-2027@borgarnes.example',
              'DTSTART;TZID=Atlantic/Reykjavik': '{3:basic}T150000',
              'DTEND;TZID=Atlantic/Reykjavik': '{5:basic}T110000',
              SUMMARY: 'Hotel stay: Hótel Borgarnes',
              LOCATION: 'Egilsgata 14-16, Borgarnes, Iceland',
              DESCRIPTION: 'Booking number: BG#77\\nGuest: Grace Hopper\\nCheck-in: {3} 15:00\\nCheck-out: {5} 11:00',
            }),
          },
        ],
      },
      {
        by: 'Hótel Borgarnes <booking@borgarnes.example>',
        subject: 'Your booking BG#77 has been changed',
        sent: 2000,
        text: 'Dear Grace Hopper,\n\nyour booking BG#77 at Hótel Borgarnes has been changed.\n\nNew arrival: {4:en-GB}\nNew departure: {6:en-GB}\nTotal price: USD 310.00\n\nBest regards,\nHótel Borgarnes',
      },
      {
        by: 'Hótel Borgarnes <booking@borgarnes.example>',
        subject: 'Afbókun',
        sent: 4000,
        text: 'Bókunin hefur verið afbókuð.',
        files: [
          {
            method: 'CANCEL',
            calendar: event({
              UID: 'stay-77#-2027@borgarnes.example',
              SEQUENCE: '1',
              'DTSTART;TZID=Atlantic/Reykjavik': '{4:basic}T150000',
              'DTEND;TZID=Atlantic/Reykjavik': '{6:basic}T110000',
              SUMMARY: 'Hotel stay: Hótel Borgarnes',
              STATUS: 'CANCELLED',
            }),
          },
        ],
      },
    ],
    segments: ['Grace Hopper +4 15:00 2 Cancelled 31000'],
  },
  {
    name: 'a meeting of two people is renamed, moved to another day and place, and stays one',
    emails: [
      {
        by: 'Lars Holm <lars.holm@nordlys.example>',
        subject: 'Kickoff Nordlys',
        text: 'Hei Grace, here is the invitation to our kickoff in Bergen. Lars',
        files: [
          {
            method: 'REQUEST',
            calendar: event({
              UID: '040000008200E00074C5B7101A82E00800000000#F0A1',
              SEQUENCE: '0',
              'DTSTART;TZID=W. Europe Standard Time': '{3:basic}T090000',
              'DTEND;TZID=W. Europe Standard Time': '{3:basic}T120000',
              SUMMARY: 'Kickoff Nordlys',
              LOCATION: 'Nordlys AS, Bryggen 5, Bergen',
              'ORGANIZER;CN=Lars Holm': 'mailto:lars.holm@nordlys.example',
              'ATTENDEE;CN=Grace Hopper;ROLE=REQ-PARTICIPANT': 'mailto:grace@acme.test',
            }),
          },
        ],
      },
      {
        by: 'Lars Holm <lars.holm@nordlys.example>',
        subject: 'Kickoff and workshop Nordlys',
        sent: 3000,
        text: 'Hei, we have to move it by a day, and we will be in Oslo. Lars',
        files: [
          {
            method: 'REQUEST',
            calendar: event({
              UID: '040000008200E00074C5B7101A82E00800000000#F0A1',
              SEQUENCE: '2',
              'DTSTART;TZID=W. Europe Standard Time': '{4:basic}T100000',
              'DTEND;TZID=W. Europe Standard Time': '{4:basic}T160000',
              SUMMARY: 'Kickoff and workshop Nordlys',
              LOCATION: 'Nordlys AS, Karl Johans gate 3, Oslo',
              'ORGANIZER;CN=Lars Holm': 'mailto:lars.holm@nordlys.example',
              'ATTENDEE;CN=Grace Hopper;ROLE=REQ-PARTICIPANT': 'mailto:grace@acme.test',
            }),
          },
        ],
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 10:00 Kickoff and workshop Nordlys Active null'],
  },
  {
    name: 'a ride in Cairo with JSON-LD is an hour earlier by words, and its receipt has the price',
    emails: [
      {
        by: 'Nile Transfers <bookings@niletransfers.example>',
        subject: 'Your transfer is confirmed - NT#21',
        html: `<html><body>${jsonLd({
          ...reserved('TaxiReservation', 'NT#21', 'Grace Hopper'),
          provider: { '@type': 'Organization', name: 'Nile Transfers' },
          pickupTime: '{3}T14:00:00',
          pickupLocation: { '@type': 'Place', name: 'Cairo International Airport, Terminal 3' },
          dropoffLocation: { '@type': 'Place', name: 'Kempinski Nile Hotel, Cairo' },
        })}<p>Dear Grace Hopper,</p><p>Your transfer is confirmed.</p><p>Booking number: NT#21</p><p>Pick-up: {3:en-GB} 14:00, Cairo International Airport, Terminal 3</p><p>Drop-off: Kempinski Nile Hotel, Cairo</p><p>Total: USD 25.00</p></body></html>`,
      },
      {
        by: 'Nile Transfers <bookings@niletransfers.example>',
        subject: 'Change of pick-up time - NT#21',
        sent: 2000,
        text: 'Dear Grace Hopper,\n\nthe pick-up time of your transfer NT#21 has been changed.\n\nPick-up: {3:en-GB} 13:00\nFrom: Cairo International Airport, Terminal 3\nTo: Kempinski Nile Hotel, Cairo\n\nYour driver will wait in the arrivals hall.',
      },
      {
        by: 'Nile Transfers <bookings@niletransfers.example>',
        subject: 'Receipt NT#21',
        sent: 42000,
        text: 'Thank you for riding with us.\n\nBooking number: NT#21\nAmount paid: USD 25.00\nPayment method: Mastercard',
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 13:00 Nile Transfers Active 2500'],
  },
  {
    name: 'a Serbian agency’s voucher as a PDF and the hotel’s letter are one stay, which the agency shortens',
    emails: [
      {
        by: 'Putnik Travel <rezervacije@putnik.example>',
        subject: 'Vaučer PT-#44',
        text: 'Poštovani,\n\nu prilogu je vaučer za Vaš smeštaj.\n\nSrdačan pozdrav,\nMilica Jovanović\nPutnik Travel',
        files: [
          {
            pdf: [
              'PUTNIK TRAVEL - HOTEL VOUCHER',
              'Agency reference: PT-#44',
              'Hotel confirmation number: HM#91',
              'Guest: Grace Hopper',
              'Hotel: Hotel Moskva',
              'Address: Terazije 20, Beograd',
              'Check-in: {2:en-GB}',
              'Check-out: {6:en-GB}',
              'Nights: 4',
              'Total price: USD 480.00',
            ],
          },
        ],
      },
      {
        by: 'Hotel Moskva <recepcija@hotelmoskva.example>',
        subject: 'Reservation confirmation HM#91',
        sent: 800,
        text: 'Dear Ms Hopper,\n\nWe are pleased to confirm your reservation.\n\nConfirmation number: HM#91\nGuest name: Grace Hopper\nArrival: {2:en-GB} (from 14:00)\nDeparture: {6:en-GB} (until 12:00)\nRoom: Superior Double\n\nKind regards,\nReservations\nHotel Moskva, Terazije 20, Belgrade',
      },
      {
        by: 'Putnik Travel <rezervacije@putnik.example>',
        subject: 'Izmena rezervacije PT-#44',
        sent: 3000,
        text: 'Poštovana gospođo Hopper,\n\nizmenili smo Vašu rezervaciju.\n\nBroj rezervacije: PT-#44\nHotel Moskva, Beograd\nDolazak: {2:sr-Latn}\nOdlazak: {5:sr-Latn}\nUkupno: USD 360.00\n\nSrdačan pozdrav,\nMilica Jovanović',
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 14:00 3 Active 36000'],
  },
  {
    name: 'a ferry of Indonesia in a calendar file is cancelled in a sentence, with its refund',
    emails: [
      {
        by: 'BlueWater Express <tiket@bluewater.example>',
        subject: 'Konfirmasi pemesanan BW#08',
        html: '<html><body><p>Halo Grace Hopper,</p><p>Pemesanan Anda telah dikonfirmasi.</p><table><tr><td>Kode booking</td><td>BW#08</td></tr><tr><td>Rute</td><td>Padang Bai - Gili Trawangan</td></tr><tr><td>Tanggal</td><td>{4:id}</td></tr><tr><td>Berangkat</td><td>09:30</td></tr><tr><td>Tiba</td><td>11:00</td></tr><tr><td>Penumpang</td><td>Grace Hopper</td></tr><tr><td>Total</td><td>USD 38.00</td></tr></table></body></html>',
        files: [
          {
            calendar: event({
              UID: 'bw-#08-{4:basic}@bluewater.example',
              'DTSTART;TZID=Asia/Makassar': '{4:basic}T093000',
              'DTEND;TZID=Asia/Makassar': '{4:basic}T110000',
              SUMMARY: 'Ferry Padang Bai - Gili Trawangan',
              DESCRIPTION: 'Booking code: BW#08',
            }),
          },
        ],
      },
      {
        by: 'BlueWater Express <tiket@bluewater.example>',
        subject: 'Pembatalan BW#08',
        sent: 3000,
        text: 'Halo Grace,\n\nKarena cuaca buruk, pemesanan Anda BW#08 telah dibatalkan.\n\nPengembalian dana: USD 38.00\n\nMohon maaf atas ketidaknyamanan ini.',
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 09:30 BlueWater Express Cancelled 3800'],
    stated: ['refund 38.00 USD 0'],
  },
]
