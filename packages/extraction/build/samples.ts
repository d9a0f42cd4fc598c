import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Extraction } from '@sextant/contract/emails/reservation'
import { extract } from '../src/extract'

const folder = join(dirname(fileURLToPath(import.meta.url)), '../src/suppliers')

/** A sample mail of a supplier; what should come out of it stands beside it. */
export interface Sample {
  supplier: string
  name: string
  bytes: Uint8Array
  expected: string
}

/** The sample mails of all suppliers. */
export function samples(): Sample[] {
  const suppliers = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return suppliers.flatMap(({ name: supplier }) => {
    const own = join(folder, supplier, 'samples')
    return readdirSync(own)
      .filter((file) => !file.endsWith('.json'))
      .map((file) => ({
        supplier,
        name: file,
        bytes: readFileSync(join(own, file)),
        expected: join(own, file.replace(/\.\w+$/, '.json')),
      }))
  })
}

const without = (names: readonly string[], values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** What is compared: all but where it was read, and how sure that is. */
export function readSample({ name, bytes }: Sample): {
  outcome: { class: Extraction['class']; source: string; reservations: unknown[] }
  extraction: Extraction
} {
  const { extraction } = extract({ bytes, name, contextDate: '2026-05-20T00:00:00Z' })
  const reservations = extraction.reservations.map((one) => without(['evidence', 'confidence'], one))
  return { outcome: { class: extraction.class, source: extraction.source.id, reservations }, extraction }
}
