import type { PermissionName } from '@sextant/contract/kit/permissions'
import type { TeamRef } from '@sextant/contract/kit/team'
import type { Team } from '@sextant/contract/teams/schemas'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteComponent } from '@tanstack/react-router'
import { readSearch, type SearchOf, type SearchSchema } from './search'

type Load<Search> = {
  readonly queryClient: QueryClient
  readonly team: Team
  readonly ref: TeamRef
  readonly params: Readonly<Record<string, string>>
  readonly search: Search
  /** The page is loaded ahead of a visit that may not come. */
  readonly preload: boolean
}

/** One page of a workspace as a value; the app makes routes of it for each kind of team that has it. */
export type PageRoute = {
  /** Below the team's base, with parameters as `$id`. */
  readonly path: string
  /** What the page is called where it fails to load: Emails, Trip (spec §2). */
  readonly page: string
  readonly permission?: PermissionName
  /** A list that remembers its query under this name (spec §2). */
  readonly remember?: string
  /** Asks for what the screen shows. What it awaits is there before the screen is; its failure is the page's. */
  readonly load?: (context: Load<Readonly<Record<string, string>>>) => Promise<unknown> | undefined
  readonly screen: RouteComponent
}

type Draft<S extends SearchSchema> = Omit<PageRoute, 'load'> & {
  search: S
  load: (context: Load<SearchOf<S>>) => Promise<unknown> | undefined
}

/** A page whose query has a schema: its `load` gets it parsed. */
export const listPage = <S extends SearchSchema>({ search: schema, load, ...page }: Draft<S>): PageRoute => ({
  ...page,
  load: (context) => load({ ...context, search: readSearch(schema, context.search) }),
})

/** A page above the teams. */
export type HighPage = Pick<PageRoute, 'page' | 'permission' | 'screen'> & {
  readonly path: string
  readonly load?: (queryClient: QueryClient) => Promise<unknown> | undefined
}
