import type { ImportColumn, ImportType, Mapping } from '@sextant/contract/imports/schemas'
import { fold } from '../kit/fold'
import { numericDate } from './date-order'
import type { ImportField } from './field'
import { importFields } from './fields'
import { readAddress } from './read-address'
import { readDate } from './read-date'
import { isAmountField } from './trip-amounts'

type Candidate = {
  readonly column: number
  readonly name: ImportField['name']
  readonly score: number
}

/**
 * Guesses the columns of a file by their headers, else by their values. Each field is assigned once; null if unknown.
 * An exact header match wins over a partial one, and among partial ones the longer wins.
 */
export function guessMapping(type: ImportType, columns: readonly ImportColumn[]): Mapping {
  const fields = importFields[type]
  const byHeader = columns.flatMap((column, index) => candidatesOf(column, index, fields))
  const mapping: Mapping = columns.map(() => null)
  const used = new Set<string>()
  for (const { column, name } of byHeader.toSorted((a, b) => b.score - a.score || a.column - b.column)) {
    if (mapping[column] !== null || used.has(name)) continue
    mapping[column] = name
    used.add(name)
  }
  for (const [index, { samples }] of columns.entries()) {
    const name = mapping[index] === null ? bySamples(type, samples, used) : null
    if (name === null) continue
    mapping[index] = name
    used.add(name)
  }
  return mapping
}

/** `workEmail`, `E-Mail` and `WORK_EMAIL*` become `work email`. */
const headerOf = (text: string): string =>
  fold(text.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).replaceAll(/\be mail/g, 'email')

const exactly = 1_000

function candidatesOf(column: ImportColumn, index: number, fields: readonly ImportField[]): Candidate[] {
  const header = headerOf(column.header)
  if (header === '') return []
  return fields.flatMap(({ name, synonyms }) => {
    if (!canBe(name, column.samples)) return []
    const at = synonyms.indexOf(header)
    if (at >= 0) return [{ column: index, name, score: exactly + (at === 0 ? 100 : 0) }]
    const matches = synonyms.filter((word) => word.length > 3 && ` ${header} `.includes(` ${word} `))
    const score = Math.max(0, ...matches.map((word) => word.length))
    return score > 0 ? [{ column: index, name, score }] : []
  })
}

/** Whether the samples rule out a field: addresses without `@`, numbers without digits. */
function canBe(name: ImportField['name'], samples: readonly string[]): boolean {
  const filled = samples.filter((sample) => sample.trim() !== '')
  if (filled.length === 0) return true
  if (name.endsWith('email') || name === 'extra_email_addresses') return filled.some((text) => text.includes('@'))
  if (name === 'phone' || name.endsWith('_date') || name === 'price' || isAmountField(name))
    return filled.some((text) => /\d/.test(text))
  return true
}

const isPhone = (text: string): boolean => /^(\+|00)[\d\s()./-]{7,20}$/.test(text.trim())
const isDate = (text: string): boolean => numericDate.test(text.trim()) || readDate(text, 'dmy') !== null

/** The field that all samples match in a column with an unknown header. */
function bySamples(
  type: ImportType,
  samples: readonly string[],
  used: ReadonlySet<string>,
): ImportField['name'] | null {
  const filled = samples.filter((sample) => sample.trim() !== '')
  const all = (like: (text: string) => boolean): boolean => filled.length > 0 && filled.every(like)
  const firstUnused = (...names: ImportField['name'][]) => names.find((name) => !used.has(name)) ?? null
  if (all((text) => readAddress(text) !== null)) return firstUnused(type === 'members' ? 'email' : 'traveler_email')
  if (type === 'members') return all(isPhone) ? firstUnused('phone') : null
  return all(isDate) ? firstUnused('start_date', 'end_date') : null
}
