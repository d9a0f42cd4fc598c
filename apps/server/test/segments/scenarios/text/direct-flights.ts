import { button, carded, framed, grid, pairs } from '../html-frames'
import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const grace = 'Grace Hopper <grace@acme.test>'
const etihadFooter =
  'Etihad Airways PJSC, P.O. Box 35566, Khalifa City, Abu Dhabi, UAE. Please do not reply to this email.'
const etihad = 'Etihad Airways <no-reply@etihad.example>'
const gol = 'GOL Linhas Aéreas <comunicado@voegol.example>'
const aerolineas = 'Aerolíneas Argentinas <noreply@aerolineas.example>'

/** What airlines write to companies that book with them directly. */
export const directFlightScenarios: readonly Scenario[] = [
  {
    name: 'Etihad: two are booked, their e-tickets follow, and the way out moves to another flight on the next day',
    emails: [
      {
        by: etihad,
        recipient: desk,
        subject: 'Booking confirmation – EY#QK',
        html: framed({
          preview: 'Thank you for choosing Etihad. Your trip to Paris is confirmed.',
          body: [
            '<h2>Your booking is confirmed</h2><p>Dear Guest, thank you for booking with Etihad Airways.</p>',
            pairs('Booking reference|EY#QK'),
            grid(
              'Guest|Ticket type|Frequent flyer\nMs Grace Hopper|Economy Comfort|EY 500123\nMr Jörg Müller|Economy Comfort|–',
            ),
            grid(
              'Flight|Departs|Arrives|Class\nEY 31|Abu Dhabi (AUH) Terminal A<br>{4:en-GB} 08:35|Paris Charles de Gaulle (CDG) Terminal 2A<br>{4:en-GB} 13:20|Economy (V)\nEY 32|Paris Charles de Gaulle (CDG) Terminal 2A<br>{8:en-GB} 11:15|Abu Dhabi (AUH) Terminal A<br>{8:en-GB} 20:05|Economy (V)',
            ),
            pairs('Fare (2 adults)|USD 1,600.00\nTaxes, fees and charges|USD 400.00\nTotal paid|USD 2,000.00'),
            button('Manage my booking'),
          ],
          footer: etihadFooter,
        }),
      },
      {
        by: etihad,
        recipient: desk,
        subject: 'Your e-ticket receipt EY#QK – Müller',
        sent: 12,
        text: 'Etihad Airways\nELECTRONIC TICKET RECEIPT\n\nPassenger: MULLER/JORG MR\nTicket number: 607 2#10045\nBooking reference: EY#QK\nIssued: @0\n\nEY 31   Abu Dhabi (AUH) - Paris CDG (CDG)   {4:en-GB}   08:35 - 13:20   OK\nEY 32   Paris CDG (CDG) - Abu Dhabi (AUH)   {8:en-GB}   11:15 - 20:05   OK\n\nFare: USD 800.00\nTaxes/Fees: USD 200.00\nTotal: USD 1,000.00\nForm of payment: VISA XXXXXXXXXXXX4419\n\nNON-ENDORSABLE. CHANGE FEE USD 150 APPLIES. NO-SHOW FEE USD 250.\n',
      },
      {
        by: etihad,
        recipient: desk,
        subject: 'Important: a change to your Etihad flight',
        sent: 9000,
        html: framed({
          preview: 'We have made a change to your upcoming flight.',
          body: [
            '<h2>We’ve made a change to your flight</h2><p>Due to a change in our schedule, one of your flights has changed. Your new itinerary is shown below.</p>',
            pairs('Booking reference|EY#QK'),
            '<p><b>Previous flight</b></p>',
            grid('Flight|Departs|Arrives\nEY 31|Abu Dhabi (AUH)<br>{4:en-GB} 08:35|Paris (CDG)<br>{4:en-GB} 13:20'),
            '<p><b>New flight</b></p>',
            grid('Flight|Departs|Arrives\nEY 37|Abu Dhabi (AUH)<br>{5:en-GB} 02:25|Paris (CDG)<br>{5:en-GB} 07:10'),
            '<p>If the new flight does not suit you, you may change or cancel your booking free of charge within 30 days.</p>',
            button('Accept the new flight'),
          ],
          footer: etihadFooter,
        }),
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +5 02:25 37 Active 50000',
      'Grace Hopper +8 11:15 32 Active 50000',
      'Jörg Müller +5 02:25 37 Active 50000',
      'Jörg Müller +8 11:15 32 Active 50000',
    ],
  },
  {
    name: 'GOL: the return of two is cancelled and refunded, and the receipt of the refund follows',
    emails: [
      {
        by: gol,
        recipient: desk,
        subject: 'Sua reserva GL#TUW está confirmada',
        html: carded({
          preview: 'Tudo certo para a sua viagem!',
          body: [
            '<h2>Reserva confirmada</h2><p>Localizador: <b>GL#TUW</b></p>',
            '<h3>Ida</h3><p>Voo G3 1504<br>São Paulo - Congonhas (CGH) {2:pt-BR} 08:15<br>Porto Alegre (POA) {2:pt-BR} 09:55</p>',
            '<h3>Volta</h3><p>Voo G3 1521<br>Porto Alegre (POA) {5:pt-BR} 18:40<br>São Paulo - Congonhas (CGH) {5:pt-BR} 20:20</p>',
            '<h3>Passageiros</h3><ul><li>Grace Hopper</li><li>Ada Lovelace</li></ul>',
            pairs('Tarifa|US$ 340,00\nTaxa de embarque|US$ 60,00\nValor total|US$ 400,00'),
          ],
          footer: 'GOL Linhas Aéreas S.A. CNPJ 07.575.651/0001-59. Em caso de no-show será cobrada taxa de US$ 80,00.',
        }),
      },
      {
        by: gol,
        recipient: desk,
        subject: 'Cancelamento de trecho – localizador GL#TUW',
        sent: 4000,
        html: carded({
          preview: 'Seu pedido de cancelamento foi concluído.',
          body: [
            '<h2>Trecho cancelado</h2><p>Conforme sua solicitação, o trecho de volta da reserva <b>GL#TUW</b> foi cancelado.</p>',
            '<p>Trecho cancelado:<br>Voo G3 1521<br>Porto Alegre (POA) – São Paulo (CGH)<br>{5:pt-BR} 18:40</p><p>O trecho de ida permanece confirmado.</p>',
            pairs('Multa de cancelamento|US$ 50,00\nValor a ser reembolsado|US$ 150,00'),
          ],
          footer: 'O prazo para reembolso é de até 7 dias. GOL Linhas Aéreas S.A.',
        }),
      },
      {
        by: gol,
        recipient: desk,
        subject: 'Comprovante de reembolso',
        sent: 10_000,
        text: 'Olá,\n\nO reembolso referente ao localizador GL#TUW foi processado.\n\nValor reembolsado: US$ 150,00\nForma de pagamento: cartão de crédito final 4419\n\nO crédito aparecerá em até duas faturas.\n\nEquipe GOL\n',
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +2 08:15 1504 Active 10000',
      'Ada Lovelace +2 08:15 1504 Active 10000',
      'Grace Hopper +5 18:40 1521 Cancelled 10000',
      'Ada Lovelace +5 18:40 1521 Cancelled 10000',
    ],
    costs: [10_000, 10_000, 2500, 2500],
  },
  {
    name: 'Aerolíneas Argentinas: a voluntary change to another day, with a difference and a penalty',
    emails: [
      {
        by: aerolineas,
        recipient: grace,
        subject: 'Confirmación de compra - Código de reserva AR#BCD',
        html: framed({
          preview: 'Gracias por elegirnos. Este es tu itinerario.',
          body: [
            '<h2>¡Tu compra fue realizada con éxito!</h2>',
            pairs('Código de reserva|AR#BCD\nPasajera|Grace Hopper\nNro. de ticket|044-23#7001'),
            grid(
              'Vuelo|Salida|Llegada|Clase\nAR 1512|Buenos Aires, Aeroparque (AEP)<br>{3:es-AR} 07:10|Córdoba (COR)<br>{3:es-AR} 08:30|Económica',
            ),
            pairs('Tarifa|USD 95,00\nImpuestos y tasas|USD 25,00\nTotal|USD 120,00'),
          ],
          footer:
            'Los cambios están sujetos a penalidad y diferencia de tarifa. Aerolíneas Argentinas S.A., Av. Rafael Obligado s/n, CABA.',
        }),
      },
      {
        by: aerolineas,
        recipient: grace,
        subject: 'Tu cambio de vuelo fue confirmado - AR#BCD',
        sent: 5000,
        html: framed({
          preview: 'Confirmamos el cambio que solicitaste.',
          body: [
            '<h2>Cambio confirmado</h2><p>Hola Grace: este es tu nuevo itinerario.</p>',
            pairs('Código de reserva|AR#BCD\nPasajera|Grace Hopper\nNuevo nro. de ticket|044-23#7999'),
            grid(
              'Vuelo|Salida|Llegada|Clase\nAR 1536|Buenos Aires, Aeroparque (AEP)<br>{4:es-AR} 17:45|Córdoba (COR)<br>{4:es-AR} 19:05|Económica',
            ),
            pairs('Diferencia de tarifa|USD 22,00\nPenalidad por cambio|USD 30,00\nTotal abonado|USD 52,00'),
          ],
          footer: 'Aerolíneas Argentinas S.A.',
        }),
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 17:45 1536 Active 12000'],
    costs: [17_200],
  },
]
