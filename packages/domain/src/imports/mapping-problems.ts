import type { ImportType, Mapping } from '@sextant/contract/imports/schemas'
import { fieldLabel, importFields } from './fields'

/** Problems of a mapping that prevent rows from being read, as sentences; empty if there are none. */
export function mappingProblems(type: ImportType, mapping: Mapping): string[] {
  const fields = importFields[type]
  const chosen = mapping.flatMap((name) => name ?? [])
  const known = new Set<string>(fields.map(({ name }) => name))
  const foreign = [...new Set(chosen)].filter((name) => !known.has(name))
  const twice = fields.filter(({ name }) => chosen.filter((other) => other === name).length > 1)
  const missing = fields.filter(({ name, required }) => required && !chosen.includes(name))
  return [
    ...foreign.map((name) => `“${name}” is no field of ${type === 'members' ? 'people' : 'bookings'}.`),
    ...twice.map(({ label }) => `Two columns are “${label}”: choose one.`),
    ...missing.map(({ name }) => `No column is “${fieldLabel(type, name)}”: every row needs it.`),
    ...nobody(type, chosen),
  ]
}

/** A booking belongs to a person identified by address or name. */
const nobody = (type: ImportType, chosen: Mapping): string[] =>
  type === 'trips' && !chosen.includes('traveler_email') && !chosen.includes('traveler_name')
    ? ['No column says who travels: choose “Traveler’s email” or “Traveler’s name”.']
    : []
