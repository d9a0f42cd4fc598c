import { logout } from '@sextant/contract/session/endpoints'
import { useMutation } from '@tanstack/react-query'
import { api } from '../kit/api'
import { forgetAll } from '../kit/remembered'

/** Ends the session, forgets what this window knew of it, and goes where the server says, else home (spec §4). */
export const useLogout = () =>
  useMutation({
    mutationFn: () => api.call(logout, {}),
    onSuccess: ({ data }) => {
      forgetAll()
      window.location.assign(data.redirect || '/')
    },
  })
