import type { Scenario } from '../scenario'

const ada = 'Ada Lovelace <ada@acme.test>'
const wei = 'Wei Wang <wei.wang@acme.test>'

/** What is added to bookings and refunded, exchanged or invoiced later. */
export const extraScenarios: readonly Scenario[] = [
  {
    name: 'a Czech exchange to another day with a fare difference and a fee',
    emails: [
      {
        by: 'Smartwings <info@smartwings.example>',
        subject: 'Potvrzení rezervace QSM#7',
        text: `Číslo rezervace: QSM#7
Cestující: Grace Hopper

Let QS 1014
Praha (PRG) - Paříž (CDG)
{3:cs}
Odlet 06:50
Přílet 08:40

Celková cena: 150,00 USD`,
      },
      {
        by: 'Smartwings <info@smartwings.example>',
        subject: 'Změna rezervace QSM#7',
        sent: 5000,
        text: `Vaše rezervace byla změněna.

Číslo rezervace: QSM#7
Cestující: Grace Hopper

Let QS 1016
Praha (PRG) - Paříž (CDG)
{4:cs}
Odlet 17:20
Přílet 19:10

Rozdíl v ceně: 35,00 USD
Poplatek za změnu: 25,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 17:20 1016 Active 15000'],
    costs: [21000],
  },
  {
    name: 'a colleague forwards a Brazilian change before the confirmation arrives',
    emails: [
      {
        by: 'LATAM <noreply@latam.example>',
        subject: 'Sua compra LA#K foi confirmada',
        text: `Código de reserva: LAK#5
Passageiro: Grace Hopper

LA 3320
São Paulo (GRU) - Rio de Janeiro (GIG)
{3:pt-BR}
Partida 08:10
Chegada 09:10

Total: 110,00 USD`,
      },
      {
        by: 'LATAM <noreply@latam.example>',
        subject: 'Alteração do seu voo LAK#5',
        sent: 6000,
        text: `Seu voo foi alterado.

Código de reserva: LAK#5
Passageiro: Grace Hopper

LA 3326
São Paulo (GRU) - Rio de Janeiro (GIG)
{3:pt-BR}
Partida 10:40
Chegada 11:40`,
        forwarded: 9000,
      },
      {
        by: 'Charles Babbage <charles@acme.test>',
        subject: 'ENC: Bagagem adicional LAK#5',
        sent: 9500,
        text: `Segue.

Charles

De: LATAM <noreply@latam.example>
Para: Grace Hopper <grace@acme.test>
Assunto: Bagagem adicional LAK#5

Olá, Grace Hopper. Sua bagagem adicional foi confirmada.
Código de reserva: LAK#5
Taxa de bagagem: 25,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 10:40 3326 Active 11000'],
    costs: [13500],
  },
  {
    name: 'a Korean stay with an invoice after checking out',
    emails: [
      {
        by: '호텔신라 <reservation@shilla.example>',
        subject: '예약 확인 SL#30',
        recipient: wei,
        text: `예약번호: SL#30
투숙객: Wei Wang
서울신라호텔
서울특별시 중구 동호로 249
체크인: {3:ko}
체크아웃: {5:ko}
총 금액: 400.00 USD`,
      },
      {
        by: '호텔신라 <reservation@shilla.example>',
        subject: '숙박 영수증 SL#30',
        recipient: wei,
        sent: 46 * 1440,
        text: `투숙해 주셔서 감사합니다.

예약번호: SL#30
객실료: 400.00 USD
미니바: 22.00 USD
최종 청구 금액: 422.00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Wei Wang +3 15:00 2 Active 40000'],
    costs: [42200],
  },
  {
    name: 'a Brazilian ticket is reissued and the bag is refunded',
    emails: [
      {
        by: 'Azul <noreply@voeazul.example>',
        subject: 'Confirmação de reserva ADV#8',
        text: `Localizador: ADV#8
Cliente: Grace Hopper
Bilhete eletrônico: 577-21000#31

AD 4050
Campinas (VCP) - Recife (REC)
{3:pt-BR}
Saída 11:20
Chegada 14:25

Valor total: 230,00 USD`,
      },
      {
        by: 'Azul <noreply@voeazul.example>',
        subject: 'Reembolso de bagagem ADV#8',
        sent: 4000,
        text: `Olá, Grace Hopper. Reembolsamos o valor da bagagem despachada que você cancelou. Seu voo continua confirmado.

Localizador: ADV#8
Valor do reembolso: 30,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 11:20 4050 Active 23000'],
    costs: [20000],
  },
  {
    name: 'airline bag and seat bought later, then the bag is refunded in Spanish',
    emails: [
      {
        by: 'Vueling <noreply@vueling.example>',
        subject: 'Tu reserva VY#B está confirmada',
        recipient: ada,
        text: `Código de reserva: VYB#5
Pasajera: Ada Lovelace

VY 8018
Barcelona (BCN) - París Orly (ORY)
{3:es}
Salida 07:00
Llegada 08:40

Importe total: 90,00 USD`,
      },
      {
        by: 'Vueling <noreply@vueling.example>',
        subject: 'Has añadido una maleta a tu reserva VYB#5',
        recipient: ada,
        sent: 2000,
        text: `Hola, Ada Lovelace:

hemos añadido una maleta facturada a tu reserva.
Código de reserva: VYB#5
Cargo por equipaje: 35,00 USD`,
      },
      {
        by: 'Vueling <noreply@vueling.example>',
        subject: 'Reembolso del equipaje VYB#5',
        recipient: ada,
        sent: 4000,
        text: `Tu maleta facturada ha sido cancelada y te hemos devuelto su importe.
Código de reserva: VYB#5
Importe reembolsado: 35,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 07:00 8018 Active 9000'],
    costs: [9000],
  },
]
