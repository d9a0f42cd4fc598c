import type { Reservation } from '@sextant/contract/emails/reservation'
import { type SureValue, unusedValues } from '@sextant/extraction/rules/unused-values'
import { expect, test } from 'vitest'

const flight: Reservation = {
  kind: 'flight',
  status: 'confirmed',
  number: '0474',
  travelers: [],
  provider: {},
  start: { place: {}, time: { local: '2027-01-14T09:40:00' } },
  end: { place: {}, time: { local: '2027-01-15T10:50:00' } },
  boarding: { local: '2027-01-14T09:10:00' },
  confidence: 0.8,
  evidence: {},
}
const sure = (type: SureValue['type'], value: string, text = `It says ${value}.`): SureValue => ({
  type,
  value,
  text,
  part: '1',
})
const messages = (...values: SureValue[]): string[] => unusedValues([flight], values).map(({ message }) => message)

test.each([
  sure('number', 'LH 474'),
  sure('date', '2027-01-14'),
  sure('date', '2027-01-15'),
  sure('time', '09:40'),
  sure('time', '10:50'),
  sure('time', '09:10'),
])('$type $value of a booking that was read is not left over', (value) => expect(messages(value)).toEqual([]))

test.each([sure('number', 'LH 475'), sure('date', '2027-01-16'), sure('time', '18:00')])(
  '$type $value is left over with its line',
  (value) => expect(messages(value)).toEqual([`No complete booking was read from “It says ${value.value}.”.`]),
)

test('what stands in the line of a printed flight is not left over', () => {
  const line = 'ACCRA   ET 920 O  03JUN 1220  OLPRGH   03DEC 2PC OK'
  const printed = { ...flight, evidence: { number: { reader: 'prose', part: '1', path: '1:1', text: line } } }
  expect(unusedValues([printed], [sure('date', '2027-12-03', '03DEC 2PC OK')])).toEqual([])
})

test('a line is reported once, and so is a value that two parts of the email have', () =>
  expect(
    messages(
      sure('number', 'LH 475', 'LH 475 at 18:00'),
      sure('time', '18:00', 'LH 475 at 18:00'),
      sure('number', 'LH 475', 'Flight LH 475'),
    ),
  ).toEqual(['No complete booking was read from “LH 475 at 18:00”.']))

test('an unused flight number means an incomplete flight', () =>
  expect(unusedValues([flight], [sure('number', 'LH 475')])).toMatchObject([
    { code: 'incomplete', kind: 'flight', part: '1' },
  ]))
