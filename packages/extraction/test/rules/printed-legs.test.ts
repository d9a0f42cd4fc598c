import type { Reservation } from '@sextant/contract/emails/reservation'
import { printedLegs } from '@sextant/extraction/rules/printed-legs'
import { splitByLegs } from '@sextant/extraction/rules/split-by-legs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cpuTime } from '../cpu-time'

const coded = (from: string, to: string, day: string): Reservation => ({
  kind: 'train',
  status: 'confirmed',
  confidence: 1,
  ticket_token: 'T1',
  confirmation_no: 'K7QX2M',
  travelers: [{ name: 'Maja Lindqvist' }],
  provider: {},
  start: { place: { name: from }, time: { local: day } },
  end: { place: { name: to }, time: {} },
  evidence: { ticket_token: { reader: 'barcode', part: 'file', path: '', text: 'T1' } },
})
const legsOf = (whole: Reservation, text: string) =>
  splitByLegs([whole], printedLegs([whole], [{ part: 'file', kind: 'pdf', text, title: '' }])).map(
    ({ number, start, end, confirmation_no: reference, travelers }) =>
      `${start.place.name} ${start.time.local} - ${end.place.name} ${end.time.local ?? ''} ${number ?? ''} ${reference} ${travelers[0]?.name}`,
  )
const praha = coded('PRAHA HL.N.', 'GRAZ HBF', '2026-05-14')
const twoTrains = [
  'Praha hl.n. 2026-05-14T06:44:00 - Wien Hbf 2026-05-14T10:49:00 RJ 71 K7QX2M Maja Lindqvist',
  'Wien Hbf 2026-05-14T10:58:00 - Graz Hbf 2026-05-14T13:33:00 RJ 73 K7QX2M Maja Lindqvist',
]

test.each([
  [
    'a row for each stop',
    'Bahnhof   Datum   Zeit   Zug   Wagen\nPraha hl.n.   14.05.   06:44   RJ 71   22\nWien Hbf   14.05.   10:49\nWien Hbf   14.05.   10:58   RJ 73   26\nGraz Hbf   14.05.   13:33',
  ],
  [
    'labels next to the times',
    'Praha hl.n.   ab 06:44   RJ 71\nWien Hbf   an 10:49\nWien Hbf   ab 10:58   RJ 73\nGraz Hbf   an 13:33',
  ],
  [
    'an arrow between the stops',
    '14/05/2026 06:44 Praha hl.n.   ->   10:49 Wien Hbf   RJ 71   22   61\n14/05/2026 10:58 Wien Hbf   ->   13:33 Graz Hbf   RJ 73   26   14',
  ],
  [
    'both stops in columns',
    'Datum   Von   Nach   Datum   Zug\n14.05 06:44   Praha hl.n.   Wien Hbf   14.05 10:49   RJ 71\n14.05 10:58   Wien Hbf   Graz Hbf   14.05 13:33   RJ 73',
  ],
  [
    'rows within one cell',
    '2026.05.14. 06:44 Praha hl.n. -> Wien Hbf 10:49 RJ 71 2. oszt.\n2026.05.14. 10:58 Wien Hbf -> Graz Hbf 13:33 RJ 73 2. oszt.',
  ],
])('divides the journey of a code into the printed trains: %s', (_, text) => {
  expect(legsOf(praha, text)).toEqual(twoTrains)
})

test('reads bare numbers from the column of trains, and legs of the next day', () => {
  const text =
    'Date   From   To   Date   Class   Train   Coach   Seat\n14.05 06:40   Bucuresti Nord   Budapest-Keleti   14.05 20:50   2   72   421   63\n15.05 08:10   Budapest-Keleti   Wien Hbf   15.05 10:40   2   62   23   81'
  expect(legsOf(coded('BUCURESTI NORD', 'WIEN HBF', '2026-05-14'), text)).toEqual([
    'Bucuresti Nord 2026-05-14T06:40:00 - Budapest-Keleti 2026-05-14T20:50:00 72 K7QX2M Maja Lindqvist',
    'Budapest-Keleti 2026-05-15T08:10:00 - Wien Hbf 2026-05-15T10:40:00 62 K7QX2M Maja Lindqvist',
  ])
})

test('a train that arrives before it departs arrives on the next day', () => {
  const text = 'Praha hl.n.   21:44   EN 71\nWien Hbf   01:49\nWien Hbf   04:58   RJ 73\nGraz Hbf   07:33'
  expect(legsOf(praha, text)[0]).toContain('Wien Hbf 2026-05-15T01:49:00')
})

test.each([
  ['trains to another station', 'Praha hl.n.   06:44\nWien Hbf   10:49\nWien Hbf   10:58\nLinz Hbf   13:33'],
  ['a gap between two trains', 'Praha hl.n.   06:44\nWien Hbf   10:49\nWien Meidling   10:58\nGraz Hbf   13:33'],
  [
    'trains of another day',
    '15.05.   Praha hl.n.   06:44\n15.05.   Wien Hbf   10:49\n15.05.   Wien Hbf   10:58\n15.05.   Graz Hbf   13:33',
  ],
])('leaves the journey of a code whole beside %s', (_, text) => {
  expect(legsOf(praha, text)).toHaveLength(1)
})

test('never throws, and reads long documents in time', () => {
  fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => void legsOf(praha, text)))
  const rows = Array.from({ length: 20_000 }, (_, at) => `Wien Hbf   10:${String(at % 60).padStart(2, '0')}   RJ ${at}`)
  expect(cpuTime(() => void legsOf(praha, rows.join('\n')))).toBeLessThan(5000)
})
