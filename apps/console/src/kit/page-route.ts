import type { Access } from '@sextant/contract/kit/endpoint'
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
  /** Whether the user has a permission in the team. */
  readonly can: (access: Access) => boolean
  /** The page is preloaded for a visit that may not happen. */
  readonly preload: boolean
  /** The path of the previous page; null on the first one. */
  readonly from: string | null
}

/**
 * Loads a screen's data. Whatever it awaits is available when the screen renders; its failure is the page's failure.
 */
export type Load<Search = TextParams> = (context: LoadContext<Search>) => Promise<unknown> | undefined

/** A workspace page as a value; the app creates its routes for each team type that has it. */
export type PageRoute = {
  /** Relative to the team's base path, with parameters as `$id`. */
  readonly path: string
  /** The name used when the page fails to load: Emails, Trip (spec §2). */
  readonly page: string
  readonly permission?: PermissionName
  /** The name under which the list remembers its query (spec §2). */
  readonly remember?: string
  /**
   * Imports the page's loader. It ships with the screen, so that the sign-in page does not carry every page's calls.
   */
  readonly load?: () => Promise<Load>
  /** Imports the loader for what the app adds to the screen from another feature. */
  readonly alongside?: () => Promise<Load>
  readonly screen: RouteComponent
  /** Shown while the data is loading, unless the page has the shape of a record. */
  readonly skeleton?: RouteComponent
}

/** A loader for a page with a query schema; it receives the parsed query. */
export const searchLoad =
  <S extends SearchSchema>(schema: S, load: Load<SearchOf<S>>): Load =>
  (context) =>
    load({ ...context, search: readSearch(schema, context.search) })

/** A page outside any team. */
export type TopLevelPage = Pick<PageRoute, 'page' | 'permission' | 'screen'> & {
  readonly path: string
  readonly load?: () => Promise<(queryClient: QueryClient) => Promise<unknown> | undefined>
}

/** A page that needs no session. */
export type PublicPage = Pick<TopLevelPage, 'page' | 'path' | 'screen'> & {
  /** Signed-in users are redirected to their teams (spec §2, /join). */
  readonly visitorsOnly?: boolean
}
