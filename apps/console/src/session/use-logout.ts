import { logout } from '@sextant/contract/session/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../kit/api'
import { forgetAll } from '../kit/remembered'

/**
 * Ends the session, forgets what this window knew of it, and goes where the server says, else home (spec §4). What is
 * being asked before or meanwhile is given up: it would be refused, and lead to the sign-in and back here instead.
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
