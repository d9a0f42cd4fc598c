import type { ImportType, Mapping } from '@sextant/contract/imports/schemas'
import { fieldLabel, importFields } from './fields'

/** Problems of a mapping that prevent rows from being read, as sentences; empty if there are none. */
export function mappingProblems(type: ImportType, mapping: Mapping): string[] {
  const fields = importFields[type]
  const mapped = mapping.flatMap((name) => name ?? [])
  const known = new Set<string>(fields.map(({ name }) => name))
  const foreign = [...new Set(mapped)].filter((name) => !known.has(name))
  const duplicates = fields.filter(({ name }) => mapped.filter((other) => other === name).length > 1)
  const missing = fields.filter(({ name, required }) => required && !mapped.includes(name))
  return [
    ...foreign.map((name) => `“${name}” is no field of ${type === 'members' ? 'people' : 'bookings'}.`),
    ...duplicates.map(({ label }) => `Two columns are “${label}”: choose one.`),
    ...missing.map(({ name }) => `No column is “${fieldLabel(type, name)}”: every row needs it.`),
    ...missingPerson(type, mapped),
  ]
}

/** A booking belongs to a person identified by address or name. */
const missingPerson = (type: ImportType, mapped: Mapping): string[] =>
  type === 'trips' && !mapped.includes('traveler_email') && !mapped.includes('traveler_name')
    ? ['No column says who travels: choose “Traveler’s email” or “Traveler’s name”.']
    : []
