import { isDriver, labelsOf } from '@sextant/extraction/bookings/travelers/labelled-persons'
import { expect, test } from 'vitest'
import { readCandidates } from '../read-candidates'

/** Whether Thomas Richter is named as a driver on a page. */
function drives(text: string): boolean {
  const { context, candidates } = readCandidates(text)
  const found = candidates.find(({ mention }) => mention.value === 'Thomas Richter')
  if (!found) throw new Error('The page does not name him.')
  return isDriver(found.mention, context)
}

test.each([
  'Fahrer: Herr Thomas Richter, 0171 5550882',
  'Your driver: Thomas Richter',
  'Chofer – Thomas Richter',
  '<table><tr><td>Kierowca</td><td>Thomas Richter</td></tr></table>',
])('%s is about a driver', (text) => expect(drives(text)).toBe(true))

test.each([
  'Passenger: Thomas Richter',
  'Thomas Richter',
  '<table><tr><td>Fahrgast</td><td>Thomas Richter</td></tr></table>',
])('%s is not about a driver', (text) => expect(drives(text)).toBe(false))

/** Whether Anna Berger is named as somebody who books or approves alone. */
const arranges = (text: string): boolean => labelsOf('Anna Berger', readCandidates(text).context).isArranger
const traveler = 'Passenger: Thomas Richter\n'

test.each([
  `Booked by: Anna Berger\n${traveler}`,
  `Approver: Anna Berger\n${traveler}`,
  `${traveler}Genehmigt von: Anna Berger\n`,
  `Aprovadora: Anna Berger\n${traveler}`,
  `Example GmbH\nAnna Berger\nAm Weg 4\n\nBooked by: Anna Berger\n${traveler}`,
])('%j names an arranger', (text) => expect(arranges(text)).toBe(true))

test.each([
  `Booked by: Anna Berger\n${traveler}Anna Berger, seat 4A\n`,
  `Booked by: Anna Berger\nPassenger: Anna Berger\n`,
  `Anna Berger\n${traveler}`,
])('%j names somebody who may travel', (text) => expect(arranges(text)).toBe(false))

test.each(['Issued by driver\nThomas Richter', '<table><tr><td>Your driver:<br>Thomas Richter</td></tr></table>'])(
  '%s names a driver below the label',
  (text) => expect(drives(text)).toBe(true),
)

test.each(['Passenger\nThomas Richter', 'Your driver waits with this name on a sign.\nThomas Richter'])(
  '%s names no driver below it',
  (text) => expect(drives(text)).toBe(false),
)

test.each([
  `${traveler}Cost centre 4400. Approved by Anna Berger.\n`,
  `${traveler}Kostenstelle 77, bestellt durch: Anna Berger\n`,
  `${traveler}Order 27-118 (booked by Anna Berger)\n`,
])('%j names an arranger behind other things', (text) => expect(arranges(text)).toBe(true))
