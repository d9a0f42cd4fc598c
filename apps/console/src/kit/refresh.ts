import { useQueryClient } from '@tanstack/react-query'

/**
 * Refetches data: of one feature, whose queries are named `feature.verb`, or of all features if a change has wider
 * effects.
 */
export function useRefresh(feature?: string): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () =>
    await queryClient.invalidateQueries(
      feature === undefined
        ? {}
        : { predicate: ({ queryKey: [name] }) => typeof name === 'string' && name.startsWith(`${feature}.`) },
    )
}
