import { sendFeedback } from '@sextant/contract/support/endpoints'
import { useState } from 'react'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { useMay } from '../kit/workspace'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { TextArea } from '../ui/text-area'

/** Help, and a form to contact the operator. `statusHref` is the status page. */
export function Support({ statusHref }: { statusHref: string }) {
  return (
    <Page title="Support" context="Where to find help, and how to tell us what is missing.">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {useMay()('add-feedback') ? <Feedback /> : null}
        <Panel title="Help">
          <ul className="flex flex-col gap-3">
            <Help href="/api/openapi.json" label="API description">
              Every call with its fields, errors and permissions, as OpenAPI.
            </Help>
            <Help href={statusHref} label="System status">
              Whether this installation is up.
            </Help>
            <li>
              <p className="font-medium">Roles and access</p>
              <p className="text-muted">The owner of a team gives its roles, under Settings, Users.</p>
            </li>
          </ul>
        </Panel>
      </div>
    </Page>
  )
}

const Help = ({ href, label, children }: { href: string; label: string; children: string }) => (
  <li>
    <a href={href} className="font-medium text-accent underline-offset-2 hover:underline">
      {label}
    </a>
    <p className="text-muted">{children}</p>
  </li>
)

function Feedback() {
  const [isSent, setSent] = useState(false)
  const send = useCommand((body: { message: string; page?: string }) => api.call(sendFeedback, { body }), {
    onDone: () => setSent(true),
  })
  return (
    <Panel title="Feedback">
      {isSent ? (
        <div role="status" className="flex flex-col items-start gap-3">
          <p>Thank you. Your message has reached the operator of this installation, who can answer by email.</p>
          <Button onClick={() => setSent(false)}>Write another</Button>
        </div>
      ) : (
        <Form
          errors={send.errors}
          problem={send.problem}
          onSubmit={(values) => {
            const page = textIn(values, 'page').trim()
            send.send({ message: textIn(values, 'message'), ...(page ? { page } : {}) })
          }}
        >
          <TextArea
            name="message"
            label="Message"
            hint="A question, a fault, a wish. Leave out passwords and keys."
            maxLength={5000}
            required
          />
          <Field name="page" label="Page" hint="Its address, if it is about one. Optional." maxLength={500} />
          <div>
            <Button type="submit" variant="primary" busy={send.busy}>
              Send feedback
            </Button>
          </div>
        </Form>
      )}
    </Panel>
  )
}
