import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Extraction } from '@sextant/contract/emails/reservation'
import { extract } from '../src/extract'
import { definitions } from '../src/suppliers/definitions.gen'

const here = dirname(fileURLToPath(import.meta.url))
const suppliers = join(here, '../src/suppliers')
/** Those of suppliers whose emails the general reader reads. */
const fixtures = join(here, '../test/fixtures/suppliers')

/** A sample mail with its expected outcome. */
export interface Sample {
  /** The supplier, or `words` for samples of the general reader. */
  supplier: string
  name: string
  bytes: Uint8Array
  expected: string
}

const samplesIn = (folder: string, supplier: string): Sample[] =>
  readdirSync(folder)
    .filter((file) => !file.endsWith('.json'))
    .map((file) => ({
      supplier,
      name: file,
      bytes: readFileSync(join(folder, file)),
      expected: join(folder, file.replace(/\.\w+$/, '.json')),
    }))

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

/** The sample mails of all suppliers. */
export const samples = (): Sample[] => [
  ...foldersIn(suppliers).flatMap((name) => samplesIn(join(suppliers, name, 'samples'), name)),
  ...foldersIn(fixtures).flatMap((name) => samplesIn(join(fixtures, name), name)),
]

/** Mails of unknown senders, for the general reader. */
export const wordSamples = (): Sample[] => samplesIn(join(here, '../test/fixtures/words'), 'words')

const without = (names: readonly string[], values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** Reads a sample without evidence and confidence, which are not compared. */
export function readSample({ name, bytes }: Sample): {
  outcome: { class: Extraction['class']; source: string; reservations: unknown[] }
  extraction: Extraction
} {
  const { extraction } = extract({ definitions, bytes, name, contextDate: '2026-05-20T00:00:00Z' })
  const reservations = extraction.reservations.map((one) => without(['evidence', 'confidence'], one))
  return { outcome: { class: extraction.class, source: extraction.source.id, reservations }, extraction }
}
