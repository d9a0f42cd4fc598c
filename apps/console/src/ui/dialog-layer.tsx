import { useSyncExternalStore } from 'react'
import { answerDialog, dialogSnapshot, failureText, subscribeToDialogs } from './dialogs'
import { notifyError } from './notices'
import { useLazyPart } from './use-lazy-part'

/**
 * Where confirmations and the generic error dialog open; what they are made of is fetched with the first one. Where
 * that does not come, the error's words are said as a notification, and nothing is confirmed.
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
