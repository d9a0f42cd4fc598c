import { logout } from '@sextant/contract/session/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../kit/api'
import { forgetAll } from '../kit/remembered'

/**
 * Ends the session, clears the client state and follows the redirect from the server, or goes to the home page (spec
 * §4). Pending requests are cancelled: they would be refused, and the resulting reload would replace the redirect.
 */
export function useLogout() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await queryClient.cancelQueries()
      const answer = await api.call(logout, {})
      await queryClient.cancelQueries()
      return answer
    },
    onSuccess: ({ data }) => {
      forgetAll()
      window.location.assign(data.redirect || '/')
    },
  })
}
