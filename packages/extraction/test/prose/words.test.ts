import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readSample, wordSamples } from '../../build/samples'

describe.each(wordSamples())('$name', (sample) => {
  const { outcome, extraction } = readSample(sample)

  test('says what was written', () =>
    expect(outcome).toEqual(JSON.parse(readFileSync(sample.expected, 'utf8'))))

  test('is nothing where it is no booking', () =>
    expect(extraction.reservations.length > 0).toBe(!sample.name.startsWith('none-')))

  test('is less sure than what is meant for machines', () => {
    for (const { confidence } of extraction.reservations) expect(confidence).toBeLessThan(0.9)
  })
})
