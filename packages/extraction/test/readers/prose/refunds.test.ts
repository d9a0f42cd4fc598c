import { statedAmounts } from '@sextant/extraction/readers/prose/stated-amounts'
import { expect, test } from 'vitest'

/** The amounts of an email that names a booking by reference. */
const read = (text: string, cancels = false): string[] =>
  statedAmounts([text], {
    subject: 'Your booking',
    date: '2027-02-01T10:00:00Z',
    cancels,
    reservations: [],
    isFolio: false,
  }).map(({ kind, amount, currency }) => `${kind} ${amount} ${currency}`)

test.each([
  'We refunded EUR 40.00 to your card.',
  'We’ve issued a refund of EUR 40.00.'.replace('’', "'"),
  'Credit note CN-118: EUR 40.00 refunded to your card.',
  'Wir haben Ihnen 40,00 EUR auf Ihre Kreditkarte erstattet.',
  'Nous vous avons remboursé 40,00 EUR sur votre carte.',
  'Le hemos devuelto 40,00 EUR.',
  'Abbiamo rimborsato 40,00 EUR sulla sua carta.',
  'We hebben EUR 40,00 teruggestort op uw kaart.',
  'Zwróciliśmy 40,00 EUR na Twoją kartę.',
  'Vrátili jsme 40,00 EUR na Vaši kartu.',
  'Vi har återbetalat 40,00 EUR till ditt kort.',
  'Мы вернули 40,00 EUR на вашу карту.',
])('what the sender has returned is a refund: %s', (text) => expect(read(text)).toEqual(['refund 40.00 EUR']))

test.each([
  'We have not refunded EUR 40.00.',
  'Wir haben Ihnen 40,00 EUR nicht erstattet.',
  'If we refunded EUR 40.00, you would see it on your statement.',
])('what the sender has not returned is none: %s', (text) => expect(read(text)).toEqual([]))

test.each([
  'Die Erstattung von 40,00 EUR erfolgt innerhalb von 7 Tagen.',
  'Återbetalningen på 40,00 EUR sker inom 7 dagar.',
  'Tilbagebetalingen på 40,00 EUR sker inden for 7 dage.',
  'Zwrot w wysokości 40,00 EUR nastąpi w ciągu 7 dni.',
  'Возврат в размере 40,00 EUR поступит в течение 7 дней.',
])('a refund beside a cancellation: %s', (text) => expect(read(text, true)).toEqual(['refund 40.00 EUR']))

test('a fee and a refund may be two sentences of one line', () =>
  expect(read('Booking 55219 has been cancelled. Cancellation fee: EUR 60.00. Refund: EUR 180.00.', true)).toEqual([
    'refund 180.00 EUR',
    'cancellation_fee 60.00 EUR',
  ]))
