import * as z from 'zod/mini'
import { refuseFields } from '../http/refusal'

/** The start of a page: its sort order, and the sort key and id of the adjacent record. */
export type Cursor = { readonly sort: string; readonly key: string; readonly id: string }

/** The types that sort keys are compared as. */
export type KeyType = 'text' | 'timestamptz' | 'date' | 'bigint'

const Encoded = z.tuple([z.string(), z.string(), z.string().check(z.regex(/^\d{1,18}$/))])

/** Sort keys as PostgreSQL writes them; `text` can be anything it can store. */
const keyForms: Record<KeyType, RegExp> = {
  text: /^[^\0\p{Surrogate}]*$/u,
  timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?[+-]\d\d(:\d\d)?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  bigint: /^-?\d{1,18}$/,
}

export const encodeCursor = ({ sort, key, id }: Cursor): string =>
  Buffer.from(JSON.stringify([sort, key, id])).toString('base64url')

type ExpectedCursor = { readonly parameter: 'next' | 'previous'; readonly sort: string; readonly type: KeyType }

/** Decodes a cursor for a list in this order. Rejects any other (422 on the parameter). */
export function decodeCursor(text: string, { parameter, sort, type }: ExpectedCursor): Cursor {
  const parsed = Encoded.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8')))
  if (!parsed.success || parsed.data[0] !== sort || !keyForms[type].test(parsed.data[1])) {
    return refuseFields({ [parameter]: ['Is not a cursor of this list. Ask for the first page again.'] })
  }
  const [, key, id] = parsed.data
  return { sort, key, id }
}

/** The value of a JSON text; null if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
