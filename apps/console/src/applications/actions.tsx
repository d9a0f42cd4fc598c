import { deleteApplication, updateApplication } from '@sextant/contract/applications/endpoints'
import type { Application, ApplicationStatus } from '@sextant/contract/applications/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { appsAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useCan, useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { confirm } from '../ui/dialogs'
import { toast } from '../ui/notices'
import { applicationQuery } from './queries'

/** Disables, enables and deletes an application, if the user may. */
export function ApplicationActions({ application }: { application: Application }) {
  const can = useCan()
  return (
    <>
      {can('edit-applications') ? <Switch application={application} /> : null}
      {can('delete-applications') ? <Delete application={application} /> : null}
    </>
  )
}

function Switch({ application: { id, name, status } }: { application: Application }) {
  const team = useTeamRef()
  const refresh = useRefresh('applications')
  const change = useAction(
    (next: ApplicationStatus) => api.call(updateApplication, { team, id, body: { status: next } }),
    async ({ data }) => {
      toast(`${name} is ${data.status === 'Active' ? 'enabled' : 'disabled'}.`)
      await refresh()
    },
  )
  const disable = async () => {
    if (await confirm(`${name} will be disabled. Its requests are refused until you enable it again.`))
      change.send('Disabled')
  }
  return status === 'Active' ? (
    <Button busy={change.busy} onClick={() => void disable()}>
      Disable
    </Button>
  ) : (
    <Button busy={change.busy} onClick={() => change.send('Active')}>
      Enable
    </Button>
  )
}

function Delete({ application: { id, name } }: { application: Application }) {
  const team = useTeamRef()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const refresh = useRefresh('applications')
  const remove = useAction(
    () => api.call(deleteApplication, { team, id }),
    async () => {
      toast(`The app ${name} was deleted.`)
      await navigate({ href: appsAddress(team) })
      queryClient.removeQueries({ queryKey: applicationQuery(team, id).queryKey })
      await refresh()
    },
  )
  const confirmAndSend = async () => {
    if (
      await confirm(
        `The app ${name} will be deleted, along with its secret and request log. Its requests are refused from then on.`,
      )
    )
      remove.send(undefined)
  }
  return (
    <Button variant="danger" busy={remove.busy} onClick={() => void confirmAndSend()}>
      Delete app
    </Button>
  )
}
