import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Extraction } from '@sextant/contract/emails/reservation'
import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('fixtures/', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => statSync(join(folder, name)).isFile())
  .toSorted()
/** The number of damaged copies of each document, which are the same in every run. */
const copies = 12

/** Pseudo-random numbers from 0 to 1 for a seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Overwrites, removes, repeats or cuts off bytes, as storage, gateways and attackers do. */
function damaged(bytes: Uint8Array, next: () => number): Uint8Array {
  const at = (): number => Math.floor(next() * bytes.length)
  const kind = Math.floor(next() * 4)
  if (kind === 0) {
    const out = bytes.slice()
    for (let count = 1 + 30 * next(); count > 0; count--) out[at()] = Math.floor(next() * 256)
    return out
  }
  const [first = 0, second = 0] = [at(), at()].toSorted((a, b) => a - b)
  if (kind === 1) return Uint8Array.from([...bytes.subarray(0, first), ...bytes.subarray(second)])
  if (kind === 2) return Uint8Array.from([...bytes.subarray(0, second), ...bytes.subarray(first)])
  return bytes.slice(0, first)
}

test.each(files)('the extraction never throws or breaks the contract when %s is damaged', (name) => {
  const whole = new Uint8Array(readFileSync(join(folder, name)))
  const next = chance(whole.length)
  for (let copy = 0; copy < copies; copy++) {
    const bytes = damaged(whole, next)
    const { extraction } = extract({ definitions, bytes, name, contextDate: '2026-03-01T09:00:00Z' })
    expect(Extraction.safeParse(extraction).success).toBe(true)
  }
})
