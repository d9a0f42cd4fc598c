import { extract } from '@sextant/extraction/extract'
import { writeReservation } from '@sextant/extraction/schema-org/write-reservation'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { describe, expect, test } from 'vitest'
import { ownSamples } from '../../build/fit/own-samples'
import { compareRows, rowsOf } from '../../build/fit/rows'
import { simpleKinds, simpleMail } from '../../build/fit/simple-mail'
import { languages } from '../../src/languages/languages'

const read = (bytes: Uint8Array) =>
  extract({ definitions, bytes, name: 'mail.eml', contextDate: '2026-05-20T00:00:00Z' }).extraction
const rowsRead = (bytes: Uint8Array) => rowsOf(read(bytes).reservations.flatMap(writeReservation))

const mails = ownSamples().filter(({ id }) => id.startsWith('words/'))
const booked = mails.filter(({ rows }) => rows.length > 0)
const negatives = mails.filter(({ rows }) => rows.length === 0)

describe('emails of unknown senders', () => {
  const scores = booked.map(({ bytes, rows }) => compareRows(rows, rowsRead(bytes)))
  const sum = (of: (score: (typeof scores)[number]) => number): number =>
    scores.reduce((total, score) => total + of(score), 0)

  test('give most fields, and most emails completely', () => {
    expect(sum(({ fieldsCorrect }) => fieldsCorrect) / sum(({ fields }) => fields)).toBeGreaterThanOrEqual(minFields)
    expect(scores.filter(({ isExact }) => isExact).length / scores.length).toBeGreaterThanOrEqual(minExact)
  })

  test.each(negatives.map(({ id, bytes }) => [id, bytes] as const))('%s gives no booking', (_, bytes) =>
    expect(rowsRead(bytes)).toEqual([]),
  )

  test('have lower confidence than machine-readable data, and evidence for their values', () => {
    for (const { bytes } of booked) {
      for (const { confidence, evidence } of read(bytes).reservations) {
        expect(confidence).toBeLessThan(1)
        expect(evidence['start.time.local']?.text).not.toBe('')
      }
    }
  })
})

/** The minimum share of correct fields and of exact emails among the samples, on which the weights were fitted. */
const minFields = 0.8
const minExact = 0.6

describe.each(languages)('simple emails in $tag', (language) => {
  test('are read with a label and a value on each line', () => {
    const scores = simpleKinds.map((kind) => {
      const { bytes, row } = simpleMail(language, kind)
      return compareRows([row], rowsRead(bytes))
    })
    const right = scores.reduce((total, { fieldsCorrect }) => total + fieldsCorrect, 0)
    const all = scores.reduce((total, { fields }) => total + fields, 0)
    expect(right / all).toBeGreaterThanOrEqual(minSimple)
  })
})

/** The minimum share of correct fields in the simple emails of a language, one per kind. */
const minSimple = 0.8
