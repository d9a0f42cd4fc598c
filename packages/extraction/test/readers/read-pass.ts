import { extract } from '@sextant/extraction/extract'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { strToU8, zipSync } from 'fflate'

type ReadPass = {
  /** Other files of the pass, by name. */
  readonly files?: Readonly<Record<string, string>>
  readonly contextDate?: string
}

/** What is read of a wallet pass. */
export const readPass = (pass: unknown, { files = {}, contextDate = '2026-01-01' }: ReadPass = {}) =>
  extract({
    definitions,
    bytes: zipSync({
      'pass.json': strToU8(JSON.stringify(pass)),
      ...Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    }),
    name: 'x.pkpass',
    contextDate,
  }).extraction

/** Fields of a pass: label → value. */
export const passFields = (shown: Readonly<Record<string, string>>) =>
  Object.entries(shown).map(([label, value], index) => ({ key: `f${index}`, label, value }))
