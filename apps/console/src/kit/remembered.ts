import type { TeamRef } from '@sextant/contract/kit/team'
import * as z from 'zod/mini'

/** The last query of each list, kept in session storage (spec §2, §4). */

type Query = Readonly<Record<string, string>>

/** Parameters that are not remembered (spec §4). */
const transientParams = new Set(['next', 'previous', 'page', 'pendo'])

const StoredQuery = z.record(z.string(), z.string())

/** The storage key of a team's list. Filters of one team mean nothing in another. */
export const storageName = (team: TeamRef, name: string): string => `query:${team.type}:${team.id}:${name}`

export function remember(name: string, query: Query, storage: Storage = sessionStorage): void {
  const retained = Object.entries(query).filter(([key]) => !transientParams.has(key))
  storage.setItem(name, JSON.stringify(Object.fromEntries(retained)))
}

/** The remembered query; null if there is none or it is empty. */
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

/** Clears all remembered queries at the end of the session. */
export function forgetAll(storage: Storage = sessionStorage): void {
  for (const name of Object.keys(storage)) if (name.startsWith('query:')) storage.removeItem(name)
}

type Visit = { readonly query: Query; readonly cause: 'enter' | 'stay' | 'preload' }

/**
 * Handles a visit to a list: returns the query to redirect to, or null to stay. Arriving with an empty query restores
 * the remembered one; any other visit, except a preload, is remembered.
 */
export function visitList(name: string, { query, cause }: Visit, storage: Storage = sessionStorage): Query | null {
  const empty = Object.keys(query).length === 0
  const restored = empty && cause !== 'stay' ? recall(name, storage) : null
  if (restored === null && cause !== 'preload') remember(name, query, storage)
  return restored
}
