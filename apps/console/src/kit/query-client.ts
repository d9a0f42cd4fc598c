import { CallFailed, RequestTimeout } from '@sextant/client/client'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isCancelled, statusOf } from './failure'

type FailureHandlers = {
  /** A refresh of data that is already shown failed. */
  readonly onStaleFailure: (status: number) => void
  /** A command failed in a way that its screen does not handle. */
  readonly onCommandFailure: (error: unknown) => void
}

/** Whether to retry: no response arrived, or the server was busy. */
const isTransient = (error: unknown) =>
  error instanceof CallFailed && !(error instanceof RequestTimeout) && (error.status === 0 || error.status === 503)

/** The query cache. A failed first load is handled by the screen; a failed refresh is reported to `onStaleFailure`. */
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
      // The default would pause calls silently while offline.
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
