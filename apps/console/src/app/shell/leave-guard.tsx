import { useBlocker } from '@tanstack/react-router'
import { confirm } from '../../ui/dialogs'
import { hasUnsaved, unsavedText } from '../../ui/unsaved'

/** Asks before a page is left behind with changes that are not saved; the browser asks when the window goes. */
export function LeaveGuard() {
  useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && hasUnsaved() && !(await confirm(unsavedText)),
    enableBeforeUnload: hasUnsaved,
  })
  return null
}
