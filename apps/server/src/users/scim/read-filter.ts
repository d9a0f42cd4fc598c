import { ScimError } from './scim-error'
import type { Filter } from './store'

const attributes: Readonly<Record<string, Filter['attribute']>> = {
  id: 'id',
  username: 'email',
  'emails.value': 'email',
  externalid: 'externalId',
  active: 'active',
}

/** Parses `attribute eq "value"`, the only filter that directories use (RFC 7644 §3.4.2.2); rejects any other. */
export function readFilter(text: string | undefined): Filter | null {
  if (text === undefined || text.trim() === '') return null
  const [, name = '', quoted, bare] = /^\s*([\w.]+)\s+eq\s+(?:"((?:[^"\\]|\\.)*)"|(true|false))\s*$/i.exec(text) ?? []
  const attribute = attributes[name.toLowerCase()]
  if (!attribute || text.includes('\0'))
    throw new ScimError(400, 'Only filters like userName eq "x" are understood.', 'invalidFilter')
  return { attribute, value: (quoted ?? bare?.toLowerCase() ?? '').replaceAll(/\\(.)/g, '$1') }
}
