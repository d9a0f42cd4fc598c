import { deleteUser } from '@sextant/contract/account/endpoints'
import { useState } from 'react'
import { api } from '../kit/api'
import { forgetAll } from '../kit/remembered'
import { useUser } from '../kit/workspace'
import { Button } from '../ui/button'
import { Panel } from '../ui/panel'
import { ConfirmModal } from './confirm-modal'

/** Deletes the user's account. Refused while a shared team would lose its last owner. */
export function DeleteAccount() {
  const { email } = useUser()
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title="Delete account">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          You leave all your teams. Teams without other members are deleted. This cannot be undone.
        </p>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete account
        </Button>
      </div>
      {isOpen ? (
        <ConfirmModal
          title="Delete your account"
          submitLabel="Delete account"
          variant="danger"
          run={(password) => api.call(deleteUser, { body: { password } })}
          onDone={() => {
            forgetAll()
            window.location.assign('/login')
          }}
          onClose={() => setOpen(false)}
        >
          The account {email} is deleted, along with its sessions, two-factor methods and any teams without other
          members.
        </ConfirmModal>
      ) : null}
    </Panel>
  )
}
