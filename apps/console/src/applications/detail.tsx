import { updateApplication } from '@sextant/contract/applications/endpoints'
import type { Application, ApplicationDraft } from '@sextant/contract/applications/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { instantText } from '@sextant/domain/kit/time-text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { appAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { useParam } from '../kit/params'
import { useRefresh } from '../kit/refresh'
import { usePageSearch } from '../kit/search'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { DescriptionList } from '../ui/description-list'
import { toast } from '../ui/notices'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { Tabs } from '../ui/tabs'
import { ApplicationActions } from './actions'
import { ApplicationForm } from './application-form'
import { ClientSecret } from './client-secret'
import { applicationQuery, RequestSearch } from './queries'
import { RequestLog } from './request-log'
import { TryIt } from './try-it'

/** One application: its credentials, scopes and recent requests. */
export function ApplicationPage() {
  const application = useSuspenseQuery(applicationQuery(useTeamRef(), useParam('appId'))).data.data
  const { view } = usePageSearch(RequestSearch).search
  const address = appAddress(useTeamRef(), application.id)
  const can = useCan()
  return (
    <Page
      title={application.name}
      context={<Summary application={application} />}
      actions={<ApplicationActions application={application} />}
    >
      <Tabs
        label="Parts"
        tabs={[
          { label: 'Overview', href: address, current: view === undefined },
          { label: 'Settings', href: `${address}?view=settings`, current: view === 'settings' },
        ]}
      />
      {view === 'settings' ? (
        <Panel>
          {can('edit-applications') ? <Edit application={application} /> : <Settings application={application} />}
        </Panel>
      ) : (
        <div className="flex flex-col gap-7">
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
            <ClientSecret application={application} />
            <TryIt application={application} />
          </div>
          <RequestLog id={application.id} />
        </div>
      )}
    </Page>
  )
}

const Settings = ({ application: { description, scopes, redirect_uris } }: { application: Application }) => (
  <DescriptionList
    wide
    items={[
      ['Description', description],
      ['What it may do', scopes.join(', ')],
      ['Redirect URIs', redirect_uris.join(', ')],
    ]}
  />
)

function Summary({ application }: { application: Application }) {
  const { status, last_used_at, calls_24h, failed_24h, created, created_by } = application
  const { time_zone_id: zone } = useTeam()
  const texts = [
    last_used_at ? `Last used ${instantText(last_used_at, zone)}` : 'Not used yet',
    `${numberText(calls_24h)} ${calls_24h === 1 ? 'call' : 'calls'} in 24 hours${failed_24h > 0 ? `, ${numberText(failed_24h)} failed` : ''}`,
    `added ${instantText(created, zone)}${created_by ? ` by ${created_by}` : ''}`,
  ]
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={status === 'Active' ? 'good' : 'neutral'}>{status}</Badge>
      {texts.join(' · ')}
    </p>
  )
}

function Edit({ application }: { application: Application }) {
  const team = useTeamRef()
  const refresh = useRefresh('applications')
  const save = useCommand((body: ApplicationDraft) => api.call(updateApplication, { team, id: application.id, body }), {
    onDone: async ({ data }) => {
      toast(`The app ${data.name} was saved.`)
      await refresh()
    },
  })
  return (
    <ApplicationForm application={application} errors={save.errors} problem={save.problem} onSave={save.send}>
      <div>
        <Button type="submit" variant="primary" busy={save.busy}>
          Save app
        </Button>
      </div>
    </ApplicationForm>
  )
}
