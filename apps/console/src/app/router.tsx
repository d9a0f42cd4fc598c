import type { Access } from '@sextant/contract/kit/endpoint'
import { type TeamType, teamSegment } from '@sextant/contract/kit/team'
import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  type RouterHistory,
  redirect,
} from '@tanstack/react-router'
import { searchText } from '../kit/addresses'
import { currentUserQuery } from '../kit/current-user'
import { Forbidden } from '../kit/failure'
import { hasSession } from '../kit/has-session'
import { lazyScreen } from '../kit/lazy-screen'
import type { PageRoute } from '../kit/page-route'
import { textsIn } from '../kit/raw-search'
import { routeNames } from '../kit/route-names'
import { canIn, refOf, type Workspace } from '../kit/workspace'
import { publicPages } from '../session/routes'
import { PlainSkeleton } from '../ui/plain-page'
import { RecordSkeleton } from '../ui/skeleton'
import { invitationPages } from '../users/routes'
import { refusedPermission, teamIn } from './guard'
import { legalPages } from './legal-pages'
import { teamPages, topLevelPages } from './pages'
import { homeOf, indexRedirects } from './redirects'
import { Root } from './root'
import { dataOf } from './route-data'
import { FailedPage } from './route-load-failed'
import { teamOf } from './session'
import { PlainLayout } from './shell/plain-layout'
import { StartingShell } from './shell/starting'
import { EntryFailed, InShell, Shell } from './signed-in'
import { UnknownPath } from './unknown-path'
import { assertIds, restoreQuery } from './visit'

const loadReference = async () => await import('../applications/reference/load')
const SettingsFrame = lazyScreen(() => import('./shell/settings-frame'), 'SettingsFrame')

const root = createRootRouteWithContext<{ queryClient: QueryClient; from: () => string | null }>()({
  component: Root,
  notFoundComponent: UnknownPath,
})

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async ({ context }) => {
    const user = hasSession(document.cookie) ? (await context.queryClient.ensureQueryData(currentUserQuery)).data : null
    throw redirect({ href: homeOf(user), replace: true })
  },
})

const plain = createRoute({
  getParentRoute: () => root,
  id: 'plain',
  component: () => (
    <PlainLayout>
      <Outlet />
    </PlainLayout>
  ),
})

/** All signed-in pages. The single guard loads the user and checks the permission of each matched route (spec §5). */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  staticData: { fetchCode: () => Shell.preload?.() },
  beforeLoad: async ({ context, matches, location }): Promise<{ workspace: Workspace }> => {
    if (!hasSession(document.cookie))
      throw redirect({ href: `/login${searchText({ next: location.href })}`, replace: true })
    const [{ data: user }] = await Promise.all([
      context.queryClient.ensureQueryData(currentUserQuery),
      Shell.preload?.(),
    ])
    const ref = teamIn(matches)
    const refused = refusedPermission(matches, user, ref)
    if (refused !== null) {
      // Users who may browse all teams are shown which one was refused.
      if (ref && user.roles.global.length > 0) await teamOf(context.queryClient, user, ref)
      throw new Forbidden(refused, ref)
    }
    return { workspace: { user, team: ref && (await teamOf(context.queryClient, user, ref)) } }
  },
  pendingComponent: StartingShell,
  errorComponent: EntryFailed,
  component: () => {
    const { workspace } = signedIn.useRouteContext()
    return (
      <InShell workspace={workspace}>
        <Outlet />
      </InShell>
    )
  },
})

const plainRoutes = [...publicPages, ...invitationPages, ...legalPages].map(({ path, page, screen, visitorsOnly }) =>
  createRoute({
    getParentRoute: () => plain,
    path,
    component: screen,
    pendingComponent: PlainSkeleton,
    staticData: { page },
    beforeLoad: () => {
      if (visitorsOnly && hasSession(document.cookie))
        throw redirect({ href: routeNames['teams.index'], replace: true })
    },
  }),
)

/** The API reference uses the whole window and needs no session. */
const reference = createRoute({
  getParentRoute: () => root,
  path: '/api/docs',
  staticData: { page: 'API reference' },
  loader: async ({ context }) => (await loadReference()).loadReference(context.queryClient),
  errorComponent: FailedPage,
  component: lazyScreen(() => import('../applications/reference/reference'), 'Reference'),
})

