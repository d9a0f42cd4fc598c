import {
  addPasskey,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  startPasskey,
  startTotp,
} from '@sextant/contract/account/two-factor'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../kit/api'
import { useUserRefresh } from '../kit/current-user'
import { textIn } from '../kit/form-values'
import { makePasskey } from '../kit/web-authn'
import { Field } from '../ui/field'
import { toast } from '../ui/notices'
import { ConfirmModal } from './confirm-modal'
import { twoFactorQuery } from './queries'
import { RecoveryCodes } from './recovery-codes'
import { TotpSetup } from './totp-setup'
import { TwoFactorPanel } from './two-factor-panel'
import type { TwoFactorTask } from './two-factor-task'

async function addNewPasskey(password: string, values: FormData) {
  const { challenge_id, options } = (await api.call(startPasskey, { body: { password } })).data
  const credential = await makePasskey(options)
  return await api.call(addPasskey, { body: { challenge_id, name: textIn(values, 'name'), credential } })
}

/** The user's second factors and the dialogs that change them. */
export function TwoFactor() {
  const { data } = useQuery(twoFactorQuery)
  const [task, setTask] = useState<TwoFactorTask | null>(null)
  const queryClient = useQueryClient()
  const refresh = useUserRefresh()
  const close = () => setTask(null)
  const onChanged = async (text: string) => {
    toast(text)
    await Promise.all([queryClient.invalidateQueries({ queryKey: twoFactorQuery.queryKey }), refresh()])
  }
  const onChangedWithCodes = async (text: string, codes: readonly string[]) => {
    setTask(codes.length > 0 ? { kind: 'codes', codes } : null)
    await onChanged(text)
  }
  return (
    <>
      <TwoFactorPanel state={data?.data} onTask={setTask} />
      {task?.kind === 'start-totp' ? (
        <ConfirmModal
          title="Set up an authenticator app"
          submitLabel="Continue"
          run={(password) => api.call(startTotp, { body: { password } })}
          onDone={(answer) => setTask({ kind: 'totp', totp: answer.data })}
          onClose={close}
        >
          You will be asked for a code from the app when you sign in, in addition to your password.
        </ConfirmModal>
      ) : task?.kind === 'totp' ? (
        <TotpSetup
          totp={task.totp}
          onDone={(codes) => onChangedWithCodes('Your authenticator app is on.', codes)}
          onClose={close}
        />
      ) : task?.kind === 'codes' ? (
        <RecoveryCodes codes={task.codes} onClose={close} />
      ) : task?.kind === 'renew-codes' ? (
        <ConfirmModal
          title="Generate new recovery codes"
          submitLabel="Generate new codes"
          run={(password) => api.call(renewRecoveryCodes, { body: { password } })}
          onDone={(answer) => onChangedWithCodes('Your old recovery codes no longer work.', answer.data.recovery_codes)}
          onClose={close}
        >
          Your current codes will stop working.
        </ConfirmModal>
      ) : task?.kind === 'remove-totp' ? (
        <ConfirmModal
          title="Turn off the authenticator app"
          submitLabel="Turn off"
          variant="danger"
          run={(password) => api.call(removeTotp, { body: { password } })}
          onDone={() => onChanged('Your authenticator app is off.')}
          onClose={close}
        >
          Its codes will no longer be asked for.
        </ConfirmModal>
      ) : task?.kind === 'add-passkey' ? (
        <ConfirmModal
          title="Add a passkey"
          submitLabel="Continue"
          fields={<Field name="name" label="Name" hint="For example, the device it is on." maxLength={100} required />}
          run={addNewPasskey}
          onDone={(answer) => onChangedWithCodes('Your passkey was added.', answer.data.recovery_codes)}
          onClose={close}
        >
          Your browser asks for your fingerprint, face, PIN or security key.
        </ConfirmModal>
      ) : task?.kind === 'remove-passkey' ? (
        <ConfirmModal
          title={`Remove the passkey ${task.passkey.name}`}
          submitLabel="Remove"
          variant="danger"
          run={(password) => api.call(removePasskey, { id: task.passkey.id, body: { password } })}
          onDone={() => onChanged('Your passkey was removed.')}
          onClose={close}
        >
          You will no longer be able to sign in with it.
        </ConfirmModal>
      ) : null}
    </>
  )
}
