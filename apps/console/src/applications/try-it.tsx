import type { Application } from '@sextant/contract/applications/schemas'
import { scopedResources } from '@sextant/contract/kit/scopes'
import { type TeamRef, teamBase } from '@sextant/contract/kit/team'
import { useTeamRef } from '../kit/workspace'
import { Code } from '../ui/code'
import { Panel } from '../ui/panel'

/** A read request for each scope; the first one that the application has is shown. */
const firstCalls = { members: 'travelers', segments: 'segments/all' } as const
const pathOf = (resource: string): string =>
  resource === 'members' || resource === 'segments' ? firstCalls[resource] : resource

const resourceOrder = ['segments', 'trips', 'emails', ...scopedResources] as const

function firstCall({ scopes }: Application, team: TeamRef): string {
  const readable = resourceOrder.find((resource) => scopes.includes(`${resource}:read`))
  return `${teamBase(team)}/${pathOf(readable ?? 'emails')}?limit=5`
}

/** Ready-to-run commands: request a token, then make a first call with it. */
export function TryIt({ application }: { application: Application }) {
  const team = useTeamRef()
  const origin = globalThis.location.origin
  const steps = [
    {
      title: 'Token command',
      text: `curl -s ${origin}/oauth/token \\\n  -u "${application.client_id}:$CLIENT_SECRET" \\\n  -d grant_type=client_credentials`,
    },
    {
      title: 'Call command',
      text: `curl -s "${origin}${firstCall(application, team)}" \\\n  -H "Authorization: Bearer $TOKEN"`,
    },
  ]
  return (
    <Panel title="Try it">
      <ol className="flex flex-col gap-3">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <Code title={title} text={text} />
          </li>
        ))}
      </ol>
      <p className="mt-3 text-sm text-muted">
        A token is valid for one hour. The app may make {application.rate_limit} requests per minute; every response
        states how many are left.
      </p>
    </Panel>
  )
}
