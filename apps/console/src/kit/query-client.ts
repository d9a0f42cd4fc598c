import { CallFailed, TookTooLong } from '@sextant/client/client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isCancelled, statusOf } from './failure'

type FailureHandlers = {
  /** A call behind a screen that stands already failed. */
  readonly onStaleFailure: (status: number) => void
  /** A command failed, and its screen has no answer to that. */
  readonly onCommandFailure: (error: unknown) => void
}

/** Worth another try: no answer came, or the server said it is busy. */
const isTransient = (error: unknown) =>
  error instanceof CallFailed && !(error instanceof TookTooLong) && (error.status === 0 || error.status === 503)

/** The cache of calls. A failing first load is the screen's matter; a failing refresh is told to `onStaleFailure`. */
export const makeQueryClient = ({ onStaleFailure, onCommandFailure }: FailureHandlers): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.state.data !== undefined && !isCancelled(error) && statusOf(error) !== 401)
          onStaleFailure(statusOf(error))
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => {
        if (mutation.options.onError === undefined && statusOf(error) !== 401) onCommandFailure(error)
      },
    }),
    defaultOptions: {
      // Otherwise calls without a network wait for it in silence.
      mutations: { networkMode: 'always' },
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 10_000,
        retry: (count, error) => count < 2 && isTransient(error),
        throwOnError: (error, query) => query.state.data === undefined && !isCancelled(error),
      },
    },
  })
