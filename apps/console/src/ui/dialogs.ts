/** The open dialog. A confirmation is answered through `onAnswer`. */
export type Question =
  | { readonly kind: 'failure' }
  | { readonly kind: 'confirm'; readonly text: string; readonly onAnswer: (isConfirmed: boolean) => void }

/** The text of the generic error dialog (spec §8). */
export const failureText =
  'Our apologies, an error occurred while processing your command. Please check your connection and try again.'

let current: Question | null = null
const listeners = new Set<() => void>()

function set(next: Question | null) {
  current = next
  for (const listener of listeners) listener()
}

export const dialogSnapshot = (): Question | null => current

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Closes the open dialog; dismissing a confirmation declines it. */
export function answerDialog(isConfirmed: boolean) {
  const question = current
  set(null)
  if (question?.kind === 'confirm') question.onAnswer(isConfirmed)
}

/** Asks 'Are you sure?'; `text` names what will be changed or destroyed. Resolves to true only after Confirm. */
export const confirm = (text: string): Promise<boolean> =>
  new Promise((resolve) => {
    answerDialog(false)
    set({ kind: 'confirm', text, onAnswer: resolve })
  })

/** Opens the generic error dialog for a failure that no screen handles (spec §8). */
export function showFailure() {
  answerDialog(false)
  set({ kind: 'failure' })
}
