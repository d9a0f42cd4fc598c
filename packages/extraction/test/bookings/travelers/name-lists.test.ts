import type { Candidate, Role } from '@sextant/extraction/bookings/roles'
import { nameListsOf } from '@sextant/extraction/bookings/travelers/name-lists'
import { shareRolesInLists } from '@sextant/extraction/bookings/travelers/roles-in-lists'
import { languagesOf, tagsOf } from '@sextant/extraction/languages/lexicon'
import { textLines } from '@sextant/extraction/page/text-lines'
import { expect, test } from 'vitest'

/** Names on a page of plain text, each with its probability of traveling, or of another role. */
function named(text: string, names: Readonly<Record<string, number>>, role: Role = 'traveler') {
  const lines = textLines(text)
  const tags = lines.map(({ folded }) => tagsOf(folded, languagesOf([folded])))
  const candidates = Object.entries(names).map(([value, probability]): Candidate => {
    const line = lines.find((one) => one.text.includes(value))
    const start = line?.text.indexOf(value) ?? 0
    const end = start + value.length
    return {
      mention: { type: 'text', line: line?.index ?? 0, start, end, value, form: '', detail: '' },
      features: Int32Array.of(),
      roles: { [role]: probability, none: 1 - probability },
    }
  })
  return { candidates, page: { page: { part: '1', kind: 'text' as const, lines, forwarder: '', sent: null }, tags } }
}

/** The names that likely travel after their lists have been compared. */
function traveling(text: string, names: Readonly<Record<string, number>>, role?: Role): string[] {
  const { candidates, page } = named(text, names, role)
  shareRolesInLists(candidates, page)
  return candidates.filter(({ roles }) => (roles.traveler ?? 0) >= 0.4).map(({ mention }) => mention.value)
}

test.each([
  ['Going: Judith Amos, Peter Amos', ['Judith Amos', 'Peter Amos']],
  ['Reisende: Anna Nowak (34) und Jan Berg', ['Anna Nowak', 'Jan Berg']],
  ['NOWAK/ANNA / BERG/JAN', ['NOWAK/ANNA', 'BERG/JAN']],
  ['王思涵、蔡美玲', ['王思涵', '蔡美玲']],
  ['林雅婷 小姐、張哲維 先生 您好', ['林雅婷', '張哲維']],
  ['Anna Nowak – seat 5; Jan Berg – seat 6', ['Anna Nowak', 'Jan Berg']],
  ['赵磊 票号 781-2417765021；孙婷 票号 781-2417765022', ['赵磊', '孙婷']],
])('those who are named together in "%s" travel together', (text, [first = '', second = '']) =>
  expect(traveling(text, { [first]: 0.02, [second]: 0.95 })).toEqual([first, second]),
)

test('nobody travels because of a name that is not in the same list', () => {
  const names = { 'Anna Nowak': 0.95, 'Jan Berg': 0.02 }
  expect(traveling('Guest: Anna Nowak. Your host is Jan Berg', names)).toEqual(['Anna Nowak'])
  expect(traveling('Anna Nowak, booked by Jan Berg', names)).toEqual(['Anna Nowak'])
})

test('a list at the end of a line needs less, if one of its names has a known given name', () => {
  const names = { 'Osvalda Brenti': 0.02, 'Paolo Carvini': 0.26 }
  const leastOf = (text: string): number => {
    const { candidates, page } = named(text, names)
    shareRolesInLists(candidates, page)
    return Math.min(...candidates.map(({ roles }) => roles.traveler ?? 0))
  }
  expect(leastOf('The new tickets for Osvalda Brenti, Paolo Carvini:')).toBeGreaterThan(0.15)
  expect(leastOf('Osvalda Brenti, Paolo Carvini are in the office')).toBe(0.02)
})

test('nobody travels where no name of a list surely does', () =>
  expect(traveling('Anna Nowak, Jan Berg', { 'Anna Nowak': 0.3, 'Jan Berg': 0.02 })).toEqual([]))

test('a column of names travels if half of it surely does', () => {
  const text = 'Anna Nowak\nJan Berg\nEva Lund'
  expect(traveling(text, { 'Anna Nowak': 0.9, 'Jan Berg': 0.02, 'Eva Lund': 0.9 })).toHaveLength(3)
  expect(traveling(text, { 'Anna Nowak': 0.9, 'Jan Berg': 0.02, 'Eva Lund': 0.02 })).toEqual(['Anna Nowak'])
})

test('names behind their age groups are one column', () => {
  const names = { 'クロダ ミサキ': 0.9, 'クロダ ユウト': 0.1 }
  expect(traveling('ご搭乗者\n大人　クロダ ミサキ 様\n小児　クロダ ユウト 様', names)).toHaveLength(2)
  expect(traveling('ご搭乗者\n大人　クロダ ミサキ 様\n担当　クロダ ユウト 様', names)).toHaveLength(1)
})

