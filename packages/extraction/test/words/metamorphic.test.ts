import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { describe, expect, test } from 'vitest'
import type { Variant } from '../../build/fit/variant'
import { variants } from '../../build/fit/variants'
import { type Sample, samples, wordSamples } from '../../build/samples'

const read = (bytes: Uint8Array) =>
  extract({ definitions, bytes, name: 'mail.eml', contextDate: '2026-05-20T00:00:00Z' }).extraction.reservations

const booked = [...samples(), ...wordSamples()].filter(({ name }) => name.endsWith('.eml') && !name.startsWith('none-'))

/** The kind, status and day of each booking, which a transformation of its mail must preserve. */
const statuses = (bytes: Uint8Array): string =>
  read(bytes)
    .map(({ kind, status, start }) => `${kind} ${status} ${start.time.local?.slice(0, 10)}`)
    .toSorted()
    .join('; ')
const isFlip = (before: string, after: string): boolean =>
  before.includes('confirmed') && !before.includes('cancelled') && after.includes('cancelled')

interface Count {
  mails: number
  changed: string[]
  flips: string[]
}

function countOf({ of }: Variant, originals: ReadonlyMap<Sample, string>): Count {
  const count: Count = { mails: 0, changed: [], flips: [] }
  for (const [sample, before] of originals) {
    const bytes = of(sample.bytes)
    if (bytes === null) continue
    const after = statuses(bytes)
    const name = `${sample.supplier}/${sample.name}`
    count.mails++
    if (after !== before) count.changed.push(name)
    if (isFlip(before, after)) count.flips.push(name)
  }
  return count
}

describe('transformed emails keep their bookings', () => {
  const originals = new Map(booked.map((sample) => [sample, statuses(sample.bytes)]))

  test.each(variants)('$name', (variant) => {
    // Every third email, others in each variant: all would take minutes.
    const offset = variants.indexOf(variant) % 3
    const some = new Map([...originals].filter((_, index) => index % 3 === offset))
    const { mails, changed, flips } = countOf(variant, some)
    expect(mails).toBeGreaterThan(0)
    expect(flips).toEqual([])
    // known failures are tolerated up to a limit, and one of a few emails
    expect(changed.length).toBeLessThanOrEqual(Math.max(1, variant.mayChange * mails))
  })
})
