import { readCode } from '@sextant/extraction/readers/code/read-code'
import { expect, test } from 'vitest'
import { head, layout, record, ticket } from '../../../../ticket-codes/test/uic/write-ticket'

/** Bytes of a number as characters 0 to 255. */
const wide = (value: number, size: number): string =>
  Array.from({ length: size }, (_, at) => String.fromCharCode((value / 256 ** (size - 1 - at)) & 255)).join('')
const compactTime = (year: number, month: number, day: number): string =>
  wide(((year - 1990) << 9) | (month << 5) | day, 2) + wide(0, 2)

/** Deutsche Bahn's record of local transport, with one entitlement. */
const entitlement = (from: string, to: string): string =>
  wide(1, 2) +
  wide(2, 3) +
  wide(1, 1) +
  wide(1, 1) +
  wide(17, 4) +
  wide(6100, 2) +
  wide(5, 2) +
  wide(6100, 2) +
  from +
  to
const read = (block: string) =>
  readCode(ticket([head('0080', '123456789', '120620261010'), record('0080VU', '01', block)]), 'file', '2026-06-15')

test('a local transport ticket is reported with its days of validity', () => {
  const whole = entitlement(compactTime(2026, 7, 3), compactTime(2026, 7, 4))
  expect(read(whole)).toMatchObject({
    reservations: [],
    diagnostics: [{ code: 'code-no-journey', message: expect.stringContaining('valid from 2026-07-03 to 2026-07-04') }],
  })
})

test.each([
  ['cut short', entitlement(compactTime(2026, 7, 3), '').slice(0, 18)],
  ['with days that are none', entitlement(compactTime(2026, 15, 3), compactTime(2026, 7, 0))],
  ['empty', ''],
])('a ticket of local transport %s is told without days', (_, block) => {
  const { reservations, diagnostics } = read(block)
  expect(reservations).toEqual([])
  expect(diagnostics.map(({ message }) => message).join()).toMatch(/local transport \(VDV\),? which/)
})

test('a ticket valid from midnight on has a day alone', () => {
  const face = layout([
    [0, 52, 'MEIER URS'],
    [6, 1, '03.07'],
    [6, 7, '00:00'],
    [6, 13, 'ZURICH HB'],
    [6, 34, 'BERN'],
    [6, 52, '04.07'],
    [6, 58, '05:00'],
  ])
  const code = ticket([head('1185', '999888777', '120620261010'), face])
  expect(readCode(code, 'file', '2026-06-15').reservations).toMatchObject([
    { start: { time: { local: '2026-07-03' } }, end: { time: {} }, travelers: [{ name: 'MEIER URS' }] },
  ])
})
