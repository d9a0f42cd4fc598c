/** What the dialog layer asks or says. A confirmation is answered by `onAnswer`. */
export type Question =
  | { readonly kind: 'failure' }
  | { readonly kind: 'confirm'; readonly text: string; readonly onAnswer: (isConfirmed: boolean) => void }

/** The words of the generic error dialog (spec §8). */
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

/** Closes the open dialog; a confirmation that was not answered is a no. */
export function answerDialog(isConfirmed: boolean) {
  const question = current
  set(null)
  if (question?.kind === 'confirm') question.onAnswer(isConfirmed)
}

/** Asks 'Are you sure?'; `text` names what will be changed or destroyed. Answers true only after Confirm. */
export const confirm = (text: string): Promise<boolean> =>
  new Promise((resolve) => {
    answerDialog(false)
    set({ kind: 'confirm', text, onAnswer: resolve })
  })

/** Opens the generic error dialog: a command failed and no screen knows better (spec §8). */
export function showFailure() {
  answerDialog(false)
  set({ kind: 'failure' })
}
