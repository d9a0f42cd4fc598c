import { changePassword } from '@sextant/contract/account/endpoints'
import { useState } from 'react'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { useUserRefresh } from '../kit/current-user'
import { textIn } from '../kit/form-values'
import { NewPasswordField } from '../kit/new-password-field'
import { useUser } from '../kit/workspace'
import { Button } from '../ui/button'
import { Form } from '../ui/form'
import { toast } from '../ui/notices'
import { Panel } from '../ui/panel'
import { ConfirmationField } from './confirmation'

/** Changes or sets the password. All other sessions end. */
export function PasswordChange() {
  const { has_password } = useUser()
  const refresh = useUserRefresh()
  const [changes, setChanges] = useState(0)
  const change = useCommand(
    (body: { current_password: string; password: string }) => api.call(changePassword, { body }),
    {
      onDone: async () => {
        setChanges(changes + 1)
        toast('Your password was changed. Your other sessions have ended.')
        await refresh()
      },
    },
  )
  return (
    <Panel title="Password">
      <Form
        // Resets the form after each change.
        key={changes}
        errors={change.errors}
        problem={change.problem}
        onSubmit={(values) =>
          change.send({
            current_password: textIn(values, 'current_password'),
            password: textIn(values, 'password'),
          })
        }
      >
        <ConfirmationField name="current_password" />
        <NewPasswordField label="New password" />
        <div>
          <Button type="submit" busy={change.busy}>
            {has_password ? 'Change password' : 'Set password'}
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
