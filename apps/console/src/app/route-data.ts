import type { TeamType } from '@sextant/contract/kit/team'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** What the page is called where it fails to load (spec §2). */
    page?: string
    /** What one must hold to see it; a text, because the guard also answers for names that do not exist (spec §5). */
    permission?: string
    /** The kind of team that `teamId` means on this route. */
    teamType?: TeamType
  }
}

export type RouteData = { readonly permission?: string; readonly teamType?: TeamType }
