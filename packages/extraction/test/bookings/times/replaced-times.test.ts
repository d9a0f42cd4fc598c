import { dropReplacedTimes } from '@sextant/extraction/bookings/times/replaced-times'
import { expect, test } from 'vitest'
import { readCandidates, valuesWithRole } from '../read-candidates'

/** The dates and times of a text that are left with a role. */
function left(text: string): string[] {
  const { context, candidates } = readCandidates(text)
  const dated = candidates.filter(({ mention: { type } }) => type === 'date' || type === 'time')
  for (const one of dated) one.roles = { start: 0.4, none: 0.6 }
  dropReplacedTimes(dated, context)
  return valuesWithRole(dated)
}

test.each([
  ['Your check-in has been moved from 3 March 2027 to 4 March 2027.', ['2027-03-04']],
  [
    'Your arrival was changed from 3 March 2027 to 4 March 2027 and your departure from 5 March 2027 to 7 March 2027.',
    ['2027-03-04', '2027-03-07'],
  ],
  ['New departure time 09:05 (scheduled 07:25).', ['09:05']],
  ['Neue Abflugzeit 09:05 Uhr (planmäßig 07:25 Uhr).', ['09:05']],
  ['Der Abflug wurde von 11:05 Uhr auf 12:40 Uhr verschoben.', ['12:40']],
  [
    'A entrada passa de 3 de março de 2027 para 4 de março de 2027 e a saída de 5 de março de 2027 para 7 de março de 2027.',
    ['2027-03-04', '2027-03-07'],
  ],
  ['Uw verblijf is verplaatst van 3 maart 2027 naar 10 maart 2027.', ['2027-03-10']],
  ['Votre départ est reporté du 3 mars 2027 au 4 mars 2027.', ['2027-03-04']],
  ['Din resa har flyttats från 3 mars 2027 till 4 mars 2027.', ['2027-03-04']],
])('what something was moved from is left: %s', (text, expected) => {
  expect(left(text)).toEqual(expected)
})

test.each([
  'Your stay has been changed: from 3 March 2027 to 6 March 2027.',
  'Su reserva ha sido modificada: del 3 de marzo de 2027 al 6 de marzo de 2027.',
  'Ihr Aufenthalt wurde geändert: vom 3. März 2027 bis 6. März 2027.',
  'From 08:00 to 09:30',
])('a range is none: %s', (text) => {
  expect(left(text)).toHaveLength(2)
})

test('what it was moved to has a role', () => {
  const { context, candidates } = readCandidates('Ihr Flug wurde von 11:05 Uhr auf 12:40 Uhr verschoben.')
  const [former, next] = candidates.filter(({ mention: { type } }) => type === 'time')
  if (!former || !next) throw new Error('The text has no times.')
  former.roles = { none: 0.8, start: 0.2 }
  next.roles = { none: 0.9, end: 0.1 }
  dropReplacedTimes([former, next], context)
  expect([former.roles, next.roles]).toEqual([{ none: 1 }, { start: 1 }])
})
