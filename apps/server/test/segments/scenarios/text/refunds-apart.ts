import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Refunds by separate emails, travelers who are cancelled alone, and totals of those who are left. */
export const refundScenarios: readonly Scenario[] = [
  {
    name: 'the way back of a Portuguese booking is cancelled, and refunded by a separate email',
    emails: [
      {
        by: 'TAP Air Portugal <noreply@tap.example>',
        recipient: desk,
        subject: 'Confirmação da reserva TP#3F',
        html: `<html><body><table width="600"><tr><td>Obrigado por escolher a TAP. A sua reserva está confirmada.</td></tr><tr><td>Código de reserva: <b>TP#3F</b></td></tr><tr><td><table border="1"><tr><th>Voo</th><th>Partida</th><th>Chegada</th></tr><tr><td>TP 1900</td><td>Lisboa (LIS)<br>{3/} 08:00</td><td>Faro (FAO)<br>{3/} 08:50</td></tr><tr><td>TP 1905</td><td>Faro (FAO)<br>{6/} 19:00</td><td>Lisboa (LIS)<br>{6/} 19:50</td></tr></table></td></tr><tr><td>Passageiro: Sra. Grace Hopper</td></tr><tr><td>Preço total: USD 200,00</td></tr></table></body></html>`,
      },
      {
        by: 'TAP Air Portugal <noreply@tap.example>',
        recipient: desk,
        subject: 'Cancelamento de voo TP#3F',
        sent: 9000,
        html: `<html><body><p>Cara Sra. Hopper,</p><p>Conforme o seu pedido, o seguinte voo foi cancelado:</p><table border="1"><tr><td>Código de reserva</td><td>TP#3F</td></tr><tr><td>Voo</td><td>TP 1905</td></tr><tr><td>Partida</td><td>Faro (FAO) {6/} 19:00</td></tr><tr><td>Chegada</td><td>Lisboa (LIS) {6/} 19:50</td></tr></table><p>Os restantes voos da sua reserva mantêm-se.</p></body></html>`,
      },
      {
        by: 'TAP Air Portugal <refunds@tap.example>',
        recipient: desk,
        subject: 'Reembolso TP#3F',
        sent: 14000,
        text: `Cara Sra. Hopper,\n\nO seu reembolso foi processado.\n\nCódigo de reserva: TP#3F\nValor do reembolso: USD 80,00\n\nO valor será creditado no seu cartão em 7 dias úteis.\nTAP Air Portugal\n`,
      },
    ],
    segments: ['Grace Hopper +3 08:00 1900 Active 10000', 'Grace Hopper +6 19:00 1905 Cancelled 10000'],
  },
  {
    name: 'one traveler is cancelled before the colleague’s own booking is known, and a delay concerns who is left',
    emails: [
      {
        by: 'Loganair <noreply@loganair.example>',
        recipient: desk,
        subject: 'Booking confirmation LM#6T',
        html: `<html><body><p>Dear Ms Hopper,</p><p>Your booking is confirmed.</p><p>Booking reference: <b>LM#6T</b></p><table border="1"><tr><th>Passenger</th><th>Flight</th><th>Departure</th><th>Arrival</th></tr><tr><td>Ms Grace Hopper</td><td>LM 392</td><td>Glasgow (GLA) {4:en-GB} 10:15</td><td>Stornoway (SYY) {4:en-GB} 11:20</td></tr></table><p>Total paid: USD 90.00</p></body></html>`,
      },
      {
        by: 'Loganair <noreply@loganair.example>',
        recipient: desk,
        subject: 'Cancellation LM#6T',
        sent: 4000,
        html: `<html><body><p>Dear Ms Hopper,</p><p>The following ticket has been cancelled.</p><table border="1"><tr><td>Booking reference</td><td>LM#6T</td></tr><tr><td>Passenger</td><td>Ms Grace Hopper</td></tr><tr><td>Flight</td><td>LM 392</td></tr><tr><td>Departure</td><td>Glasgow (GLA) {4:en-GB} 10:15</td></tr><tr><td>Arrival</td><td>Stornoway (SYY) {4:en-GB} 11:20</td></tr></table></body></html>`,
      },
      {
        by: 'Loganair <noreply@loganair.example>',
        recipient: desk,
        subject: 'Booking confirmation LM#6T',
        sent: 6000,
        html: `<html><body><p>Dear Ms Lovelace,</p><p>Your booking is confirmed.</p><p>Booking reference: <b>LM#6T</b></p><table border="1"><tr><th>Passenger</th><th>Flight</th><th>Departure</th><th>Arrival</th></tr><tr><td>Ms Ada Lovelace</td><td>LM 392</td><td>Glasgow (GLA) {4:en-GB} 10:15</td><td>Stornoway (SYY) {4:en-GB} 11:20</td></tr></table><p>Total paid: USD 95.00</p></body></html>`,
      },
      {
        by: 'Loganair <noreply@loganair.example>',
        recipient: desk,
        subject: 'Flight LM392: new departure time',
        sent: 45000,
        text: `Dear customer,\n\nYour flight LM392 from Glasgow to Stornoway on {4:en-GB} is delayed until 12:30.\n\nBooking reference: LM#6T\n\nLoganair\n`,
      },
    ],
    segments: ['Grace Hopper +4 12:30 392 Cancelled 9000', 'Ada Lovelace +4 12:30 392 Active 9500'],
  },
  {
    name: 'the new total of a Danish booking is divided among the two who still travel',
    emails: [
      {
        by: 'SAS <no-reply@sas.example>',
        recipient: desk,
        subject: 'Bookingbekræftelse SK#8N',
        html: `<html><body><table width="600"><tr><td>Tak for din booking. Din rejse er bekræftet.</td></tr><tr><td>Bookingreference: <b>SK#8N</b></td></tr><tr><td><table border="1"><tr><th>Fly</th><th>Afgang</th><th>Ankomst</th></tr><tr><td>SK 1207</td><td>København (CPH)<br>{3:da} 08:10</td><td>Aalborg (AAL)<br>{3:da} 08:55</td></tr></table></td></tr><tr><td>Rejsende<br>1. Grace Hopper<br>2. Ada Lovelace<br>3. Jörg Müller</td></tr><tr><td>Samlet pris: USD 300,00</td></tr></table></body></html>`,
      },
      {
        by: 'SAS <no-reply@sas.example>',
        recipient: desk,
        subject: 'Annullering af rejsende, SK#8N',
        sent: 5000,
        html: `<html><body><p>Billetten for følgende rejsende er annulleret.</p><table border="1"><tr><td>Bookingreference</td><td>SK#8N</td></tr><tr><td>Rejsende</td><td>Jörg Müller</td></tr><tr><td>Fly</td><td>SK 1207</td></tr><tr><td>Afgang</td><td>København (CPH) {3:da} 08:10</td></tr></table></body></html>`,
      },
      {
        by: 'SAS <no-reply@sas.example>',
        recipient: desk,
        subject: 'Ny bekræftelse SK#8N',
        sent: 6000,
        html: `<html><body><table width="600"><tr><td>Din opdaterede booking er bekræftet.</td></tr><tr><td>Bookingreference: <b>SK#8N</b></td></tr><tr><td><table border="1"><tr><th>Fly</th><th>Afgang</th><th>Ankomst</th></tr><tr><td>SK 1207</td><td>København (CPH)<br>{3:da} 08:10</td><td>Aalborg (AAL)<br>{3:da} 08:55</td></tr></table></td></tr><tr><td>Samlet pris: USD 220,00</td></tr></table></body></html>`,
      },
    ],
    segments: [
      'Grace Hopper +3 08:10 1207 Active 11000',
      'Ada Lovelace +3 08:10 1207 Active 11000',
      'Jörg Müller +3 08:10 1207 Cancelled 10000',
    ],
  },
  {
    name: 'one of two is moved from a direct flight to a booking of two flights, which share the price',
    emails: [
      { of: ['Grace Hopper', 'Ada Lovelace'], number: '110', price: '400.00', arrival: { day: 0, hour: '08:20' } },
      {
        of: ['Ada Lovelace'],
        code: 'S#',
        sent: 500,
        legs: [
          { number: '110', status: 'Cancelled', price: null, arrival: { day: 0, hour: '08:20' } },
          { number: '200', to: 'AMS', hour: '09:00', arrival: { day: 0, hour: '10:10' }, price: null },
          { number: '201', from: 'AMS', hour: '11:00', arrival: { day: 0, hour: '12:10' }, price: null },
        ],
      },
    ],
    segments: [
      'Grace Hopper +0 07:05 110 Active 20000',
      'Ada Lovelace +0 07:05 110 Cancelled 20000',
      'Ada Lovelace +0 09:00 200 Active 9569',
      'Ada Lovelace +0 11:00 201 Active 10431',
    ],
  },
]
