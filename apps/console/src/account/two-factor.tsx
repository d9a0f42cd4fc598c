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
import type { Doing } from './doing'
import { twoFactorQuery } from './queries'
import { RecoveryCodes } from './recovery-codes'
import { TotpSetup } from './totp-setup'
import { TwoFactorPanel } from './two-factor-panel'

async function addNewPasskey(password: string, values: FormData) {
  const { challenge_id, options } = (await api.call(startPasskey, { body: { password } })).data
  const credential = await makePasskey(options)
  return await api.call(addPasskey, { body: { challenge_id, name: textIn(values, 'name'), credential } })
}

/** The second factors of one's account, and what one does to them. */
export function TwoFactor() {
  const { data } = useQuery(twoFactorQuery)
  const [doing, setDoing] = useState<Doing | null>(null)
  const queryClient = useQueryClient()
  const refresh = useUserRefresh()
  const close = () => setDoing(null)
  const changed = async (text: string) => {
    toast(text)
    await Promise.all([queryClient.invalidateQueries({ queryKey: twoFactorQuery.queryKey }), refresh()])
  }
  const changedWith = async (text: string, codes: readonly string[]) => {
    setDoing(codes.length > 0 ? { kind: 'codes', codes } : null)
    await changed(text)
  }
  return (
    <>
      <TwoFactorPanel state={data?.data} onDo={setDoing} />
      {doing?.kind === 'start-totp' ? (
        <ConfirmModal
          title="Set up an authenticator app"
          verb="Continue"
          run={(password) => api.call(startTotp, { body: { password } })}
          onDone={(answer) => setDoing({ kind: 'totp', totp: answer.data })}
          onClose={close}
        >
          Signing in then asks for a code of the app, beside your password.
        </ConfirmModal>
      ) : doing?.kind === 'totp' ? (
        <TotpSetup
          totp={doing.totp}
          onDone={(codes) => changedWith('Your authenticator app is on.', codes)}
          onClose={close}
        />
      ) : doing?.kind === 'codes' ? (
        <RecoveryCodes codes={doing.codes} onClose={close} />
      ) : doing?.kind === 'renew-codes' ? (
        <ConfirmModal
          title="Make new recovery codes"
          verb="Make new codes"
          run={(password) => api.call(renewRecoveryCodes, { body: { password } })}
          onDone={(answer) => changedWith('Your old recovery codes no longer count.', answer.data.recovery_codes)}
          onClose={close}
        >
          The codes that you have no longer count then.
        </ConfirmModal>
      ) : doing?.kind === 'remove-totp' ? (
        <ConfirmModal
          title="Turn the authenticator app off"
          verb="Turn off"
          look="danger"
          run={(password) => api.call(removeTotp, { body: { password } })}
          onDone={() => changed('Your authenticator app is off.')}
          onClose={close}
        >
          Its codes no longer count then.
        </ConfirmModal>
      ) : doing?.kind === 'add-passkey' ? (
        <ConfirmModal
          title="Add a passkey"
          verb="Continue"
          fields={<Field name="name" label="Name" hint="Such as the device that it is on." maxLength={100} required />}
          run={addNewPasskey}
          onDone={(answer) => changedWith('Your passkey was added.', answer.data.recovery_codes)}
          onClose={close}
        >
          Your browser asks for your fingerprint, face, PIN or security key.
        </ConfirmModal>
      ) : doing?.kind === 'remove-passkey' ? (
        <ConfirmModal
          title={`Remove the passkey ${doing.passkey.name}`}
          verb="Remove"
          look="danger"
          run={(password) => api.call(removePasskey, { id: doing.passkey.id, body: { password } })}
          onDone={() => changed('Your passkey was removed.')}
          onClose={close}
        >
          It no longer signs you in then.
        </ConfirmModal>
      ) : null}
    </>
  )
}
