import { completed } from './config'
import type { Config, Manifest, ManifestField } from './manifest'

const origin: ReadonlySet<ManifestField['kind']> = new Set(['url', 'host', 'port', 'fingerprint'])

/**
 * The secrets that have to be entered again because the connection changes to another server: a stored password could
 * otherwise be sent to a server of someone else's choice. Unset addresses do not count.
 */
export function secretsToRenew(manifest: Manifest, retained: Config, changed: Config): readonly string[] {
  const before = completed(manifest, retained)
  const after = completed(manifest, { ...retained, ...changed })
  const isDestinationChanged = manifest.fields.some(
    ({ name, kind }) =>
      origin.has(kind) && before[name] !== undefined && serverOf(before[name]) !== serverOf(after[name]),
  )
  return manifest.fields.flatMap(({ name, kind }) =>
    isDestinationChanged && kind === 'secret' && retained[name] !== undefined && changed[name] === undefined
      ? [name]
      : [],
  )
}

/** A URL counts by its server, since another path has the same owner. */
const serverOf = (value = ''): string => (/^https?:/i.test(value) ? new URL(value).origin : value)
