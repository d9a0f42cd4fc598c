import type { Asn1, Asn1Fields } from './decode-asn1'

const isFields = (value: Asn1 | undefined): value is Asn1Fields => typeof value === 'object' && !Array.isArray(value)

/** The fields of a structure; none if it is not a structure, or absent. */
export const fieldsOf = (value: Asn1 | undefined): Asn1Fields => (isFields(value) ? value : {})

/** The elements of a list; none if it is not a list, or absent. */
export const listOf = (value: Asn1 | undefined): Asn1[] => (Array.isArray(value) ? value : [])

/** The first text or number, as text; undefined if there is none, or if all are empty. */
export function textOf(...values: (Asn1 | undefined)[]): string | undefined {
  const found = values.find((value) => (typeof value === 'string' && value.trim() !== '') || typeof value === 'number')
  return found === undefined || typeof found === 'object' ? undefined : String(found).trim()
}

/** A number, or its default if it is absent. */
export const numberOf = (value: Asn1 | undefined, otherwise: number): number =>
  typeof value === 'number' ? value : otherwise
