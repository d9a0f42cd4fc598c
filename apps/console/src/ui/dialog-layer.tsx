import { lazy, Suspense, useSyncExternalStore } from 'react'
import { dialogSnapshot, subscribeToDialogs } from './dialogs'

const Dialog = lazy(() => import('./dialog'))

/** Where confirmations and the generic error dialog open; what they are made of is loaded with the first one. */
export function DialogLayer() {
  const question = useSyncExternalStore(subscribeToDialogs, dialogSnapshot)
  return question === null ? null : (
    <Suspense>
      <Dialog question={question} />
    </Suspense>
  )
}
