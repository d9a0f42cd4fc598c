import { useQueryClient } from '@tanstack/react-query'

/**
 * Asks anew what was answered before: by one feature, whose queries are named `feature.verb`, or by all of them where a
 * change reaches further than its own feature.
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
