import { withoutForwardedHeaders } from '@sextant/extraction/readers/supplier/forwarded-headers'
import { expect, test } from 'vitest'

const header = 'From: Hotel Aurora <stay@aurora.example>\nDate: 1 May 2027\nSubject: Your booking\nTo: nora@acme.test'
const below = 'Your stay\nPhone: +44 113 496 0000\nBest regards\nHotel Aurora'
/** The lines that a definition reads, with what is blanked left out. */
const linesOf = (text: string): string[] =>
  withoutForwardedHeaders(text)
    .split('\n')
    .filter((line) => line.trim() !== '')

test('the signature of a forwarder and the header of the message are blanked', () => {
  const note = 'Please add this.\n\nBest regards\nNora Feld\nT +49 40 5550 1234'
  expect(linesOf(`${note}\n\n${header}\n\n${below}`)).toEqual(['Please add this.', ...below.split('\n')])
})

test('offsets stay the same', () => {
  const text = `Thanks, Nora\nT +49 40 5550 1234\n\n${header}\n\n${below}`
  expect(withoutForwardedHeaders(text).indexOf('Phone')).toBe(text.indexOf('Phone'))
})

test('a message that is not forwarded is left as it is', () => expect(withoutForwardedHeaders(below)).toBe(below))

test('a long text above a header is left as it is', () => {
  const reply = `${'Your room is booked. '.repeat(30)}\nBest regards\nHotel Aurora\nPhone: +44 113 496 0000`
  expect(linesOf(`${reply}\n\n${header}`)).toEqual(reply.split('\n'))
})
