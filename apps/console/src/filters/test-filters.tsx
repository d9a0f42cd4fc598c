import { testFilters } from '@sextant/contract/filters/endpoints'
import type { FilterTest } from '@sextant/contract/filters/schemas'
import { actionLabels } from '@sextant/domain/filters/actions'
import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { Panel } from '../ui/panel'
import { TextArea } from '../ui/text-area'
import { actionHints } from './labels'

/** Tests the filters on a sample message: which filter decides, and why. */
export function TestFilters() {
  const team = useTeamRef()
  const [result, setResult] = useState<FilterTest | null>(null)
  const run = useCommand((body: { email_id?: string; message?: string }) => api.call(testFilters, { team, body }), {
    onDone: ({ data }) => setResult(data),
    onRefused: () => setResult(null),
  })
  return (
    <div className="mt-8 grid items-start gap-6 lg:grid-cols-2">
      <Panel title="Test the filters">
        <Form
          errors={run.errors}
          problem={run.problem}
          onSubmit={(values) => {
            const email_id = textIn(values, 'email_id').trim()
            run.send(email_id ? { email_id } : { message: textIn(values, 'message') })
          }}
        >
          <Field
            name="email_id"
            label="ID of a stored email"
            hint="The number at the end of the email page’s URL."
            inputMode="numeric"
            autoComplete="off"
          />
          <TextArea
            name="message"
            label="Or a message source"
            hint="Including headers. Mail programs call this “Show original” or “View source”."
            rows={7}
            spellCheck={false}
          />
          <div>
            <Button type="submit" busy={run.busy}>
              Try
            </Button>
          </div>
        </Form>
      </Panel>
      <div aria-live="polite">{result ? <TestResult result={result} /> : null}</div>
    </div>
  )
}

function TestResult({ result: { matched, rule_id, action, redacted, trace } }: { result: FilterTest }) {
  const decidingStep = trace.find((step) => step.rule_id === rule_id)
  return (
    <Panel title={matched ? `${actionLabels[action]}: ${decidingStep?.name ?? 'privacy'}` : 'No filter matches'}>
      <p className="text-muted">
        {matched ? actionHints[action] : 'The email is read as usual.'}
        {redacted && action !== 'redact' ? ` ${actionHints.redact}` : null}
      </p>
      <ol className="mt-3 flex flex-col gap-3">
        {trace.map(({ rule_id: id, name, matched: isMatch, checks }) => (
          <li key={id}>
            <p className="font-medium">
              {name}: {isMatch ? 'matched' : 'did not match'}
            </p>
            <ul className="mt-1 flex flex-col gap-1">
              {checks.map(({ text, passed }) => (
                <li key={text} className="flex items-start gap-2 text-muted">
                  {passed ? (
                    <Check role="img" aria-label="Yes" className="mt-0.5 size-4 shrink-0 text-good" />
                  ) : (
                    <X role="img" aria-label="No" className="mt-0.5 size-4 shrink-0 text-bad" />
                  )}
                  <span className="wrap-anywhere">{text}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
