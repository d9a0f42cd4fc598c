import { useSyncExternalStore } from 'react'
import { answerDialog, dialogSnapshot, failureText, subscribeToDialogs } from './dialogs'
import { notifyError } from './notices'
import { useLazyPart } from './use-lazy-part'

/**
 * Hosts confirmations and the generic error dialog. Their code is loaded with the first one; if it cannot be loaded,
 * the error text is shown as a notification, and confirmations are declined.
 */
export function DialogLayer() {
  const question = useSyncExternalStore(subscribeToDialogs, dialogSnapshot)
  const part = useLazyPart(
    question !== null,
    async () => await import('./dialog'),
    () => {
      answerDialog(false)
      notifyError(failureText)
    },
  )
  return question === null || part === null ? null : <part.Dialog question={question} />
}
