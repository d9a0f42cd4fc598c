import { roleLabels } from '@sextant/contract/kit/permissions'
import type { ReactNode } from 'react'
import { useUser } from '../kit/workspace'
import { Badge } from '../ui/badge'
import { Page } from '../ui/page'
import { DeleteAccount } from './delete'
import { EmailChange } from './email'
import { PasswordChange } from './password'
import { Profile } from './profile'
import { OwnRoles } from './roles'
import { TwoFactor } from './two-factor'

/** The user's account: profile, sign-in methods and active sessions. `sessions` renders the list of sessions. */
export function Account({ sessions }: { sessions: ReactNode }) {
  const { roles } = useUser()
  return (
    <Page
      title="Account"
      context="Your profile and sign-in."
      actions={roles.global.map((role) => (
        <Badge key={role} tone="accent">
          {roleLabels[role]}
        </Badge>
      ))}
    >
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <Profile />
          <EmailChange />
          <PasswordChange />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <TwoFactor />
          {sessions}
          <OwnRoles />
          <DeleteAccount />
        </div>
      </div>
    </Page>
  )
}
