import { createApplication } from '@sextant/contract/applications/endpoints'
import type { ApplicationDraft } from '@sextant/contract/applications/schemas'
import { useNavigate } from '@tanstack/react-router'
import { appAddress, appsAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { FormActions } from '../ui/form-actions'
import { toast } from '../ui/notices'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { ApplicationForm } from './application-form'

export function CreateApplication() {
  const team = useTeamRef()
  const navigate = useNavigate()
  const refresh = useRefresh('applications')
  const create = useCommand((body: ApplicationDraft) => api.call(createApplication, { team, body }), {
    onDone: async ({ data }) => {
      toast(`The app ${data.name} was added.`)
      await refresh()
      await navigate({ href: appAddress(team, data.id) })
    },
  })
  return (
    <Page title="Add an app" context="A program that calls the API for this team, with its own client ID and secret.">
      <Panel>
        <ApplicationForm errors={create.errors} problem={create.problem} onSave={create.send}>
          <FormActions submitLabel="Add app" busy={create.busy} cancelHref={appsAddress(team)} />
        </ApplicationForm>
      </Panel>
    </Page>
  )
}
