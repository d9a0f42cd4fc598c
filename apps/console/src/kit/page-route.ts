import type { PermissionName } from '@sextant/contract/kit/permissions'
import type { TeamRef } from '@sextant/contract/kit/team'
import type { Team } from '@sextant/contract/teams/schemas'
import type { QueryClient } from '@tanstack/react-query'
import type { RouteComponent } from '@tanstack/react-router'
import { readSearch, type SearchOf, type SearchSchema } from './search'

type TextParams = Readonly<Record<string, string>>

type LoadContext<Search = TextParams> = {
  readonly queryClient: QueryClient
  readonly team: Team
  readonly ref: TeamRef
  readonly params: TextParams
  readonly search: Search
  /** The page is loaded ahead of a visit that may not come. */
  readonly preload: boolean
  /** The path of the page that one comes from; null at the first. */
  readonly from: string | null
}

/** Asks for what a screen shows. What it awaits is there before the screen is; its failure is the page's. */
export type Load<Search = TextParams> = (context: LoadContext<Search>) => Promise<unknown> | undefined

/** One page of a workspace as a value; the app makes routes of it for each kind of team that has it. */
export type PageRoute = {
  /** Below the team's base, with parameters as `$id`. */
  readonly path: string
  /** What the page is called where it fails to load: Emails, Trip (spec §2). */
  readonly page: string
  readonly permission?: PermissionName
  /** A list that remembers its query under this name (spec §2). */
  readonly remember?: string
  /** Fetches the page's load: it comes with the screen, so that the sign-in does not carry every page's calls. */
  readonly load?: () => Promise<Load>
  readonly screen: RouteComponent
  /** What stands in for the screen while its load is awaited, where that is not the shape of a record. */
  readonly skeleton?: RouteComponent
}

/** The load of a page whose query has a schema: it gets the query parsed. */
export const searchLoad =
  <S extends SearchSchema>(schema: S, load: Load<SearchOf<S>>): Load =>
  (context) =>
    load({ ...context, search: readSearch(schema, context.search) })

/** A page above the teams. */
export type TopLevelPage = Pick<PageRoute, 'page' | 'permission' | 'screen'> & {
  readonly path: string
  readonly load?: () => Promise<(queryClient: QueryClient) => Promise<unknown> | undefined>
}

/** A page without a session. */
export type PublicPage = Pick<TopLevelPage, 'page' | 'path' | 'screen'> & {
  /** Who is signed in is led to the teams instead (spec §2, /join). */
  readonly visitorsOnly?: boolean
}
