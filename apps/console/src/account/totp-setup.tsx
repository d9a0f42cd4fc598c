import { confirmTotp } from '@sextant/contract/account/two-factor'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { Button } from '../ui/button'
import { Copyable } from '../ui/copy'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { Modal } from '../ui/modal'
import { QrCode } from '../ui/qr-code'
import type { Totp } from './two-factor-task'

type TotpSetupProps = {
  totp: Totp
  onDone: (recoveryCodes: readonly string[]) => unknown
  onClose: () => void
}

/** Shows the secret of an authenticator app and enables it once a first code is entered. */
export function TotpSetup({ totp, onDone, onClose }: TotpSetupProps) {
  const confirm = useCommand((code: string) => api.call(confirmTotp, { body: { code } }), {
    onDone: ({ data }) => onDone(data.recovery_codes),
  })
  return (
    <Modal open onClose={onClose} title="Set up an authenticator app" size="md" backdrop="static">
      <div className="flex flex-col gap-4 text-ink">
        <p className="text-muted">Scan this code with your authenticator app, or enter the key manually.</p>
        <div className="flex justify-center">
          <QrCode label="QR code for your authenticator app" text={totp.uri} />
        </div>
        <Copyable item="Key" text={totp.secret} />
        <Form
          errors={confirm.errors}
          problem={confirm.problem}
          onSubmit={(values) => confirm.send(textIn(values, 'code'))}
        >
          <Field
            name="code"
            label="Code"
            hint="The six digits shown in the app."
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="primary" busy={confirm.busy}>
              Turn on
            </Button>
          </div>
        </Form>
      </div>
    </Modal>
  )
}
