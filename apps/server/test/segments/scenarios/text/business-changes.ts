import { carded, framed, pairs } from '../html-frames'
import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const grace = 'Grace Hopper <grace@acme.test>'
const binter = 'Binter <noreply@bintercanarias.example>'
const dolomiti = 'Air Dolomiti <noreply@airdolomiti.example>'
const omanAir = 'Oman Air <reservations@omanair.example>'
const viaRail = 'VIA Rail Canada <noreply@viarail.example>'

/** Trips of companies whose travelers, tickets and seats change. */
export const businessChangeScenarios: readonly Scenario[] = [
  {
    name: 'a Spanish airline adds a colleague later, with the price of her own ticket',
    emails: [
      {
        by: binter,
        recipient: desk,
        subject: 'Confirmación de tu reserva NT#6F',
        html: carded({
          preview: '¡Gracias por volar con Binter!',
          body: [
            '<h2>Tu reserva está confirmada</h2><p>Localizador: <b>NT#6F</b></p>',
            '<p><b>Ida</b> · {4:es}</p><p>NT 103 · 08:00 Gran Canaria (LPA) → 08:30 Tenerife Norte (TFN)</p>',
            pairs('Pasajero|Grace Hopper\nPrecio total|60,00 USD'),
          ],
          footer: 'Binter Canarias S.A., Parque Aeroportuario de Gando, Telde',
        }),
      },
      {
        by: binter,
        recipient: desk,
        subject: 'Modificación de tu reserva NT#6F',
        sent: 4000,
        html: carded({
          preview: 'Hemos añadido un pasajero',
          body: [
            '<h2>Hemos añadido un pasajero a tu reserva</h2><p>Localizador: <b>NT#6F</b></p>',
            '<p>NT 103 · {4:es}<br>08:00 Gran Canaria (LPA) → 08:30 Tenerife Norte (TFN)</p>',
            pairs('Nuevo pasajero|Ada Lovelace\nPrecio del billete|72,00 USD'),
          ],
          footer: 'Binter Canarias S.A., Parque Aeroportuario de Gando, Telde',
        }),
      },
      {
        by: binter,
        recipient: desk,
        subject: 'Tu vuelo NT103 sale mañana',
        sent: 31 * 1440,
        text: `Hola,

tu vuelo NT103 de Gran Canaria a Tenerife Norte sale el {4:es} a las 08:00.

Localizador: NT#6F

Haz ya tu check-in en nuestra web.
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 08:00 103 Active 6000', 'Ada Lovelace +4 08:00 103 Active 7200'],
    ends: ['+4 08:30', '+4 08:30'],
  },
  {
    name: 'one of two leaves an Italian booking of two flights, with a penalty and a refund',
    emails: [
      {
        by: dolomiti,
        recipient: desk,
        subject: 'La tua prenotazione EN#7W è confermata',
        text: `Gentile cliente,

grazie per aver scelto Air Dolomiti. La prenotazione è confermata.

Codice di prenotazione: EN#7W

Passeggeri
1. HOPPER GRACE MRS
2. LOVELACE ADA MRS

Andata
EN 8221  {3:it}
Monaco (MUC) 10:10 - Verona (VRN) 11:15

Ritorno
EN 8224  {5:it}
Verona (VRN) 17:45 - Monaco (MUC) 18:50

Totale: USD 640,00
`,
      },
      {
        by: dolomiti,
        recipient: desk,
        subject: 'Cancellazione passeggero - EN#7W',
        sent: 8000,
        text: `Gentile cliente,

come richiesto abbiamo cancellato il passeggero LOVELACE ADA MRS dalla prenotazione EN#7W.

Penale: USD 70,00
Importo rimborsato: USD 250,00

La prenotazione resta valida per gli altri passeggeri.

Air Dolomiti
`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 10:10 8221 Active 16000',
      'Ada Lovelace +3 10:10 8221 Cancelled 16000',
      'Grace Hopper +5 17:45 8224 Active 16000',
      'Ada Lovelace +5 17:45 8224 Cancelled 16000',
    ],
  },
  {
    name: 'a ticket is exchanged for a cheaper flight, with a fee and a refund of the difference',
    emails: [
      {
        by: omanAir,
        recipient: grace,
        subject: 'Booking confirmation WY#9K',
        html: framed({
          preview: 'Your Oman Air booking is confirmed',
          body: [
            '<p>Dear Ms Hopper,</p><p>Thank you for booking with Oman Air.</p>',
            pairs('Booking reference|WY#9K\nPassenger|Ms Grace Hopper\nTicket number|910 240#55120'),
            '<table><tr><td><b>WY 603</b></td></tr><tr><td>Muscat (MCT)</td><td>{4:en-GB}</td><td>08:55</td></tr><tr><td>Dubai (DXB)</td><td>{4:en-GB}</td><td>10:05</td></tr></table>',
            pairs('Fare|USD 180.00\nTaxes|USD 40.00\nTotal|USD 220.00'),
          ],
          footer: 'Oman Air S.A.O.C., Muscat, Sultanate of Oman',
        }),
      },
      {
        by: omanAir,
        recipient: grace,
        subject: 'Your ticket has been exchanged - WY#9K',
        sent: 5500,
        html: framed({
          preview: 'Your new ticket',
          body: [
            '<p>Dear Ms Hopper,</p><p>Your ticket 910 240#55120 has been exchanged for ticket 910 240#55399.</p>',
            pairs('Booking reference|WY#9K\nPassenger|Ms Grace Hopper'),
            '<table><tr><td><b>WY 609</b></td></tr><tr><td>Muscat (MCT)</td><td>{4:en-GB}</td><td>16:20</td></tr><tr><td>Dubai (DXB)</td><td>{4:en-GB}</td><td>17:30</td></tr></table>',
            pairs('Exchange fee|USD 30.00\nFare difference refunded|USD 50.00'),
          ],
          footer: 'Oman Air S.A.O.C., Muscat, Sultanate of Oman',
        }),
      },
      {
        by: omanAir,
        recipient: grace,
        subject: 'Refund processed',
        sent: 9000,
        text: `Dear Ms Hopper,

The fare difference of your exchanged ticket 910 240#55120 has been refunded to your card.

Booking reference: WY#9K
Amount: USD 50.00

Oman Air
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 16:20 609 Active 22000'],
    ends: ['+4 17:30'],
    costs: [20_000],
  },
  {
    name: 'a Canadian train: another seat, then a delay of the same train',
    emails: [
      {
        by: viaRail,
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'VIA Rail booking confirmation VR#81',
        text: `Hello Jörg Müller,

Here is your booking confirmation.

Booking number: VR#81

Train 60
MONTRÉAL to OTTAWA
Departs: {5:en-CA} 8:50 a.m.
Arrives: {5:en-CA} 10:57 a.m.

Passenger: Jörg Müller
Class: Business
Car 1, Seat 7A

Total: USD 96.00

Carry-on baggage is limited to two items.
`,
      },
      {
        by: viaRail,
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'Your seat has changed - booking VR#81',
        sent: 20_000,
        text: `Hello Jörg Müller,

Due to a change of equipment, you have a new seat on train 60 from Montréal to Ottawa on {5:en-CA}.

Booking number: VR#81
Previous seat: Car 1, Seat 7A
New seat: Car 2, Seat 3C

Your departure time remains 8:50 a.m.
`,
      },
      {
        by: viaRail,
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'Train 60 is delayed',
        sent: 33 * 1440 - 120,
        text: `Hello,

Train 60 from Montréal to Ottawa on {5:en-CA} is delayed. New departure time: 9:40 a.m. New arrival time: 11:45 a.m.

Booking number: VR#81
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +5 09:40 60 Active 9600'],
    ends: ['+5 11:45'],
  },
]
