import { useQueryClient } from '@tanstack/react-query'

/** After a change to travel: whatever is on the screen is asked anew, and everything else when it is shown again. */
export function useRefresh(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => await queryClient.invalidateQueries()
}
