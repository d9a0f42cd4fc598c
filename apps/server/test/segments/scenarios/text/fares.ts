import type { Scenario } from '../scenario'

/** What airlines, railways and agencies write of fares: by traveler, as a supplement, for another day, in miles. */
export const fareScenarios: readonly Scenario[] = [
  {
    name: 'rail, upgrade to first class for a supplement',
    emails: [
      {
        by: 'Trenitalia <noreply@trenitalia.example>',
        subject: 'Conferma acquisto biglietto',
        text: `Codice biglietto (PNR): TR#9K
Passeggero: Ada Lovelace

Frecciarossa 9520
Roma Termini - Milano Centrale
{3:it}
Partenza 09:00
Arrivo 11:59

Importo totale: 76,00 USD`,
      },
      {
        by: 'Trenitalia <noreply@trenitalia.example>',
        subject: 'Cambio biglietto PNR TR#9K',
        sent: 3000,
        text: `Il cambio del tuo biglietto è confermato.

PNR: TR#9K
Passeggero: Ada Lovelace
Frecciarossa 9520
Roma Termini - Milano Centrale
{3:it}
Partenza 09:00
Arrivo 11:59
Livello di servizio: Business (prima: Standard)
Nuovo importo totale: 98,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 09:00 9520 Active 9800'],
  },
  {
    name: 'price per person for two, with a booking fee',
    emails: [
      {
        by: 'Eurostar <noreply@eurostar.example>',
        subject: 'Your booking is confirmed: EU#SX',
        text: `Booking reference: EU#SX

London St Pancras Int'l to Paris Gare du Nord
{4:en-GB}
Train 9014
Departs 08:01
Arrives 11:20

Passengers
Grace Hopper    Coach 4 Seat 21    USD 120.00
Ada Lovelace    Coach 4 Seat 22    USD 120.00

Booking fee: USD 6.00
Total: USD 246.00`,
      },
      {
        by: 'Eurostar <noreply@eurostar.example>',
        subject: 'Getting ready for your trip EU#SX',
        sent: 40000,
        text: `Hello Grace,

only one day to go!

Booking reference: EU#SX
Train 9014, London St Pancras Int'l to Paris Gare du Nord
{4:en-GB}, 08:01
Check-in closes 30 minutes before departure, at 07:31.`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 08:01 9014 Active 12300', 'Ada Lovelace +4 08:01 9014 Active 12300'],
  },
  {
    name: 'Spanish online agency: flight and hotel with one price, airline moves the flight back',
    emails: [
      {
        by: 'eDreams <noreply@edreams.example>',
        subject: 'Tu reserva está confirmada',
        text: `Número de reserva eDreams: 72#0098
Localizador de la aerolínea: VY#QT

Pasajeros
Grace Hopper
Ada Lovelace

Ida
VY 8300 Barcelona (BCN) - Roma (FCO)
{2:es} 07:10 - 09:00

Vuelta
VY 8307 Roma (FCO) - Barcelona (BCN)
{5:es} 20:15 - 22:05

Precio total: 400,00 USD`,
      },
      {
        by: 'Vueling <noreply@vueling.example>',
        subject: 'Cambio de horario de tu vuelo VY8307',
        sent: 9000,
        text: `Tu vuelo ha cambiado de horario.

Código de reserva: VY#QT
Pasajeros: Grace Hopper, Ada Lovelace

Vuelo VY8307 Roma (FCO) - Barcelona (BCN)
{5:es}
Nueva salida: 21:40
Nueva llegada: 23:30`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +2 07:10 8300 Active 10000',
      'Ada Lovelace +2 07:10 8300 Active 10000',
      'Grace Hopper +5 21:40 8307 Active 10000',
      'Ada Lovelace +5 21:40 8307 Active 10000',
    ],
  },
  {
    name: 'airline in Portuguese: remarking to another day with fare difference and fee',
    emails: [
      {
        by: 'LATAM <noreply@latam.example>',
        subject: 'Compra confirmada LA#BR',
        text: `Código de reserva: LA#BR
Passageiro: Grace Hopper

LA 3344
São Paulo (CGH) - Rio de Janeiro (SDU)
{2:pt-BR}
Partida 07:30
Chegada 08:35

Total: USD 90,00`,
      },
      {
        by: 'LATAM <noreply@latam.example>',
        subject: 'Sua viagem foi alterada LA#BR',
        sent: 3000,
        text: `Sua alteração foi realizada com sucesso.

Código de reserva: LA#BR
Passageiro: Grace Hopper

Novo voo
LA 3352
São Paulo (CGH) - Rio de Janeiro (SDU)
{3:pt-BR}
Partida 15:20
Chegada 16:25

Diferença tarifária: USD 20,00
Taxa de remarcação: USD 30,00
Total pago: USD 50,00`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 15:20 3352 Active 9000'],
    costs: [14000],
  },
  {
    name: 'award flight: taxes paid, miles, then the seat is upgraded',
    emails: [
      {
        by: 'Iberia Plus <noreply@iberia.example>',
        subject: 'Confirmación de tu reserva con Avios IB#AV',
        text: `Localizador: IB#AV
Pasajero: Grace Hopper
Número Iberia Plus: 88#12345

IB 3166
Madrid (MAD) - Londres Heathrow (LHR)
{4:es}
Salida 08:40
Llegada 10:10

Avios: 9.500
Tasas: 45,00 USD
Total pagado: 45,00 USD`,
      },
      {
        by: 'Iberia Plus <noreply@iberia.example>',
        subject: 'Upgrade confirmado',
        sent: 9000,
        text: `Tu upgrade a Business ha sido confirmado.

Localizador: IB#AV
Pasajero: Grace Hopper
IB 3166
Madrid (MAD) - Londres Heathrow (LHR)
{4:es}
Salida 08:40
Llegada 10:10
Asiento: 2A
Avios: 4.000`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 08:40 3166 Active 4500'],
  },
]
