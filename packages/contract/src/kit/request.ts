import type { Endpoint, InputOf } from './endpoint'
import { type TeamRef, teamBase } from './team'

type QueryValue = string | number | boolean | readonly string[] | null | undefined

/** Query parameters as sent: lists are comma-separated, undefined values are omitted. */
export function queryString(query: Readonly<Record<string, QueryValue>> = {}): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue
    search.set(key, typeof value === 'object' ? value.join(',') : String(value))
  }
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

type PathInput = { readonly [name: string]: unknown; readonly query?: unknown }

const isTeam = (value: unknown): value is TeamRef =>
  typeof value === 'object' && value !== null && 'type' in value && 'id' in value
const isQuery = (value: unknown): value is Readonly<Record<string, QueryValue>> =>
  typeof value === 'object' && value !== null

/** The URL of a call, with path parameters escaped and the query appended. Throws if a parameter is missing. */
export function urlOf<E extends Endpoint>(of: E, input: InputOf<E>): string {
  const values: PathInput = input
  const path = of.path.replaceAll(/\{([a-zA-Z_]+)\}/g, (_, name: string) => {
    const value = values[name]
    if (isTeam(value)) return teamBase(value)
    if (typeof value !== 'string') throw new TypeError(`${of.name}: parameter ${name} is missing`)
    return encodeURIComponent(value)
  })
  return path + (isQuery(values.query) ? queryString(values.query) : '')
}
