import { updateAuthentication } from '@sextant/contract/authentication/endpoints'
import { useSuspenseQuery } from '@tanstack/react-query'
import { api } from '../kit/api'
import { useAction } from '../kit/command'
import { useUserRefresh } from '../kit/current-user'
import { useTeam, useTeamRef } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { confirm } from '../ui/dialogs'
import { Panel } from '../ui/panel'
import { ruleQuery, useAuthenticationRefresh } from './queries'

/** Whether users on the team's domains must sign in with its identity provider. */
export function Enforcement() {
  const team = useTeamRef()
  const { name } = useTeam()
  const isOn = useSuspenseQuery(ruleQuery(team)).data.data.sso_enabled
  const changed = useAuthenticationRefresh()
  const refresh = useUserRefresh()
  const toggle = useAction(
    (sso_enabled: boolean) => api.call(updateAuthentication, { team, body: { sso_enabled } }),
    async ({ data }) => {
      await changed(`Single sign-on is ${data.sso_enabled ? 'on' : 'off'}.`)
      await refresh()
    },
  )
  const confirmAndSend = async () => {
    const text = isOn
      ? `Users of ${name} will be able to sign in with a password again.`
      : `Users with an address at a verified domain of ${name} will sign in only with its identity provider. Their passwords will no longer work.`
    if (await confirm(text)) toggle.send(!isOn)
  }
  return (
    <Panel title="3. Single sign-on">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose">
          <Badge tone={isOn ? 'good' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>{' '}
          <span className="text-muted">
            Requires an active identity provider and a verified domain. Users are then managed in the directory.
          </span>
        </p>
        <Button variant={isOn ? 'plain' : 'primary'} busy={toggle.busy} onClick={() => void confirmAndSend()}>
          {isOn ? 'Turn off' : 'Turn on'}
        </Button>
      </div>
    </Panel>
  )
}
