import { describe, expect, test } from 'vitest'
import { readMail } from '../../src/team-rules/apply-team-rules'
import { deriveRule } from '../../src/team-rules/derive-rule'
import type { KnownValue } from '../../src/team-rules/known-values'
import { mailOf } from './letter'

const value = (field: KnownValue['field'], ...texts: string[]): KnownValue => ({ field, of: field, texts })

const stay = (house: string, from: string, to: string, code: string, guest: string, price: string): string =>
  `Grüß Gott ${guest},\n\nIhr Aufenthalt im ${house} steht fest.\nAnreise: ${from}\nAbreise: ${to}\nBuchung: ${code}\n` +
  `Gast: ${guest}\nSumme: ${price}\n\nHerzlich\n`

const known = [
  value('name', 'Gasthof Ohm'),
  value('start', '2027-03-03'),
  value('end', '2027-03-05'),
  value('reference', 'ohm-1041'),
  value('traveler', 'Ada Byron'),
  value('price', '240.00 EUR'),
]

/** Derives a rule from an email and reads another with it. */
function learn(values: readonly KnownValue[], example: ReturnType<typeof mailOf>, next: ReturnType<typeof mailOf>) {
  const derived = deriveRule(values, example, [next])
  if (!derived) throw new Error('No rule was derived.')
  const rule = { kind: 'lodging' as const, sender: 'inn.test', subject: '', ...derived }
  return { fields: derived.fields, ...readMail(rule, next) }
}

describe('a rule derived from what a person entered', () => {
  test('finds the values by their labels, in any notation, and reads the next email', () => {
    const example = mailOf(stay('Gasthof Ohm', '3. März 2027', '05.03.2027', 'OHM-1041', 'Byron, Ada', '240,00 €'))
    const next = mailOf(stay('Zur Post', '7. Mai 2027', '09.05.2027', 'OHM-2001', 'Hopper, Grace', '1.310,50 €'))
    const { fields, reservation, fault } = learn(known, example, next)
    expect(fault).toBeNull()
    expect(reservation).toMatchObject({
      name: 'Zur Post',
      confirmation_no: 'OHM-2001',
      travelers: [{ name: 'Grace Hopper' }],
      start: { time: { local: '2027-05-07' } },
      end: { time: { local: '2027-05-09' } },
      price: '1310.50',
      currency: 'EUR',
    })
    expect(fields).toContainEqual({ field: 'startDay', locator: { place: 'beside', label: 'Anreise' } })
    expect(fields).toContainEqual({ field: 'traveler', locator: { place: 'beside', label: 'Gast' } })
  })

  test('anchors a value to words that the sender’s other emails also contain', () => {
    const letter = (greeting: string, house: string) =>
      mailOf(`${greeting} at ${house} is confirmed.\nArrival: 3 March 2027\nDeparture: 5 March 2027\n`)
    const { reservation } = learn(
      [value('name', 'The Quiet Inn'), value('start', '2027-03-03'), value('end', '2027-03-05')],
      letter('Dear Ada, your stay', 'The Quiet Inn'),
      letter('Good morning Grace! Your stay', 'The Loud Inn'),
    )
    expect(reservation).toMatchObject({ name: 'The Loud Inn' })
  })

  test('combines a separate day with the times below it', () => {
    const flight = (number: string, day: string, from: string, to: string, dep: string, arr: string) =>
      mailOf(`Day of travel: ${day}\nFlight: ${number}\nFrom: ${from}\nTo: ${to}\nDeparts: ${dep}\nArrives: ${arr}\n`)
    const derived = deriveRule(
      [
        value('number', 'LH400'),
        value('fromCode', 'FRA'),
        value('toCode', 'JFK'),
        value('start', '2027-03-03T10:55:00'),
        value('end', '2027-03-03T13:40:00'),
      ],
      flight('LH 400', '3 March 2027', 'FRA', 'JFK', '10:55', '13:40'),
    )
    if (!derived) throw new Error('No rule was derived.')
    const next = flight('LH 454', '4 April 2027', 'FRA', 'SFO', '09:30', '12:05')
    expect(readMail({ kind: 'flight', sender: 'inn.test', subject: '', ...derived }, next).reservation).toMatchObject({
      number: '454',
      start: { place: { iata_code: 'FRA' }, time: { local: '2027-04-04T09:30:00' } },
      end: { place: { iata_code: 'SFO' }, time: { local: '2027-04-04T12:05:00' } },
    })
  })

  test('does not exist if the email contains none of the values', () => {
    expect(deriveRule(known, mailOf('Thank you for your call.'))).toBeNull()
  })
})

describe('a rule for files', () => {
  const voucher = (house: string, from: string, to: string, kind: 'pdf' | 'image' = 'pdf') =>
    mailOf('Your voucher is attached.', undefined, undefined, [
      { part: '2', kind: 'pdf', text: 'General terms\nArrival: on the day you like\n' },
      { part: '3', kind, text: `Voucher\n\nHouse   ${house}\nArrival   ${from}\nDeparture   ${to}\n` },
    ])
  const entered = [value('name', 'The Quiet Inn'), value('start', '2027-03-03'), value('end', '2027-03-05')]
  const example = voucher('The Quiet Inn', '3 March 2027', '5 March 2027')
  const next = voucher('The Loud Inn', '7 May 2027', '9 May 2027')

  test('is derived from the file that contains the values, and reads the next one', () => {
    expect(deriveRule(entered, example)).toMatchObject({ reads: 'pdf', part: '3' })
    const { reservation } = learn(entered, example, next)
    expect(reservation).toMatchObject({ name: 'The Loud Inn', start: { time: { local: '2027-05-07' } } })
    expect(reservation?.evidence['name']).toMatchObject({ part: '3', path: '3:9', text: 'The Loud Inn' })
  })

  test('reads files of its kind only, and no rule for messages reads files', () => {
    const derived = deriveRule(entered, example)
    if (!derived) throw new Error('No rule was derived.')
    const rule = { kind: 'lodging' as const, sender: 'inn.test', subject: '', ...derived }
    expect(readMail({ ...rule, reads: 'message' }, next)).toMatchObject({
      reservation: null,
      fault: 'None of the values was found.',
    })
    const picture = voucher('The Loud Inn', '7 May 2027', '9 May 2027', 'image')
    expect(readMail(rule, picture).reservation).toBeNull()
    expect(readMail({ ...rule, reads: 'image' }, picture).reservation).toMatchObject({ name: 'The Loud Inn' })
    expect(readMail({ ...rule, reads: 'image' }, mailOf('No file.')).fault).toBe('The mail has no picture with text.')
  })

  test('is derived from the message if it says the same as a file', () => {
    const text = 'House: The Quiet Inn\nArrival: 3 March 2027\nDeparture: 5 March 2027\n'
    const both = mailOf(text, undefined, undefined, [{ part: '2', kind: 'pdf', text }])
    expect(deriveRule(entered, both)).toMatchObject({ reads: 'message', part: '1' })
  })
})
