import { useMutation } from '@tanstack/react-query'
import { notifyError } from '../ui/notices'
import { logError } from './log'
import { outcomeOf, type Refusal, refusalText } from './outcome'

type CommandCallbacks<Input, Answer> = {
  readonly onDone?: (answer: Answer, input: Input) => unknown
  readonly onRefused?: (refusal: Refusal) => void
}

/** What stays in a form when the generic error dialog was closed: what was typed is not saved yet. */
const failedText = 'That did not go through. Please try again.'

function reportRefusal(refusal: Refusal, onRefused?: (refusal: Refusal) => void): void {
  if (refusal.isNotified) notifyError(refusalText(refusal))
  onRefused?.(refusal)
}

/**
 * A command to the server. What it refuses is there to be shown (`errors`, `problem`, as `Form` takes them); any other
 * failure opens the generic error dialog (spec §8), and is a problem of the form after that.
 */
export function useCommand<Input, Answer>(
  run: (input: Input) => Promise<Answer>,
  { onDone, onRefused }: CommandCallbacks<Input, Answer> = {},
) {
  const { mutate, data, isPending, isError, reset } = useMutation({
    mutationFn: async (input: Input) => {
      const outcome = await outcomeOf(run(input))
      if (outcome.ok) await onDone?.(outcome.answer, input)
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
    /** What the last command that was done answered. */
    answer: data?.ok === true ? data.answer : null,
    errors: refusal?.errors ?? {},
    problem: refusal?.problem ?? (isError ? failedText : null),
  }
}

/** A command without a form of its own: what is refused is said in a notification. */
export const useAction = <Input, Answer>(
  run: (input: Input) => Promise<Answer>,
  onDone: (answer: Answer, input: Input) => unknown,
) => useCommand(run, { onDone, onRefused: (refusal) => notifyError(refusalText(refusal)) })

/** A command that shows nothing where it fails, and only logs it: the marketplace's (spec §4, §7). */
export function useLoggedCommand<Input, Answer>(
  run: (input: Input) => Promise<Answer>,
  failed: string,
  onDone: (answer: Answer, input: Input) => unknown,
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