test('numbered names are one column whatever is written behind them', () => {
  const names = { 'ANNA NOWAK': 0.9, 'MARC SALA': 0.02 }
  expect(traveling('1. ANNA NOWAK · ID 43****18T · resident\n2. MARC SALA · ID 41****77B', names)).toHaveLength(2)
  expect(traveling('ANNA NOWAK · flight AF 1 · Paris\nMARC SALA · manager on duty 24h', names)).toEqual(['ANNA NOWAK'])
})

test('a place in a list is no traveler', () => {
  const { candidates, page } = named('Anna Nowak, Praha Centrum', { 'Anna Nowak': 0.9, 'Praha Centrum': 0 })
  const [, place] = candidates
  if (place) place.roles.place = 0.6
  shareRolesInLists(candidates, page)
  expect(place?.roles.traveler).toBe(0)
})

test('a mention of two travelers of a list is nobody', () =>
  expect(
    traveling('Anna Nowak, Jan Berg', { 'Anna Nowak': 0.9, 'Jan Berg': 0.9, 'Anna Nowak, Jan Berg': 0.7 }),
  ).toEqual(['Anna Nowak', 'Jan Berg']))

test('a label or a title is no name', () => {
  const { candidates, page } = named('Anna Nowak, Passenger, Mrs', { 'Anna Nowak': 0.9, Passenger: 0.1, Mrs: 0.1 })
  expect(nameListsOf(candidates, page).inLines).toEqual([])
})

test('a name is not cut at a hyphen to fit a list', () => {
  const text = '• Joris Tempelaar\n• Marleen Tempelaar-Vos'
  const names = { 'Joris Tempelaar': 0.95, 'Marleen Tempelaar': 0.3, 'Marleen Tempelaar-Vos': 0.1 }
  expect(traveling(text, names)).toContain('Marleen Tempelaar-Vos')
})

test.each([
  ['IBARRA SOTO, LORENA\nSOLANO RUIZ, PABLO', ['IBARRA SOTO, LORENA', 'SOLANO RUIZ, PABLO']],
  ['יעל ברק\nנטע אל-חדד', ['יעל ברק', 'נטע אל-חדד']],
  ['1.顾一帆,05月01日08:05开,06车11A号\n2.沈梦洁,05月01日08:05开,06车11B号', ['顾一帆', '沈梦洁']],
])('those who are named below one another in "%s" travel together', (text, [first = '', second = '']) =>
  expect(traveling(text, { [first]: 0.9, [second]: 0.06 })).toEqual([first, second]),
)

test('one name of three travels alone where the lines say different things', () =>
  expect(
    traveling('1. 顾一帆,成人票,票价553.0元\n2. 沈梦洁,儿童\n3. 顾维国,领队 12345678', {
      顾一帆: 0.9,
      沈梦洁: 0.06,
      顾维国: 0.06,
    }),
  ).toEqual(['顾一帆']))

test('passengers with titles, one below the other, travel together', () => {
  const names = { 'Anna Nowak': 0.95, 'Jan Berg': 0.02 }
  expect(traveling('Mme Anna Nowak\nM. Jan Berg', names)).toEqual(['Anna Nowak', 'Jan Berg'])
  expect(traveling('Mme Anna Nowak\nJan Berg', names)).toEqual(['Anna Nowak'])
})

test.each([
  ['a dash', 'Anna Nowak – window, bag 20 kg\nJan Berg – aisle'],
  ['a comma', 'Anna Nowak, adult, reduced\nJan Berg, 14 years'],
  ['a seat before them', 'Seat 21 - Anna Nowak\nSeat 22 - Jan Berg'],
])('names of a column with %s are one list', (_, text) =>
  expect(traveling(text, { 'Anna Nowak': 0.9, 'Jan Berg': 0.02 })).toHaveLength(2),
)

test('names of a column behind different words are not one list', () =>
  expect(traveling('Guest 1: Anna Nowak\nRoom 2 by Jan Berg', { 'Anna Nowak': 0.9, 'Jan Berg': 0.02 })).toHaveLength(1))

test('family names first with initials or numbers are one column', () => {
  const initials = { 'Nowak, Anna': 0.9, 'Berg, Jan P.': 0.02 }
  expect(traveling('Nowak, Anna\nBerg, Jan P.', initials)).toHaveLength(2)
  const numbered = { 'Nowak, Anna': 0.9, 'Berg, Jan': 0.02 }
  expect(traveling('1 Nowak, Anna (adult)\n2 Berg, Jan (child)', numbered)).toHaveLength(2)
})

test('one name of three is enough below a label for travelers', () => {
  const columnsOf = (head: string): string =>
    `Fare         ${head}\nAdult        Anna Nowak\nAdult        Maria Berg\nChild        Jan Lind`
  const names = { 'Anna Nowak': 0.1, 'Maria Berg': 0.2, 'Jan Lind': 0.9 }
  expect(traveling(columnsOf('Passenger name'), names)).toEqual(['Anna Nowak', 'Maria Berg', 'Jan Lind'])
  expect(traveling(columnsOf('Remarks'), names)).toEqual(['Jan Lind'])
})
