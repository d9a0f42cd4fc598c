import { PartnerName } from '@sextant/contract/marketplace/schemas'
import { completed, configProblems } from '@sextant/domain/marketplace/config'
import type { Config, Manifest } from '@sextant/domain/marketplace/manifest'
import { manifests } from '@sextant/domain/marketplace/manifests'
import * as z from 'zod/mini'
import type { Networks } from '../platform/http/networks'
import { refuseFields } from '../platform/http/refusal'
import type { Secrets } from '../platform/secrets/secrets'
import type { ConnectionRow } from './store'

const Values = z.record(z.string(), z.string())

const purposeOf = (team: string, id: string): string => `connection:${team}:${id}`

export const manifestOf = ({ machine_name }: Pick<ConnectionRow, 'machine_name'>): Manifest =>
  manifests[PartnerName.parse(machine_name)]

type StoredConnection = Pick<ConnectionRow, 'team_id' | 'id' | 'config' | 'secrets'>

/** All stored values, including secrets: for delivery, never for a response. */
export function openValues(secrets: Secrets, { team_id, id, config, secrets: sealed }: StoredConnection): Config {
  const open = sealed === null ? '{}' : secrets.open(sealed, purposeOf(team_id, id))
  return { ...Values.parse(config), ...Values.parse(JSON.parse(open)) }
}

/** Validates values; rejects invalid ones and URLs that may not be called (422). */
export function checked(networks: Networks, row: Pick<ConnectionRow, 'machine_name'>, input: Config): Config {
  const manifest = manifestOf(row)
  const problems = configProblems(manifest, input)
  for (const { name, kind } of manifest.fields) {
    const value = input[name]?.trim()
    const field = `config.${name}`
    if (kind === 'url' && value && !problems[field] && !networks.permitsUrl(new URL(value)))
      problems[field] = ['Must be an https address on the public internet.']
  }
  if (Object.keys(problems).length > 0) refuseFields(problems)
  return input
}

/** Merges given values over the stored ones; empty values are removed. */
export const merged = (storedValues: Config, input: Config): Config =>
  Object.fromEntries(
    Object.entries({ ...storedValues, ...input }).flatMap(([name, value]) =>
      value.trim() === '' ? [] : [[name, value.trim()]],
    ),
  )

/** Values as stored: secrets sealed, the others in plain text. */
export function columnsOf(
  secrets: Secrets,
  row: Pick<ConnectionRow, 'team_id' | 'id' | 'machine_name'>,
  values: Config,
) {
  const secretNames = secretsOf(manifestOf(row))
  const [secret, plain] = [true, false].map((isSecret) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => secretNames.has(name) === isSecret)),
  )
  return {
    config: JSON.stringify(plain),
    secret_names: Object.keys(secret ?? {}),
    secrets: secrets.seal(JSON.stringify(secret), purposeOf(row.team_id, row.id)),
  }
}

const secretsOf = ({ fields }: Manifest): ReadonlySet<string> =>
  new Set(fields.flatMap(({ name, kind }) => (kind === 'secret' ? [name] : [])))

const mask = '••••••••'

/** The values for composing a message, with secrets hidden. */
export function shownValues(manifest: Manifest, values: Config): Config {
  const secretNames = secretsOf(manifest)
  return Object.fromEntries(
    Object.entries(completed(manifest, values)).map(([name, value]) => [name, secretNames.has(name) ? mask : value]),
  )
}
