import { bcbp, flown, jsonLd, reserved } from '../data'
import type { Scenario } from '../scenario'

/** Data that colleagues forward: attached, or in the text, where the programs of their senders drop it. */

const panama = ['PTY', 'Panama City Tocumen'] as const
const sanJose = ['SJO', 'San José Juan Santamaría'] as const

const confirmation = `<h1>¡Tu viaje está confirmado!</h1><p>Código de reservación: <b>C#PL</b></p><table><tr><td>{4:es}</td><td>CM 164</td><td>PTY 09:24</td><td>SJO 09:50</td></tr><tr><td>{6:es}</td><td>CM 157</td><td>SJO 17:12</td><td>PTY 19:35</td></tr></table><p>Pasajero: Grace Hopper</p><p>Total: USD 318.40</p>`

export const forwardedDataScenarios: readonly Scenario[] = [
  {
    name: 'flights of Copa with JSON-LD arrive forwarded in the text without it, and then as they were',
    emails: [
      {
        by: 'Copa Airlines <noreply@copaair.example>',
        subject: 'Confirmación de reservación C#PL',
        html: `<html><body>${jsonLd([
          {
            ...reserved('FlightReservation', 'C#PL', 'Grace Hopper'),
            reservationFor: flown({
              airline: ['CM', 'Copa Airlines'],
              number: '164',
              from: panama,
              to: sanJose,
              departure: '{4}T09:24:00-05:00',
              arrival: '{4}T09:50:00-06:00',
            }),
          },
          {
            ...reserved('FlightReservation', 'C#PL', 'Grace Hopper'),
            reservationFor: flown({
              airline: ['CM', 'Copa Airlines'],
              number: '157',
              from: sanJose,
              to: panama,
              departure: '{6}T17:12:00-06:00',
              arrival: '{6}T19:35:00-05:00',
            }),
          },
        ])}${confirmation}</body></html>`,
      },
      {
        by: 'Charles Babbage <charles@acme.test>',
        subject: 'RV: Confirmación de reservación C#PL',
        sent: 300,
        html: `<html><body><p>Para tu información.</p><p>Charles</p><hr><p><b>De:</b> Copa Airlines &lt;noreply@copaair.example&gt;<br><b>Enviado:</b> {0:es} 10:00<br><b>Para:</b> Grace Hopper &lt;grace@acme.test&gt;<br><b>Asunto:</b> Confirmación de reservación C#PL</p>${confirmation}</body></html>`,
      },
      {
        by: 'Copa Airlines <noreply@copaair.example>',
        subject: 'Cancelamos tu vuelo de regreso',
        sent: 3000,
        text: 'Hola Grace,\n\nLamentamos informarte que tu vuelo CM 157 del {6:es} de San José a Ciudad de Panamá fue cancelado.\n\nCódigo de reservación: C#PL\n\nPuedes solicitar el reembolso de este tramo en copaair.com.',
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 09:24 164 Active 15920', 'Grace Hopper +6 17:12 157 Cancelled 15920'],
  },
  {
    name: 'a boarding pass that is forwarded as an attached email has the seat of a flight known by words',
    emails: [
      {
        by: 'Air New Zealand <noreply@airnz.example>',
        subject: 'Your travel itinerary - N#ZB',
        text: 'Kia ora Grace,\n\nThanks for booking with us. Here is your itinerary.\n\nBooking reference: N#ZB\n\nPassenger: Ms Grace Hopper\n\nNZ 423\n{5:en-NZ}\nDeparts Auckland (AKL) 10:00\nArrives Wellington (WLG) 11:05\n\nTotal paid: USD 129.00\n\nPlease be at the gate 10 minutes before departure.',
      },
      {
        by: 'Air New Zealand <noreply@airnz.example>',
        subject: 'Your boarding pass',
        sent: 38000,
        forwarded: 38100,
        text: 'Kia ora, your boarding pass is attached.',
        files: [
          {
            code: bcbp({
              name: 'HOPPER/GRACE MS',
              code: 'N#ZB',
              from: 'AKL',
              to: 'WLG',
              airline: 'NZ',
              number: '423',
              day: 5,
              seat: '7A',
            }),
          },
        ],
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 10:00 423 Active 12900'],
  },
  {
    name: 'a Croatian airline’s PDF for two people is moved by the PDF of a later email, and one of them is cancelled',
    emails: [
      {
        by: 'Croatia Airlines <booking@croatia-airlines.example>',
        recipient: 'Travel desk <travel@elsewhere.test>',
        subject: 'Vaša rezervacija H#RV',
        text: 'Poštovani,\n\nhvala što ste odabrali Croatia Airlines. U prilogu se nalazi Vaš plan putovanja.\n\nS poštovanjem,\nCroatia Airlines',
        files: [
          {
            pdf: [
              'CROATIA AIRLINES',
              'PLAN PUTOVANJA / ITINERARY',
              'Broj rezervacije / Booking reference: H#RV',
              'Putnici / Passengers:',
              'HOPPER/GRACE MS',
              'LOVELACE/ADA MS',
              'Let / Flight: OU 654',
              'Datum / Date: {4:en-GB}',
              'Polazak / Departure: Zagreb (ZAG) 07:15',
              'Dolazak / Arrival: Split (SPU) 08:05',
              'Ukupno / Total: USD 180.00',
            ],
          },
        ],
      },
      {
        by: 'Croatia Airlines <booking@croatia-airlines.example>',
        recipient: 'Travel desk <travel@elsewhere.test>',
        subject: 'Promjena leta - H#RV',
        sent: 3000,
        text: 'Poštovani,\n\nobavještavamo Vas o promjeni leta. Novi plan putovanja nalazi se u prilogu.\n\nCroatia Airlines',
        files: [
          {
            pdf: [
              'CROATIA AIRLINES',
              'PLAN PUTOVANJA / ITINERARY',
              'Broj rezervacije / Booking reference: H#RV',
              'Putnici / Passengers:',
              'HOPPER/GRACE MS',
              'LOVELACE/ADA MS',
              'Let / Flight: OU 656',
              'Datum / Date: {4:en-GB}',
              'Polazak / Departure: Zagreb (ZAG) 11:40',
              'Dolazak / Arrival: Split (SPU) 12:30',
            ],
          },
        ],
      },
      {
        by: 'Croatia Airlines <booking@croatia-airlines.example>',
        recipient: 'Travel desk <travel@elsewhere.test>',
        subject: 'Otkazivanje putnika - H#RV',
        sent: 4000,
        text: 'Poštovani,\n\nrezervacija za putnika Ada Lovelace u rezervaciji H#RV je otkazana. Rezervacija za ostale putnike ostaje nepromijenjena.\n\nCroatia Airlines',
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 11:40 656 Active 9000', 'Ada Lovelace +4 11:40 656 Cancelled 9000'],
  },
]
