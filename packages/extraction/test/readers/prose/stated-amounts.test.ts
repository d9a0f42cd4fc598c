import type { Reservation } from '@sextant/contract/emails/reservation'
import { type AmountContext, statedAmounts } from '@sextant/extraction/readers/prose/stated-amounts'
import { describe, expect, test } from 'vitest'

const stay: Reservation = {
  kind: 'lodging',
  status: 'confirmed',
  travelers: [],
  provider: {},
  start: { place: {}, time: { local: '2027-03-01' } },
  end: { place: {}, time: { local: '2027-03-04' } },
  price: '387.00',
  currency: 'EUR',
  confidence: 1,
  evidence: {},
}
const read = (text: string, values: Partial<AmountContext> = {}): string[] =>
  statedAmounts([text], {
    subject: 'Your booking',
    date: '2027-02-01T10:00:00Z',
    cancels: false,
    reservations: [stay],
    isFolio: false,
    ...values,
  }).map(({ kind, amount, currency }) => `${kind} ${amount} ${currency}`)

const cancelled = { cancels: true, reservations: [{ ...stay, status: 'cancelled' as const }] }

test.each([
  'Den Preisunterschied von 70,00 EUR erstatten wir Ihnen.',
  'The fare difference of EUR 70.00 will be refunded to your card.',
  'Nous vous remboursons la différence de prix de 70,00 EUR.',
  'Vi återbetalar mellanskillnaden på 70,00 EUR.',
  'A 70,00 EUR különbözetet visszatérítjük.',
])('a difference is refunded: %s', (text) => expect(read(text)).toEqual(['refund 70.00 EUR']))

test('a difference that would be refunded is not', () =>
  expect(read('If you take a cheaper flight, the difference of EUR 70.00 will be refunded.')).toEqual([]))

test.each([
  'The fare difference of EUR 70.00 is non-refundable.',
  'Fare difference: EUR 70.00 (not refunded)',
  'Die Tarifdifferenz von 70,00 EUR wird nicht erstattet.',
  'La différence tarifaire de 70,00 EUR n’est pas remboursée.',
  'Het tariefverschil van EUR 70,00 wordt niet terugbetaald.',
])('a difference that is kept costs nothing: %s', (text) => expect(read(text, { subject: 'Change' })).toEqual([]))

test.each([
  ['Penalidad por cambio: EUR 50,00', 'Cambio de vuelo'],
  ['Multa por remarcação: EUR 50,00', 'Alteração da reserva'],
  ['Pénalité de modification : 50,00 EUR', 'Modification de votre vol'],
  ['Ændringsgebyr: 50,00 EUR', 'Ændring af din rejse'],
  ['Kosten naamswijziging: EUR 50,00', 'Naamswijziging boeking'],
  ['Opłata za zmianę: 50,00 EUR', 'Zmiana rezerwacji'],
  ['Namensänderungsgebühr: 50,00 EUR', 'Änderung Ihrer Buchung'],
  ['変更手数料: 50.00 EUR', '予約変更のお知らせ'],
  ['Costo cambio nome: 50,00 EUR', 'Cambio nome'],
  ['Costo della modifica: 50,00 EUR', 'Modifica prenotazione'],
  ['Gebyr for ombytning: 50,00 EUR', 'Din billet er ombyttet'],
])('%j is charged for a change', (text, subject) => {
  expect(read(text, { subject })).toEqual(['exchange 50.00 EUR'])
  expect(read(text)).toEqual([])
})

test.each([
  'O valor de 60,00 EUR será reembolsado no prazo de 7 dias.',
  'EUR 60.00 will be refunded to your card.',
  'Wir erstatten Ihnen 60,00 EUR.',
  'Vi återbetalar 60,00 EUR.',
])('%j promises a refund where something is cancelled', (text) => {
  expect(read(text, cancelled)).toEqual(['refund 60.00 EUR'])
  expect(read(text)).toEqual([])
})

test.each(['Upgrade price: EUR 250.00', 'Supplément du surclassement : 250,00 EUR', 'Supplément payé : 250,00 EUR'])(
  '%j is charged in addition to the fare',
  (text) => {
    expect(read(text)).toEqual(['exchange 250.00 EUR'])
  },
)

