import { useBlocker } from '@tanstack/react-router'
import { confirm } from '../../ui/dialogs'
import { hasUnsaved, unsavedText } from '../../ui/unsaved'

/**
 * Asks for confirmation before leaving a page with unsaved changes. The browser itself asks when the window is closed.
 */
export function LeaveGuard() {
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && hasUnsaved() && !(await confirm(unsavedText)),
    enableBeforeUnload: hasUnsaved,
  })
  return null
}
