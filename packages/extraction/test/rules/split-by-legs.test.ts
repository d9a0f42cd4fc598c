import type { Reservation } from '@sextant/contract/emails/reservation'
import { completeByWords } from '@sextant/extraction/rules/complete-by-words'
import { splitByLegs } from '@sextant/extraction/rules/split-by-legs'
import { expect, test } from 'vitest'

const train = (from: string, to: string, start: string, end: string | undefined, more = {}): Reservation => ({
  kind: 'train',
  status: 'confirmed',
  confidence: 0.8,
  confirmation_no: 'K7QX2M',
  travelers: [],
  provider: {},
  start: { place: { name: from }, time: { local: start } },
  end: { place: { name: to }, time: end === undefined ? {} : { local: end } },
  evidence: {},
  ...more,
})

/** A journey as a code states it: no train, and only the day. */
const coded = train('Berlin Hbf', 'München Hbf', '2026-07-12', undefined, {
  confidence: 1,
  ticket_token: '#UT',
  class_of_service: '2',
  travelers: [{ name: 'Anna Gruber' }],
  evidence: { ticket_token: { reader: 'uic', part: '2', path: '', text: '#UT' } },
})
const legs = [
  train('Berlin Hbf', 'Nürnberg Hbf', '2026-07-12T08:38:00', '2026-07-12T11:27:00', {
    number: 'ICE 505',
    travelers: [{ seat: '45' }],
  }),
  train('Nürnberg Hbf', 'München Hbf', '2026-07-12T11:35:00', '2026-07-12T12:42:00', { number: 'ICE 783' }),
]
const back = train('München Hbf', 'Berlin Hbf', '2026-07-14T15:19:00', '2026-07-14T19:24:00', { number: 'ICE 1008' })

test('a coded journey becomes the trains that are printed for it, with what the code says of all of them', () => {
  expect(splitByLegs([coded], legs.toReversed())).toMatchObject([
    {
      number: 'ICE 505',
      ticket_token: '#UT',
      class_of_service: '2',
      travelers: [{ name: 'Anna Gruber', seat: '45' }],
      end: { place: { name: 'Nürnberg Hbf' } },
      evidence: { ticket_token: { reader: 'uic' } },
    },
    { number: 'ICE 783', travelers: [{ name: 'Anna Gruber' }], start: { time: { local: '2026-07-12T11:35:00' } } },
  ])
})

test('the way back of the same ticket, which the code leaves out, is added', () => {
  expect(splitByLegs([coded], [...legs, back])).toMatchObject([
    { number: 'ICE 505' },
    { number: 'ICE 783' },
    { number: 'ICE 1008', travelers: [{ name: 'Anna Gruber' }] },
  ])
})

test.each<[string, Reservation[]]>([
  ['that lead elsewhere', [legs[0] ?? coded]],
  ['of another day', legs.map((leg) => ({ ...leg, start: { ...leg.start, time: { local: '2026-07-11T08:00:00' } } }))],
  ['that words are unsure of', legs.map((leg) => ({ ...leg, confidence: 0.2 }))],
  ['of another ticket', [{ ...back, confirmation_no: 'ABCDEF' }]],
  ['of its whole way', [train('Berlin Hbf', 'München Hbf', '2026-07-12T08:38:00', undefined)]],
])('a coded journey stays one beside trains %s', (_, said) => {
  expect(splitByLegs([coded], said)).toEqual([coded])
})

test('stations that a code names by letters take the printed names, and its seats their people', () => {
  const letters = {
    ...coded,
    start: { ...coded.start, place: { name: 'GBSPX', country_code: 'GB' } },
    end: { ...coded.end, place: { name: 'FRPNO', country_code: 'FR' } },
    travelers: [{ seat: '61' }],
  }
  const said = train('London St Pancras', 'Paris Nord', '2026-07-12T10:24:00', '2026-07-12T13:47:00', {
    travelers: [{ name: 'Maja Lindqvist' }],
    evidence: { 'start.place.name': { reader: 'words', part: '2', path: '1:1', text: 'London St Pancras' } },
  })
  const paris = { ...letters, start: { ...letters.start, place: { name: 'PARIS' } } }
  expect(completeByWords([paris], [said], false)[0]?.start.place).toEqual({ name: 'PARIS' })
  expect(completeByWords([letters], [said], false)).toMatchObject([
    {
      travelers: [{ name: 'Maja Lindqvist', seat: '61' }],
      start: { place: { name: 'London St Pancras', country_code: 'GB' }, time: { local: '2026-07-12T10:24:00' } },
      end: { place: { name: 'Paris Nord' } },
      evidence: { 'start.place.name': { reader: 'words' } },
    },
  ])
})