describe('amounts in labelled lines', () => {
  test.each([
    ['Cancellation fee: EUR 50.00', 'cancellation_fee 50.00 EUR'],
    ['Stornogebühr: 50,00 €', 'cancellation_fee 50.00 EUR'],
    ['Airline cancellation fee: EUR 50.00', 'cancellation_fee 50.00 EUR'],
    ["Frais d'annulation : 50,00 EUR", 'cancellation_fee 50.00 EUR'],
    ['Gastos de cancelación 50,00 €', 'cancellation_fee 50.00 EUR'],
    ['Refund amount   $1,204.50', 'refund 1204.50 USD'],
    ['Remboursement : 120,00 €', 'refund 120.00 EUR'],
    ['Erstattungsbetrag: 120,00 EUR (Kreditkarte)', 'refund 120.00 EUR'],
    ['Refund amount\n\nEUR 60.00', 'refund 60.00 EUR'],
    ['Refund: -60.00 EUR', 'refund 60.00 EUR'],
    ['Your booking 4711 is cancelled. Cancellation fee: USD 30.00', 'cancellation_fee 30.00 USD'],
    ['Trattenuta (20%): 7,00 EUR', 'cancellation_fee 7.00 EUR'],
    ['Srážka 5 %: 1,00 EUR', 'cancellation_fee 1.00 EUR'],
    ['取消手数料: 30.00 USD', 'cancellation_fee 30.00 USD'],
    ['払戻手数料：3.20 USD', 'cancellation_fee 3.20 USD'],
    ['キャンセル料: 32.00 USD', 'cancellation_fee 32.00 USD'],
    ['返金額: 128.00 USD', 'refund 128.00 USD'],
    ['İptal ücreti: 190,00 EUR', 'cancellation_fee 190.00 EUR'],
    ['Χρέωση ακύρωσης: 50,00 EUR', 'cancellation_fee 50.00 EUR'],
    ['Storno poplatek: 50,00 EUR', 'cancellation_fee 50.00 EUR'],
    ['Lemondási díj: 50,00 EUR', 'cancellation_fee 50.00 EUR'],
    ['İade tutarı: 45,00 EUR', 'refund 45.00 EUR'],
    ['Сумма возврата: 45,00 EUR', 'refund 45.00 EUR'],
    ['Unused ticket value: USD 212.40', 'unused_ticket 212.40 USD'],
  ])('%j', (text, expected) => {
    expect(read(text, cancelled)).toEqual([expected])
  })

  test.each([
    ['Taxes and fees: EUR 41.10', 'taxes_and_fees 41.10 EUR'],
    ['Taxes, fees and carrier-imposed surcharges USD 41.10', 'taxes_and_fees 41.10 USD'],
    ['Fare difference: EUR 80.00', 'exchange 80.00 EUR'],
  ])('%j of a booking', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  test.each([
    ['Servicegebühr: 18,00 EUR', 'service_fee 18.00 EUR'],
    ['Agency fee: EUR 25.00', 'service_fee 25.00 EUR'],
    ['Frais de dossier : 12,00 EUR', 'service_fee 12.00 EUR'],
    ['Diritti di agenzia: 20,00 EUR', 'service_fee 20.00 EUR'],
  ])('%j is a separate amount in an email about nothing else, and part of the total in a booking', (text, expected) => {
    expect(read(text, { reservations: [] })).toEqual([expected])
    expect(read(text)).toEqual([])
  })

  test.each(['Facture finale : 268,40 EUR', 'Fattura finale: 268,40 EUR', 'Schlussrechnung: 268,40 EUR'])(
    '%j is a final invoice',
    (text) => {
      expect(read(text, { subject: text.slice(0, text.indexOf(':')), reservations: [] })).toEqual(['folio 268.40 EUR'])
    },
  )

  test.each([
    ['Faktura za pobyt', 'Dziękujemy za pobyt.', 'Do zapłaty: 223,50 EUR'],
    ['Fattura di noleggio', 'Grazie per aver noleggiato con noi.', 'Totale fattura: 223,50 EUR'],
    ['ご利用明細書', 'ご宿泊いただきありがとうございました。', 'ご請求金額：223.50 EUR'],
    ['Faktura', 'Tak for jeres ophold.', 'I alt: 223,50 EUR'],
  ])('an invoice after the stay is final in its language: %s', (subject, thanks, amount) => {
    expect(read(`${thanks}\n${amount}`, { subject, reservations: [] })).toEqual(['folio 223.50 EUR'])
  })

  test('an invoice that thanks for the stay is final, though it has only a reference', () => {
    const invoice = { subject: 'Ihre Rechnung zu Buchung MO88', reservations: [] }
    const amount = 'Buchungsnummer: MO88\nRechnungsbetrag: 223,50 EUR'
    expect(read(`Vielen Dank für Ihren Aufenthalt.\n${amount}`, invoice)).toEqual(['folio 223.50 EUR'])
    expect(read(amount, invoice)).toEqual([])
  })

  test('an invoice below a farewell is final, though the subject does not name it', () => {
    const stayed = { subject: 'Thank you for your stay', reservations: [] }
    const amount = 'Confirmation number: MO88\nRoom charge: EUR 190.00\nBalance paid: EUR 223.50'
    expect(read(`Your folio\n${amount}`, stayed)).toEqual(['folio 223.50 EUR'])
    expect(read(amount, stayed)).toEqual([])
  })

  test('are added up, unless a total is stated', () => {
    expect(read('Refund: EUR 30.00\nRefund: EUR 40.00', cancelled)).toEqual(['refund 70.00 EUR'])
    expect(read('Refund: EUR 30.00\nRefund: EUR 40.00\nTotal refund: EUR 65.00', cancelled)).toEqual([
      'refund 65.00 EUR',
    ])
    expect(read('Refund: EUR 30.00\nRefund amount: EUR 30.00', cancelled)).toEqual(['refund 30.00 EUR'])
  })
})

describe('amounts in sentences', () => {
  test.each([
    ['A cancellation fee of EUR 50.00 has been charged to your card.', 'cancellation_fee 50.00 EUR'],
    ['We have issued a refund of EUR 120.00 to your card.', 'refund 120.00 EUR'],
    ['EUR 120.00 has been refunded to your card.', 'refund 120.00 EUR'],
  ])('%j', (text, expected) => {
    expect(read(text, cancelled)).toEqual([expected])
  })
})

test.each([
  'Cancellation fee: EUR 50.00',
  'No-show fee: EUR 129.00',
  'Change fee: EUR 70.00',
  'If you cancel, you receive a refund of EUR 60.00.',
  'Refund amount: EUR 60.00 per night',
  'Refund: EUR 0.00',
  'Total charges: EUR 387.00',
])('a confirmation that says %j charges and pays nothing', (text) => {
  expect(read(text)).toEqual([])
})

describe('a final invoice', () => {
  test('states what a stay costs', () => {
    expect(read('Room EUR 380.00\nTotal charges: EUR 412.50', { subject: 'Your folio' })).toEqual(['folio 412.50 EUR'])
    expect(read('Thank you for your stay', { isFolio: true })).toEqual(['folio 387.00 EUR'])
  })

  test('is an invoice that is written at the end, and none that is written before', () => {
    const text = 'Invoice total: EUR 412.50'
    expect(read(text, { subject: 'Invoice', date: '2027-03-04T12:00:00Z' })).toEqual(['folio 412.50 EUR'])
    expect(read(text, { subject: 'Invoice' })).toEqual([])
  })
})

test('a no-show is charged after the start, a change where the email is about one', () => {
  expect(read('No-show fee: EUR 129.00', { date: '2027-03-02T10:00:00Z' })).toEqual(['no_show 129.00 EUR'])
  expect(read('Change fee: EUR 70.00', { subject: 'Your flight has changed' })).toEqual(['exchange 70.00 EUR'])
  expect(read('Name change fee: EUR 70.00', { subject: 'Name change' })).toEqual(['exchange 70.00 EUR'])
})

test.each([
  ['Phí hủy vé: 50,00 EUR', 'cancellation_fee 50.00 EUR'],
  ['ค่าธรรมเนียมการยกเลิก: EUR 50.00', 'cancellation_fee 50.00 EUR'],
  ['דמי ביטול: 50.00 EUR', 'cancellation_fee 50.00 EUR'],
  ['رسوم الإلغاء: 50.00 EUR', 'cancellation_fee 50.00 EUR'],
  ['Biaya pembatalan: EUR 50,00', 'cancellation_fee 50.00 EUR'],
  ['Сбор за возврат: 50,00 EUR', 'cancellation_fee 50.00 EUR'],
  ['Збір за повернення: 50,00 EUR', 'cancellation_fee 50.00 EUR'],
  ['Số tiền hoàn lại: 50,00 EUR', 'refund 50.00 EUR'],
  ['Valor a ser reembolsado: EUR 50,00', 'refund 50.00 EUR'],
  ['Importe a devolver: 50,00 EUR', 'refund 50.00 EUR'],
  ['Zu erstattender Betrag: 50,00 EUR', 'refund 50.00 EUR'],
  ['Importo da rimborsare: 50,00 EUR', 'refund 50.00 EUR'],
  ['Penalidad por cancelación: 50,00 EUR', 'cancellation_fee 50.00 EUR'],
  ['จำนวนเงินคืน: EUR 50.00', 'refund 50.00 EUR'],
  ['סכום ההחזר: 50.00 EUR', 'refund 50.00 EUR'],
  ['المبلغ المسترد: 50.00 EUR', 'refund 50.00 EUR'],
  ['Jumlah refund: EUR 50,00', 'refund 50.00 EUR'],
])('%j is stated', (text, expected) => expect(read(text, { ...cancelled, reservations: [] })).toEqual([expected]))

test('the receipt of an extra states what was added to the booking', () => {
  const text = 'Preferred seat 18C\nEUR 45.00\nTax\nEUR 5.00\nTotal\nEUR 50.00'
  expect(read(text, { subject: 'Seat selection receipt', reservations: [] })).toEqual(['service_fee 50.00 EUR'])
  expect(read(text, { subject: 'Seat selection receipt' })).toEqual([])
  expect(read(text, { subject: 'Your flight and seats', reservations: [] })).toEqual([])
})

test.each([
  [
    'Your invoice',
    'Accommodation    EUR 300.00\nLaundry    EUR 20.00\nTotal    EUR 320.00\nThank you for staying with us.',
  ],
  ['Faktura', 'Tak for dit ophold.\nVærelse: 300,00 EUR\nI alt: 320,00 EUR'],
])('the last total of an invoice that thanks for a stay is what it cost: %s', (subject, text) => {
  expect(read(text, { subject, reservations: [] })).toEqual(['folio 320.00 EUR'])
})
