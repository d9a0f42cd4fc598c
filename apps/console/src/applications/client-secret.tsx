import { endApplicationOverlap, readApplicationKey } from '@sextant/contract/applications/endpoints'
import type { Application } from '@sextant/contract/applications/schemas'
import { instantText } from '@sextant/domain/kit/time-text'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { api } from '../kit/api'
import { useAction, useCommand } from '../kit/command'
import { NotifiedFailure } from '../kit/outcome'
import { useRefresh } from '../kit/refresh'
import { useCan, useTeam, useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { Copyable } from '../ui/copy'
import { confirm } from '../ui/dialogs'
import { toast } from '../ui/notices'
import { Panel } from '../ui/panel'
import { secretTexts } from './copy'
import { RegenerateSecret } from './regenerate-secret'

/** The client ID and secret. The secret is fetched on demand, and each read is recorded in the audit log. */
export function ClientSecret({ application }: { application: Application }) {
  const { id, client_id, secret_last4 } = application
  const team = useTeamRef()
  const can = useCan()
  const [secret, setSecret] = useState<string | null>(null)
  const [making, setMaking] = useState(false)
  const read = useCommand(
    async () => {
      const answer = await api.call(readApplicationKey, { team, id }).catch(() => null)
      if (answer === null) throw new NotifiedFailure(secretTexts.readFailed)
      return answer.data.secret ?? refuseEmpty()
    },
    { onDone: setSecret },
  )
  return (
    <Panel title="Client ID and secret">
      <dl className="flex flex-col gap-3">
        <div>
          <dt className="text-sm text-muted">Client id</dt>
          <dd>
            <Copyable item="Client id" text={client_id} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-muted">Client secret</dt>
          <dd className="flex min-h-8 flex-wrap items-center gap-2">
            {secret === null ? (
              <span className="font-mono text-[0.8125rem]">sxs_••••••••{secret_last4}</span>
            ) : (
              <Copyable item="Client secret" text={secret} />
            )}
            {can('read-application-key') ? (
              <Button
                variant="quiet"
                busy={read.busy}
                onClick={() => (secret === null ? read.send(undefined) : setSecret(null))}
              >
                {secret === null ? <Eye aria-hidden="true" /> : <EyeOff aria-hidden="true" />}
                {secret === null ? 'Reveal secret' : 'Hide secret'}
              </Button>
            ) : null}
          </dd>
        </div>
      </dl>
      <p role="alert" className="mt-2 text-bad empty:hidden">
        {read.problem}
      </p>
      <Overlap application={application} />
      {can('edit-application-key') ? (
        <div className="mt-4">
          <Button onClick={() => setMaking(true)}>Regenerate Secret</Button>
        </div>
      ) : null}
      {making ? (
        <RegenerateSecret
          application={application}
          onClose={() => setMaking(false)}
          onCreated={(created) => {
            setMaking(false)
            setSecret(created)
            read.reset()
          }}
        />
      ) : null}
    </Panel>
  )
}

function refuseEmpty(): never {
  throw new NotifiedFailure(secretTexts.empty)
}

/** The previous secret while it is still valid, with a way to revoke it. */
function Overlap({ application }: { application: Application }) {
  const { id, name, previous_secret_expires_at: ends } = application
  const team = useTeamRef()
  const { time_zone_id: zone } = useTeam()
  const can = useCan()
  const refresh = useRefresh('applications')
  const end = useAction(
    () => api.call(endApplicationOverlap, { team, id }),
    async () => {
      toast(`The old secret of ${name} was revoked.`)
      await refresh()
    },
  )
  if (ends === null) return null
  const confirmAndSend = async () => {
    if (await confirm(`The old secret of ${name} and all tokens issued with it stop working immediately.`))
      end.send(undefined)
  }
  return (
    <div
      data-tone="warning"
      className="mt-3 flex flex-wrap items-center justify-between gap-2 rounded-control border border-(--tone) px-3 py-2"
    >
      <p>The previous secret also works until {instantText(ends, zone)}.</p>
      {can('edit-application-key') ? (
        <Button busy={end.busy} onClick={() => void confirmAndSend()}>
          Revoke old secret now
        </Button>
      ) : null}
    </div>
  )
}
