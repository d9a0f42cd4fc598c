import type { TeamRef } from '@sextant/contract/kit/team'
import * as z from 'zod/mini'

/** The last query of each list, kept for this window's session (spec §2, §4). */

type Query = Readonly<Record<string, string>>

/** Parameters that are not remembered (spec §4). */
const transientParams = new Set(['next', 'previous', 'page', 'pendo'])

const StoredQuery = z.record(z.string(), z.string())

/** The name under which a team's list is remembered; a filter of one team means nothing in another. */
export const storageName = (team: TeamRef, name: string): string => `query:${team.type}:${team.id}:${name}`

export function remember(name: string, query: Query, storage: Storage = sessionStorage): void {
  const retained = Object.entries(query).filter(([key]) => !transientParams.has(key))
  storage.setItem(name, JSON.stringify(Object.fromEntries(retained)))
}

/** The remembered query; null where there is none, or an empty one. */
export function recall(name: string, storage: Storage = sessionStorage): Query | null {
  const text = storage.getItem(name)
  if (text === null) return null
  try {
    const stored = z.parse(StoredQuery, JSON.parse(text))
    return Object.keys(stored).length > 0 ? stored : null
  } catch {
    return null
  }
}

/** Forgets every list, at the end of the session. */
export function forgetAll(storage: Storage = sessionStorage): void {
  for (const name of Object.keys(storage)) if (name.startsWith('query:')) storage.removeItem(name)
}

type Visit = { readonly query: Query; readonly cause: 'enter' | 'stay' | 'preload' }

/**
 * What to do on a visit to a list: the query to go to instead, or null to stay. Coming with an empty query restores the
 * remembered one; every other visit is remembered, but for loading ahead.
 */
export function visitList(name: string, { query, cause }: Visit, storage: Storage = sessionStorage): Query | null {
  const empty = Object.keys(query).length === 0
  const restored = empty && cause !== 'stay' ? recall(name, storage) : null
  if (restored === null && cause !== 'preload') remember(name, query, storage)
  return restored
}
