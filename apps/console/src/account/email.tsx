import { changeEmail } from '@sextant/contract/account/endpoints'
import { useState } from 'react'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { Panel } from '../ui/panel'
import { ConfirmationField } from './confirmation'

/** Requests a new email address, which takes effect when the link sent to it is opened. */
export function EmailChange() {
  const [message, setMessage] = useState<string | null>(null)
  const change = useCommand((body: { email: string; password: string }) => api.call(changeEmail, { body }), {
    onDone: ({ data }) => setMessage(data.message),
  })
  return (
    <Panel title="Email address">
      {message ? (
        <p role="status">{message}</p>
      ) : (
        <Form
          errors={change.errors}
          problem={change.problem}
          onSubmit={(values) => change.send({ email: textIn(values, 'email'), password: textIn(values, 'password') })}
        >
          <Field
            name="email"
            label="New email address"
            hint="We send a link to the new address. Your current address stays in use until you open it."
            type="email"
            autoComplete="email"
            required
          />
          <ConfirmationField />
          <div>
            <Button type="submit" busy={change.busy}>
              Change email address
            </Button>
          </div>
        </Form>
      )}
    </Panel>
  )
}
