import type { TeamRef } from '@sextant/contract/kit/team'
import { redirect } from '@tanstack/react-router'
import { searchText } from '../kit/addresses'
import { Missing } from '../kit/failure'
import { storageName, visitList } from '../kit/remembered'

type Texts = Readonly<Record<string, string>>
type Visit = {
  readonly search: Texts
  readonly cause: 'enter' | 'stay' | 'preload'
  readonly path: string
}

/** Redirects to a list's remembered query when the user returns with an empty one (spec §2). */
export function restoreQuery(name: string, team: TeamRef, { search, cause, path }: Visit): void {
  const restored = visitList(storageName(team, name), { query: search, cause })
  if (restored) throw redirect({ href: path + searchText(restored), replace: true })
}

/** Throws `Missing` unless IDs are digits, as the contract requires (spec §5 for reports). */
export function assertIds(params: Texts): void {
  const invalid = Object.entries(params).find(([name, value]) => name.endsWith('Id') && !/^\d+$/.test(value))
  if (invalid) throw new Missing(`${invalid[0]} must be digits.`)
}
