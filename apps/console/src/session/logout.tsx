import { Button } from '../ui/button'
import { DocumentTitle } from '../ui/page'
import { Panel } from '../ui/panel'
import { useLogout } from './use-logout'

/** Logging out is a POST (spec §2); this page has the button for it. */
export function Logout() {
  const logOut = useLogout()
  return (
    <Panel size="sm">
      <DocumentTitle page="Log out" />
      <h1 className="mb-1 text-lg font-semibold">Log out</h1>
      <p className="mb-4 text-muted">This ends your session in this browser.</p>
      <Button variant="primary" busy={logOut.isPending || logOut.isSuccess} onClick={() => logOut.mutate()}>
        Log out
      </Button>
    </Panel>
  )
}
