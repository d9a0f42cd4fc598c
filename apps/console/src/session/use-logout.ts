import { logout } from '@sextant/contract/session/endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../kit/api'
import { forgetAll } from '../kit/remembered'

/**
 * Ends the session, forgets what this window knew of it, and goes where the server says, else home (spec §4). What is still
 * being asked is given up first: it would be refused.
 */
export function useLogout() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await queryClient.cancelQueries()
      return await api.call(logout, {})
    },
    onSuccess: ({ data }) => {
      forgetAll()
      window.location.assign(data.redirect || '/')
    },
  })
}
