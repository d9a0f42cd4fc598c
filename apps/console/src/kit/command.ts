import { useMutation } from '@tanstack/react-query'
import { notifyError } from '../ui/notices'
import { outcomeOf, type Refusal, refusalText } from './outcome'

type Reactions<Input, Answer> = {
  readonly onDone?: (answer: Answer, input: Input) => unknown
  readonly onRefused?: (refusal: Refusal) => void
}

/**
 * A command to the server. What it refuses is there to be shown (`errors`, `problem`, as `Form` takes them); any other
 * failure opens the generic error dialog (spec §8).
 */
export function useCommand<Input, Answer>(
  run: (input: Input) => Promise<Answer>,
  { onDone, onRefused }: Reactions<Input, Answer> = {},
) {
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: async (input: Input) => {
      const outcome = await outcomeOf(run(input))
      if (outcome.ok) await onDone?.(outcome.answer, input)
      else onRefused?.(outcome.refusal)
      return outcome
    },
  })
  const refusal = data?.ok === false ? data.refusal : null
  return {
    send: mutate,
    reset,
    busy: isPending,
    done: data?.ok === true,
    errors: refusal?.errors ?? {},
    problem: refusal?.problem ?? null,
  }
}

/** A command without a form of its own: what is refused is said in a notification. */
export const useAction = <Input, Answer>(
  run: (input: Input) => Promise<Answer>,
  onDone: (answer: Answer, input: Input) => unknown,
) => useCommand(run, { onDone, onRefused: (refusal) => notifyError(refusalText(refusal)) })
