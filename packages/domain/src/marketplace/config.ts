import type { Config, Manifest, ManifestField } from './manifest'

/** The given values, with defaults for those that are missing. */
export const completed = ({ fields }: Manifest, config: Config): Config =>
  Object.fromEntries(
    fields.flatMap(({ name, default: fallback }) => {
      const value = config[name]?.trim() || fallback
      return value === undefined ? [] : [[name, value]]
    }),
  )

/** Whether everything that the partner needs is present. */
export const isComplete = ({ fields }: Manifest, config: Config): boolean =>
  fields.every(({ name, required }) => !required || Boolean(config[name]?.trim()))

/** The required fields that have no value, default or stored secret yet, with messages. */
export function missingFields(
  { fields }: Manifest,
  config: Config,
  retained: readonly string[],
): Record<string, string[]> {
  const missing = fields.filter(
    ({ name, required, default: fallback }) =>
      required && !config[name]?.trim() && !fallback && !retained.includes(name),
  )
  return Object.fromEntries(missing.map(({ name }) => [`config.${name}`, ['Fill this in.']]))
}

/** Problems of given values by field. Empty values are missing rather than invalid. */
export function configProblems({ fields }: Manifest, config: Config): Record<string, string[]> {
  const byName = new Map(fields.map((field) => [field.name, field]))
  return Object.fromEntries(
    Object.entries(config).flatMap(([name, value]) => {
      const field = byName.get(name)
      const problem = field ? problemOf(field, value.trim()) : 'This partner has no such field.'
      return problem === null ? [] : [[`config.${name}`, [problem]]]
    }),
  )
}

const patterns: Readonly<Partial<Record<ManifestField['kind'], readonly [pattern: RegExp, text: string]>>> = {
  email: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Must be an email address.'],
  host: [/^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?$|^[0-9a-f:]+$/i, 'Must be the name or the address of a server.'],
  folder: [/^\/(?!.*(?:^|\/)\.\.(?:\/|$))\P{Cc}*$/u, 'Must be a path that begins with a slash.'],
  fingerprint: [/^SHA256:[A-Za-z0-9+/]{43}$/, 'Must be a fingerprint: SHA256: and 43 letters and digits.'],
}

function problemOf({ kind }: ManifestField, value: string): string | null {
  if (value === '') return null
  if (kind === 'url') return isWebAddress(value) ? null : 'Must be an address that begins with https://.'
  if (kind === 'port')
    return /^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65_536
      ? null
      : 'Must be a number from 1 to 65535.'
  if (kind !== 'secret' && /\p{Cc}/u.test(value)) return 'Must be on one line.'
  const [pattern, text] = patterns[kind] ?? []
  return pattern && !pattern.test(value) ? (text ?? null) : null
}

/** Plain http is left to the guard of outgoing calls, which permits it if the operator does. */
function isWebAddress(text: string): boolean {
  try {
    const { protocol, username, password } = new URL(text)
    return ['https:', 'http:'].includes(protocol) && username === '' && password === ''
  } catch {
    return false
  }
}
