import type { TeamType } from '@sextant/contract/kit/team'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The page name used when it fails to load (spec §2). */
    page?: string
    /** The permission that is required. A string, because the guard also handles unknown names (spec §5). */
    permission?: string
    /** The team type that `teamId` refers to on this route. */
    teamType?: TeamType
    /** Fetches the code that the route needs in addition to its component. Errors are left to the code that uses it. */
    fetchCode?: () => Promise<unknown> | undefined
  }
}

export type RouteData = { readonly permission?: string; readonly teamType?: TeamType }

type RouteDescription = {
  readonly page: string
  readonly permission?: string | undefined
  readonly load?: (() => Promise<unknown>) | undefined
}

/** The router's metadata for a page. */
export const dataOf = ({ page, permission, load }: RouteDescription) => ({
  page,
  ...(permission ? { permission } : {}),
  ...(load ? { fetchCode: load } : {}),
})
