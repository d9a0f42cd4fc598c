import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Row, rowsOf } from './rows'

/** A mail with the rows that should be read from it. */
export interface Example {
  id: string
  /** Mails of one family share a layout or a language; folds hold them out together. */
  family: string
  bytes: Uint8Array
  rows: Row[]
  /** Whether a generator made it: what people write is worth more. */
  isSynthetic?: true
}

/** Mails with answers in a folder, where it is there. */
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
