import { findBcbp } from '@sextant/extraction/readers/bcbp/find-bcbp'
import { readBcbp } from '@sextant/extraction/readers/code/pass-reservations'
import { readCodeBytes } from '@sextant/extraction/readers/code/read-code'
import { expect, test } from 'vitest'

test('the boarding pass reader reads a leg between railway stations as a train', () => {
  const [leg] = readBcbp('M1DOE/JANE            EABC123 QKLFRALH 3500 167C014K0012 100', {
    part: '1',
    date: '2026-06-01',
  })
  expect(leg).toMatchObject({
    kind: 'train',
    start: { place: { iata_code: 'QKL' }, time: { local: '2026-06-16' } },
  })
})

const plain = 'M1DOE/JANE            EABC123 FRAJFKLH 0400 167C014K0012 100'
test.each([
  ['the class', plain.slice(0, 48)],
  ['the day', plain.slice(0, 47)],
])('the boarding pass reader reads a code that is cut off after %s', (_, code) => {
  expect(readBcbp(code, { part: '1', date: '2026-06-01' })).toMatchObject([{ kind: 'flight', number: '400' }])
})

test.each([
  ['the second airport', 'FRAJF LH'],
  ['the second airport, without a blank', 'FRAJFLH'],
  ['the first airport', 'FR JFKLH'],
  ['the first airport, without a blank', 'FRJFKLH'],
])('the boarding pass reader reads a code with a missing letter in %s', (_, cut) => {
  const code = plain.replace('FRAJFKLH', cut)
  expect(readBcbp(code, { part: '1', date: '2026-06-01' })).toMatchObject([
    { number: '400', provider: { iata_code: 'LH' } },
  ])
  expect(findBcbp(`Boarding pass\n\n${code}\n`)).toEqual([])
})

test('the boarding pass reader gives a reason for a code that starts well and is broken', () => {
  const context = { part: 'file', date: '2026-06-01' }
  for (const code of [plain.slice(0, 40), plain.replace('FRAJFKLH', '........')])
    expect(readCodeBytes(new TextEncoder().encode(code), context)).toMatchObject({
      reservations: [],
      diagnostics: [{ code: 'code-unreadable' }],
    })
})

test('the boarding pass reader finds a code within a text and within a URL', () => {
  expect(findBcbp(`Your boarding pass:\n\n${plain}\n\nHave a good flight.`)).toEqual([plain])
  const address = `https://airline.example/pass?bcbp=${encodeURIComponent(plain)}&size=300`
  expect(findBcbp(`<img src="${address}">`)).toEqual([plain])
  expect(findBcbp(`<img src="${address.replaceAll('%20', '+')}">`)).toEqual([plain])
  expect(findBcbp(plain.replace('FRAJFK', 'QQQXXX'))).toEqual([])
})
