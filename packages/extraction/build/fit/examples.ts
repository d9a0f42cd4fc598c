import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Row, rowsOf } from './rows'

/** How much a mail in another layout counts. */
export const variantShare = 0.5
/** How much a generated mail counts. They are many, and alike. */
export const generatedShare = 0.25

/** A mail with its expected rows. */
export interface Example {
  id: string
  /** Mails of one family share a layout or a language. Folds hold them out together. */
  family: string
  bytes: Uint8Array
  rows: Row[]
  /** How much it counts, compared to a mail written by hand; 1 by default. */
  share?: number
}

/** Folders of labelled mails in addition to the project's own, which are not used to fit the shipped weights. */
export const folders = (process.env.SEXTANT_MAILS ?? '').split(':').filter((folder) => folder !== '')

/** Reads the labelled mails of a folder, if it exists. */
export function mailsIn(folder: string): Example[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .map((name) => ({
      id: `${folder.split('/').at(-1)}/${name}`,
      family: name,
      bytes: readFileSync(`${folder}/${name}`),
      rows: rowsOf(JSON.parse(readFileSync(`${folder}/${name}.expected.json`, 'utf8'))),
    }))
}
