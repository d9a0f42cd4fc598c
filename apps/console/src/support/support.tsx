import { sendFeedback } from '@sextant/contract/support/endpoints'
import { useState } from 'react'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { useCan } from '../kit/workspace'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { TextArea } from '../ui/text-area'

/** Help, and a form to contact the operator. `statusHref` is the status page. */
export function Support({ statusHref }: { statusHref: string }) {
  return (
    <Page title="Support" context="Find help, or tell us what is missing.">
      <div className="grid items-start gap-6 lg:grid-cols-2">
        {useCan()('add-feedback') ? <Feedback /> : null}
        <Panel title="Help">
          <ul className="flex flex-col gap-3">
            <Help href="/api/openapi.json" label="API description">
              Every operation with its fields, errors and permissions, as OpenAPI.
            </Help>
            <Help href={statusHref} label="System status">
              The current status of this installation.
            </Help>
            <li>
              <p className="font-medium">Roles and access</p>
              <p className="text-muted">Team owners assign roles under Settings → Users.</p>
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
          <p>Thank you. Your message was sent to the operator of this installation, who can reply by email.</p>
          <Button onClick={() => setSent(false)}>Write another message</Button>
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
            hint="A question, problem or suggestion. Do not include passwords or keys."
            maxLength={5000}
            required
          />
          <Field name="page" label="Page" hint="The page’s URL, if relevant. Optional." maxLength={500} />
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
