import { carded, framed, pairs } from '../html-frames'
import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const ada = 'Ada Lovelace <ada@acme.test>'
const jan = 'Jan van der Berg <jan@acme.test>'
const localiza = 'Localiza <reservas@localiza.example>'
const augustine = 'Hotel Josefa Praha <reservations@hoteljosefa.example>'
const wieniawski = 'Hotel Wieniawski <recepcja@wieniawski.example>'
const norra = 'Norra <bokning@norraflyg.example>'

/** What trips of companies cost in the end: bills, extensions, bags in another currency, and nights not used. */
export const businessBillScenarios: readonly Scenario[] = [
  {
    name: 'a Czech hotel’s final bill in rows is higher than its confirmation',
    emails: [
      {
        by: augustine,
        recipient: ada,
        subject: 'Your reservation HJ#733',
        html: carded({
          preview: 'We look forward to welcoming you',
          body: [
            '<h2>Reservation confirmation</h2><p>Dear Ms Lovelace, we look forward to your stay.</p>',
            pairs(
              'Confirmation number|HJ#733\nGuest|Ada Lovelace\nArrival|{3:en-GB}, from 14:00\nDeparture|{6:en-GB}, until 11:00\nRoom|Deluxe double room\nEstimated total|USD 420.00',
            ),
            '<p>City tax of CZK 50 per night is not included.</p>',
          ],
          footer: 'Hotel Josefa, Josefovská 8, 110 00 Praha 1, Czech Republic',
        }),
      },
      {
        by: augustine,
        recipient: ada,
        subject: 'Your invoice, Hotel Josefa',
        sent: 34 * 1440,
        html: `<html><body><p>Dear Ms Lovelace,</p><p>thank you for staying with us. Your final invoice:</p><table><tr><td>Invoice</td><td>2027-#5</td></tr><tr><td>Confirmation number</td><td>HJ#733</td></tr><tr><td>Guest</td><td>Ada Lovelace</td></tr></table><table border="1"><tr><th>Item</th><th>Qty</th><th>Amount</th></tr><tr><td>Accommodation</td><td>3</td><td>USD 420.00</td></tr><tr><td>Minibar</td><td>2</td><td>USD 14.00</td></tr><tr><td>City tax</td><td>3</td><td>USD 7.50</td></tr><tr><td>Total</td><td></td><td>USD 441.50</td></tr><tr><td>Paid by credit card</td><td></td><td>USD 441.50</td></tr><tr><td>Balance due</td><td></td><td>USD 0.00</td></tr></table><p>Hotel Josefa, Josefovská 8, Praha 1</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 14:00 3 Active 42000'],
    costs: [44_150],
  },
  {
    name: 'a Brazilian rental is extended by a day for a new total, then the car is upgraded',
    emails: [
      {
        by: localiza,
        recipient: jan,
        subject: 'Confirmação de reserva LZ#61',
        html: framed({
          preview: 'Sua reserva está confirmada',
          body: [
            '<h2>Sua reserva está confirmada!</h2>',
            pairs(
              'Código da reserva|LZ#61\nCondutor|Jan van der Berg\nRetirada|{3/} 10:00, Aeroporto de Curitiba\nDevolução|{5/} 10:00, Aeroporto de Curitiba\nGrupo|Econômico com ar\nValor total|USD 90,00',
            ),
          ],
          footer: 'Localiza Rent a Car S.A. Apresente CNH válida e cartão de crédito em nome do condutor.',
        }),
      },
      {
        by: localiza,
        recipient: jan,
        subject: 'Alteração da reserva LZ#61',
        sent: 32 * 1440,
        html: framed({
          preview: 'Sua reserva foi alterada',
          body: [
            '<h2>Sua reserva foi prorrogada</h2>',
            pairs(
              'Código da reserva|LZ#61\nCondutor|Jan van der Berg\nRetirada|{3/} 10:00, Aeroporto de Curitiba\nNova devolução|{6/} 10:00, Aeroporto de Curitiba\nNovo valor total|USD 135,00',
            ),
          ],
          footer: 'Localiza Rent a Car S.A.',
        }),
      },
      {
        by: localiza,
        recipient: jan,
        subject: 'Upgrade do seu carro - reserva LZ#61',
        sent: 32 * 1440 + 200,
        text: `Olá, Jan!

Seu upgrade foi confirmado.

Código da reserva: LZ#61
Grupo anterior: Econômico com ar
Novo grupo: SUV Automático
Valor do upgrade: USD 30,00

Boa viagem!
Localiza
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jan van der Berg +3 10:00 3 Active 13500'],
    costs: [16_500],
  },
  {
    name: 'a Swedish flight in dollars, whose bag is bought in euros later',
    emails: [
      {
        by: norra,
        recipient: ada,
        subject: 'Bokningsbekräftelse NR#3B',
        text: `Hej Ada Lovelace!

Tack för din bokning.

Bokningsnummer: NR#3B

Flyg DC 254
{4:sv}
Avgång 07:20 Stockholm Bromma (BMA)
Ankomst 08:15 Visby (VBY)

Resenär: Ada Lovelace
Att betala: USD 84,00
`,
      },
      {
        by: norra,
        recipient: ada,
        subject: 'Kvitto på tillägg, bokning NR#3B',
        sent: 3000,
        text: `Hej!

Tack för ditt köp.

Bokningsnummer: NR#3B
Incheckat bagage 23 kg: EUR 25,00
Totalt betalt: EUR 25,00

Betalt med Mastercard **** 8812
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +4 07:20 254 Active 8400'],
    stated: ['service_fee 25.00 EUR'],
  },
  {
    name: 'a Polish hotel charges the first night of a guest who did not come',
    emails: [
      {
        by: wieniawski,
        recipient: desk,
        subject: 'Potwierdzenie rezerwacji HW#18',
        html: `<html><body><h3>Potwierdzenie rezerwacji</h3><table border="1"><tr><td>Numer rezerwacji</td><td>HW#18</td></tr><tr><td>Gość</td><td>Jörg Müller</td></tr><tr><td>Przyjazd</td><td>{3.} od godz. 14:00</td></tr><tr><td>Wyjazd</td><td>{5.} do godz. 12:00</td></tr><tr><td>Cena całkowita</td><td>200,00 USD</td></tr></table><p>Hotel Wieniawski, ul. Święty Marcin 12, Poznań</p><p>W przypadku niedojazdu hotel obciąży kartę kwotą za pierwszą noc.</p></body></html>`,
      },
      {
        by: wieniawski,
        recipient: desk,
        subject: 'Niedojazd gościa - rezerwacja HW#18',
        sent: 32 * 1440,
        text: `Szanowni Państwo,

gość Jörg Müller nie przyjechał do hotelu w dniu {3.}.

Numer rezerwacji: HW#18
Opłata za niedojazd: 100,00 USD

Z poważaniem
Hotel Wieniawski
`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +3 14:00 2 Active 20000'],
    costs: [10_000],
  },
]
