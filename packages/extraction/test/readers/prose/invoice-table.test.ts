import { invoiceTable } from '@sextant/extraction/readers/prose/invoice-table'
import { expect, test } from 'vitest'

/** What the table of an invoice states, one line for each amount. */
const stated = (text: string): string[] =>
  invoiceTable(text).map((one) =>
    [one.kind, one.amount, one.currency, one.reference ?? '', 'travelers' in one ? one.travelers?.join() : '']
      .join(' ')
      .trim(),
  )

const collective = `Sammelrechnung 2027-118
Datum   Reisender   Leistung   Referenz   Betrag USD   Servicegebühr USD
16.03.2027   Hopper Grace   Flug VIE-BER   OS183K   210,00   15,00
18.03.2027   Lovelace Ada   Bahn   RJ5520   39,90   8,00
Summe   249,90   23,00`

test('each row has the price and the fee of its reference', () =>
  expect(stated(`${collective}\nRechnungsbetrag: 272,90 USD`)).toEqual([
    'service_fee 15.00 USD OS183K',
    'service_fee 8.00 USD RJ5520',
    'price 210.00 USD OS183K Hopper Grace',
    'price 39.90 USD RJ5520 Lovelace Ada',
  ]))

test('fees in rows of their own are added up, and each traveler has a price', () =>
  expect(
    stated(`Désignation   Voyageur   Montant
Billet avion   Grace Hopper   140,00
Billet avion   Jan van der Berg   160,00
Frais de service   Grace Hopper   12,00
Frais de service   Jan van der Berg   12,00
Total TTC : 324,00 USD`),
  ).toEqual(['service_fee 24.00 USD', 'price 140.00 USD  Grace Hopper', 'price 160.00 USD  Jan van der Berg']))

test('the fee may be called so in any column', () =>
  expect(
    stated(`Datum   Reiziger   Omschrijving   Boekingsnummer   Bedrag
03-04-2027   G. Hopper   Vlucht AMS-LHR   K7Q2MX   120,00
03-04-2027   G. Hopper   Servicekosten   K7Q2MX   9,00
Totaal EUR 129,00`),
  ).toEqual(['service_fee 9.00 EUR K7Q2MX', 'price 120.00 EUR K7Q2MX G. Hopper']))

test.each([
  ['its rows do not add up to a total', `${collective}\nRechnungsbetrag: 300,00 USD`],
  ['no amount has a currency', collective],
  ['no column has amounts', 'Train   From   To\nTGV 1   Paris   Lyon\nTGV 2   Lyon   Paris\nTotal: 80,00 EUR'],
])('a table states nothing if %s', (_, text) => expect(stated(text)).toEqual([]))
