import type { TeamType } from '@sextant/contract/kit/team'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the page is called where it fails to load (spec §2). */
    page?: string
    /** What one must hold to see it; a text, because the guard also answers for names that do not exist (spec §5). */
    permission?: string
    /** The kind of team that `teamId` means on this route. */
    teamType?: TeamType
    /** Fetches what the route needs beside its component; failing is for whoever needs it. */
    fetchCode?: () => Promise<unknown> | undefined
  }
}

export type RouteData = { readonly permission?: string; readonly teamType?: TeamType }

type Described = {
  readonly page: string
  readonly permission?: string | undefined
  readonly load?: (() => Promise<unknown>) | undefined
}

/** What the router knows of a page beside its screen. */
export const dataOf = ({ page, permission, load }: Described) => ({
  page,
  ...(permission ? { permission } : {}),
  ...(load ? { fetchCode: load } : {}),
})