const routesAboveTeams = topLevelPages.map(({ path, page, permission, load, screen }) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
    staticData: dataOf({ page, permission, load }),
    loader: async ({ context }) => (await load?.())?.(context.queryClient),
    component: screen,
  }),
)

const teamsIndexes = Object.values(teamSegment).map((segment) =>
  createRoute({
    getParentRoute: () => root,
    path: `/${segment}`,
    beforeLoad: () => {
      throw redirect({ href: '/teams', replace: true })
    },
  }),
)

/** The routes of one workspace type, below `/orgs/{teamId}` or `/developers/{teamId}`. */
function workspaceRoute(teamType: TeamType) {
  const base = createRoute({
    getParentRoute: () => signedIn,
    path: `/${teamSegment[teamType]}/$teamId`,
    staticData: { teamType },
    notFoundComponent: UnknownPath,
  })
  const redirects = indexRedirects
    .filter(({ teams }) => teams.includes(teamType))
    .map(({ from, to, permission }) =>
      createRoute({
        getParentRoute: () => base,
        path: from,
        staticData: permission ? { permission } : {},
        beforeLoad: ({ params }) => {
          const { teamId } = textsIn(params)
          throw redirect({ href: `/${teamSegment[teamType]}/${teamId}/${to}`, replace: true })
        },
      }),
    )
  const settings = createRoute({
    getParentRoute: () => base,
    id: 'settings-frame',
    component: SettingsFrame,
  })
  const isSetting = ({ path }: PageRoute) => path.startsWith('settings/')
  const routesOf = (pages: readonly PageRoute[], parent: typeof base | typeof settings) =>
    pages.map(({ path, page, permission, remember, load, alongside, screen, skeleton }) =>
      createRoute({
        getParentRoute: () => parent,
        path,
        staticData: dataOf({ page, permission, load }),
        beforeLoad: ({ context, params, search, cause, location }) => {
          assertIds(textsIn(params))
          const { team } = context.workspace
          if (remember && team)
            restoreQuery(remember, refOf(team), { search: textsIn(search), cause, path: location.pathname })
        },
        loaderDeps: ({ search }) => textsIn(search),
        loader: async ({ context, params, deps, preload }) => {
          const { queryClient, workspace, from } = context
          const { team } = workspace
          if (!team) return undefined
          const loaders = await Promise.all([load?.(), alongside?.()])
          const page = {
            queryClient,
            team,
            ref: refOf(team),
            params: textsIn(params),
            search: deps,
            can: (access: Access) => canIn(workspace, access),
            preload,
            from: from(),
          }
          const [own] = await Promise.all(loaders.map(async (loader) => await loader?.(page)))
          return own
        },
        component: screen,
        ...(skeleton ? { pendingComponent: skeleton } : {}),
      }),
    )
  const pages = teamPages[teamType]
  return base.addChildren([
    ...redirects,
    ...routesOf(
      pages.filter((page) => !isSetting(page)),
      base,
    ),
    settings.addChildren(routesOf(pages.filter(isSetting), settings)),
  ])
}

const tree = root.addChildren([
  home,
  plain.addChildren(plainRoutes),
  reference,
  ...teamsIndexes,
  signedIn.addChildren([...routesAboveTeams, workspaceRoute('org'), workspaceRoute('dev')]),
])

/** The console's router. Query parameters are plain strings; pages preload when a link is hovered or focused. */
export function makeRouter(queryClient: QueryClient, history?: RouterHistory) {
  const shown = { path: (): string | null => null }
  const router = createRouter({
    routeTree: tree,
    context: { queryClient, from: () => shown.path() },
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => searchText(textsIn(search)),
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultPendingComponent: RecordSkeleton,
    defaultErrorComponent: FailedPage,
    // Prevents the router from logging every refused page to the browser console.
    defaultOnCatch: () => {},
    defaultNotFoundComponent: UnknownPath,
    scrollRestoration: true,
    ...(history ? { history } : {}),
  })
  shown.path = () => router.state.resolvedLocation?.pathname ?? null
  return router
}
