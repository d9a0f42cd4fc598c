import type { Asn1, Asn1Fields } from './decode-asn1'

const isFields = (value: Asn1 | undefined): value is Asn1Fields => typeof value === 'object' && !Array.isArray(value)

/** The fields of a structure; none where it is no structure, or left out. */
export const fieldsOf = (value: Asn1 | undefined): Asn1Fields => (isFields(value) ? value : {})

/** The elements of a list; none where it is no list, or left out. */
export const listOf = (value: Asn1 | undefined): Asn1[] => (Array.isArray(value) ? value : [])

/** The first that is a text or number, as text; undefined where none is, or all are empty. */
export function textOf(...values: (Asn1 | undefined)[]): string | undefined {
  const found = values.find((value) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number')
  return found === undefined || typeof found === 'object' ? undefined : String(found).trim()
}

/** A number, or what it is where it was left out. */
export const numberOf = (value: Asn1 | undefined, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise
