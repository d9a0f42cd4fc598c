import type { TwoFactor } from '@sextant/contract/account/schemas'
import { shortDayText } from '@sextant/domain/kit/time-text'
import type { ReactNode } from 'react'
import { hasPasskeys } from '../kit/has-passkeys'
import { Badge } from '../ui/badge'
import { Button } from '../ui/button'
import { Panel } from '../ui/panel'
import { Skeleton } from '../ui/skeleton'
import type { TwoFactorTask } from './two-factor-task'

type TwoFactorPanelProps = {
  /** Undefined while loading. */
  state: TwoFactor | undefined
  onTask: (task: TwoFactorTask) => void
}

const FactorRow = ({
  title,
  description,
  actions,
}: {
  title: ReactNode
  description: ReactNode
  actions: ReactNode
}) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">{title}</p>
      <p className="text-sm text-muted">{description}</p>
    </div>
    {actions}
  </li>
)

/** Lists the second factors, with the actions for each. */
export function TwoFactorPanel({ state, onTask }: TwoFactorPanelProps) {
  if (!state)
    return (
      <Panel title="Two-factor authentication">
        <Skeleton className="h-24" />
      </Panel>
    )
  const { totp, passkeys, recovery_codes_left: codesLeft } = state
  return (
    <Panel title="Two-factor authentication">
      <ul className="divide-y divide-line">
        <FactorRow
          title={
            <>
              Authenticator app <Badge tone={totp ? 'good' : 'neutral'}>{totp ? 'On' : 'Off'}</Badge>
            </>
          }
          description="A six-digit code from an app, in addition to your password."
          actions={
            <Button onClick={() => onTask({ kind: totp ? 'remove-totp' : 'start-totp' })}>
              {totp ? 'Turn off' : 'Set up'}
            </Button>
          }
        />
        {passkeys.map((passkey) => (
          <FactorRow
            key={passkey.id}
            title={
              <>
                {passkey.name} <Badge>Passkey</Badge>
              </>
            }
            description={
              passkey.last_used_at
                ? `Added ${shortDayText(passkey.created)}, last used ${shortDayText(passkey.last_used_at)}`
                : `Added ${shortDayText(passkey.created)}, not used yet`
            }
            actions={
              <Button aria-label={`Remove ${passkey.name}`} onClick={() => onTask({ kind: 'remove-passkey', passkey })}>
                Remove
              </Button>
            }
          />
        ))}
        {hasPasskeys() ? (
          <FactorRow
            title="Passkeys"
            description="Sign in with your fingerprint, face, PIN or security key."
            actions={<Button onClick={() => onTask({ kind: 'add-passkey' })}>Add a passkey</Button>}
          />
        ) : null}
        {totp || passkeys.length > 0 ? (
          <FactorRow
            title="Recovery codes"
            description={`${codesLeft} ${codesLeft === 1 ? 'code' : 'codes'} left.`}
            actions={<Button onClick={() => onTask({ kind: 'renew-codes' })}>Generate new codes</Button>}
          />
        ) : null}
      </ul>
    </Panel>
  )
}
