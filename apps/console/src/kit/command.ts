import { useMutation } from '@tanstack/react-query'
import { notifyError } from '../ui/notices'
import { logError } from './log'
import { outcomeOf, type Refusal, refusalText } from './outcome'

type CommandCallbacks<Input, Result> = {
  readonly onDone?: (answer: Result, input: Input) => unknown
  readonly onRefused?: (refusal: Refusal) => void
}

/** Remains in the form after the generic error dialog is closed: the input has not been saved. */
const failedText = 'Your changes were not saved. Please try again.'

function reportRefusal(refusal: Refusal, onRefused?: (refusal: Refusal) => void): void {
  if (refusal.isNotified) notifyError(refusalText(refusal))
  onRefused?.(refusal)
}

/**
 * A call that changes something. A refusal is returned for display (`errors`, `problem`, as `Form` expects); any other
 * failure opens the generic error dialog (spec §8) and leaves a form-level problem.
 */
export function useCommand<Input, Result>(
  run: (input: Input) => Promise<Result>,
  { onDone, onRefused }: CommandCallbacks<Input, Result> = {},
) {
  const { mutate, data, isPending, isError, reset } = useMutation({
    mutationFn: async (input: Input) => {
      const outcome = await outcomeOf(run(input))
      if (outcome.ok) await onDone?.(outcome.response, input)
      else reportRefusal(outcome.refusal, onRefused)
      return outcome
    },
  })
  const refusal = data?.ok === false ? data.refusal : null
  return {
    send: mutate,
    reset,
    busy: isPending,
    done: data?.ok === true,
    /** The response of the last successful command. */
    response: data?.ok === true ? data.response : null,
    errors: refusal?.errors ?? {},
    problem: refusal?.problem ?? (isError ? failedText : null),
  }
}

/** A command without a form; a refusal is shown as a notification. */
export const useAction = <Input, Result>(
  run: (input: Input) => Promise<Result>,
  onDone: (answer: Result, input: Input) => unknown,
) => useCommand(run, { onDone, onRefused: (refusal) => notifyError(refusalText(refusal)) })

/** A command whose failures are only logged, as the marketplace requires (spec §4, §7). */
export function useLoggedCommand<Input, Result>(
  run: (input: Input) => Promise<Result>,
  failed: string,
  onDone: (answer: Result, input: Input) => unknown,
) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (input: Input) => {
      try {
        await onDone(await run(input), input)
      } catch (error) {
        logError(failed, error)
      }
    },
  })
  return { send: mutate, busy: isPending }
}
