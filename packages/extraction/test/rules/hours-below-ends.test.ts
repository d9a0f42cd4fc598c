import type { Reservation } from '@sextant/contract/emails/reservation'
import { expect, test } from 'vitest'
import { coded, complete } from './coded-flight'

test('completes a boarding pass with the hours below both of its airports', () => {
  const both = 'BER  Berlin   ZRH  Zürich\n02 MAY 10:10   02 MAY 11:40'
  expect(complete(both)).toMatchObject([
    { start: { time: { local: '2026-05-02T10:10:00' } }, end: { time: { local: '2026-05-02T11:40:00' } } },
  ])
  expect(complete('BER   ZRH\n10:10\n11:40')).toEqual([coded])
  expect(complete('ZRH   BER\n10:10   11:40')).toEqual([coded])
})

test('completes a train with the hours below its stations, also under other names of theirs', () => {
  const night: Reservation = {
    ...coded,
    kind: 'train',
    number: '453',
    start: { place: { name: 'BRUXELLES-MIDI' }, time: { local: '2026-05-02' } },
    end: { place: { name: 'BERLIN HBF' }, time: {} },
  }
  const text = 'Bruxelles-Midi   Berlin Hauptbahnhof\n2 May 2026   19:22   3 May 2026   06:18'
  expect(complete(text, [night])).toMatchObject([{ start: { time: { local: '2026-05-02T19:22:00' } } }])
})
