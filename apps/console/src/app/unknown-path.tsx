import { use } from 'react'
import { WorkspaceContext } from '../kit/workspace'
import { ErrorScreen } from '../ui/error-screen'
import { PlainLayout } from './shell/plain-layout'

/** Any other path: Page Not Found (spec §2), inside the shell where there is one. */
export function UnknownPath() {
  const inShell = use(WorkspaceContext) !== null
  const screen = <ErrorScreen status={404} dashboardHref="/" statusHref="/" />
  return inShell ? screen : <PlainLayout>{screen}</PlainLayout>
}
