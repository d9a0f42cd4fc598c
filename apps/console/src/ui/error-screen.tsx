import { Button, ButtonLink } from './button'
import { useOnline } from './online'
import { DocumentTitle } from './page'

/** The error screen for a status (spec §2): 404, 403, otherwise 500. */
export const screenOf = (status: number): 404 | 403 | 500 => (status === 404 ? 404 : status === 403 ? 403 : 500)

type ErrorScreenProps = {
  status: number
  /** What was not found (404 screen). */
  resource?: string | undefined
  /** The target of 'My Dashboard' (403 screen). */
  dashboardHref: string
  /** The status page (500 screen). */
  statusHref: string
  /** The action of the reload button (500 screen). */
  onReload?: () => void
}

const reloadWindow = () => window.location.reload()

/**
 * The error screens with the texts of the specification (§2, §8). When the browser is offline, the screen does not
 * blame the server.
 */
export function ErrorScreen(props: ErrorScreenProps) {
  const { status, resource, dashboardHref, statusHref, onReload = reloadWindow } = props
  const isOnline = useOnline()
  const screen = screenOf(status)
  if (status === 0 && !isOnline)
    return (
      <div className="mx-auto flex max-w-xl flex-col items-start gap-3 py-16">
        <DocumentTitle page="Offline" />
        <h1 className="text-xl font-semibold">You are offline</h1>
        <p className="text-muted">This page loads automatically when you are back online.</p>
        <Button onClick={onReload}>Try again</Button>
      </div>
    )
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-3 py-16">
      <p className="font-mono text-sm text-muted">{screen}</p>
      {screen === 404 ? (
        <>
          <DocumentTitle page="Page Not Found" />
          <h1 className="text-xl font-semibold">Oops, it seems we've missed our connection.</h1>
          <p className="text-muted">{resource ?? 'Page Not Found'}</p>
          <ButtonLink href="/">Go Home</ButtonLink>
        </>
      ) : screen === 403 ? (
        <>
          <DocumentTitle page="No Access" />
          <h1 className="text-xl font-semibold">No Access</h1>
          <p className="text-muted">
            Our apologies, you don't have permission to view that page. Check with the owner of your team to give you
            the appropriate role for access.
          </p>
          <ButtonLink href={dashboardHref}>My Dashboard</ButtonLink>
        </>
      ) : (
        <>
          <DocumentTitle page="Something has gone wrong" />
          <h1 className="text-xl font-semibold">Something has gone wrong</h1>
          <p className="text-muted">
            Our apologies, a server error occured while processing your command. Try reloading the page or view our{' '}
            <a href={statusHref} className="text-accent underline underline-offset-2">
              current system status
            </a>
            .
          </p>
          <Button onClick={onReload}>Reload</Button>
        </>
      )}
    </div>
  )
}
