import { readFileSync } from 'node:fs'
import { senderRows } from '@sextant/extraction/senders/sender-rows'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { describe, expect, test } from 'vitest'
import { readSample, samples } from '../../build/samples'
import { read } from '../prose/read-mail'

const all = samples()

const defined = new Set(definitions.map(({ id }) => id))

describe.each(all)('$supplier: $name', (sample) => {
  const { outcome } = readSample(sample)

  test('gives the expected result', () => {
    expect(outcome).toEqual(JSON.parse(readFileSync(sample.expected, 'utf8')))
  })
})

describe.each(all.filter(({ supplier }) => defined.has(supplier)))('$supplier: $name', (sample) => {
  const { extraction } = readSample(sample)

  test('is read by its definition, with evidence', () => {
    expect(extraction.source.id).toBe(sample.supplier)
    expect(extraction.reservations.length).toBeGreaterThan(0)
    for (const { evidence } of extraction.reservations) {
      expect(evidence['start.time.local']).toMatchObject({ reader: sample.supplier })
      expect(evidence['start.time.local']?.text).not.toBe('')
    }
  })
})

describe.each(definitions)('$id', ({ id, senders, marks = [], provenance, layouts }) => {
  test('has at least two samples, and one of each class that it reads', () => {
    const own = all.filter(({ supplier }) => supplier === id)
    expect(own.length).toBeGreaterThanOrEqual(2)
    const classes = new Set(own.map((sample) => readSample(sample).outcome.class))
    expect([...classes].toSorted()).toEqual([...new Set(layouts.map((layout) => layout.class))].toSorted())
  })

  test('names its senders and the provenance of its layouts', () => {
    expect(senders.length).toBeGreaterThan(0)
    expect(provenance.length).toBeGreaterThan(0)
    for (const { where } of provenance) expect(where).toMatch(/^https:\/\//)
  })

  test.each([
    [
      'Your next trip from EUR 49',
      'Save 20 % on your next trip!\nBook before 31 March 2026 and travel until 30 June 2026.\nFrom EUR 49 a day. Check-in online. Terms apply.',
    ],
    [
      'Summer at our hotels',
      'Stay between 1 June 2026 and 31 August 2026.\nCheck-in from 15:00, check-out until 11:00 at all hotels.\nTotal from 99.00 EUR for 2 adults. Enter the code SUMMER26 on our pages.',
    ],
    [
      "Make a reservation at Copper Lantern for Valentine's Day",
      'Table for 2 on February 14, 2027 at 7:00 PM?\nCopper Lantern has a menu for $90 a guest. Party of 6 or more: call us.\nReservations open on January 10, 2027.',
    ],
  ])('claims nothing in the advertisement "%s"', (subject, text) => {
    const [domain = ''] = senders
    const body = `${text}\n${marks.join('\n')}`
    const { reservations } = read(subject, body, 'text/plain', `offers@${domain}`)
    const own = reservations.filter(({ evidence }) => Object.values(evidence).some(({ reader }) => reader === id))
    expect(own).toEqual([])
  })
})

test('no domain belongs to two senders', () => {
  const rows = senderRows.trim().split(/[|\n]/)
  const listed = rows.flatMap((cell, index) => (index % 4 === 3 ? cell.split(' ') : []))
  const domains = [...listed, ...definitions.flatMap(({ senders }) => senders)]
  expect(domains.filter((domain, index) => domains.indexOf(domain) !== index)).toEqual([])
})
