import { prettyJson } from '@sextant/domain/kit/pretty-json'
import { useState } from 'react'
import { Button } from '../../ui/button'
import { Code } from '../../ui/code'
import { Field } from '../../ui/field'
import { Form } from '../../ui/form'
import { SelectField } from '../../ui/select-field'
import type { Operation } from './operations'
import { urlOf } from './snippets'

type Values = Readonly<Record<string, string>>

type RunPanelProps = {
  operation: Operation
  path: string
  onPath: (path: string) => void
  values: Values
  onValues: (values: Values) => void
  query: string
  onQuery: (query: string) => void
}

type RunResult = { readonly status: number; readonly ms: number; readonly body: string }

/** The maximum response length shown, in characters. */
const maxLength = 20_000

/**
 * Sends the request from this page, with the browser session or with a token that never leaves the page. Read-only
 * operations only.
 */
export function RunPanel({ operation, path, onPath, values, onValues, query, onQuery }: RunPanelProps) {
  const [token, setToken] = useState('')
  const [answer, setAnswer] = useState<RunResult | null>(null)
  const [busy, setBusy] = useState(false)
  const names = [...path.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
  const run = async () => {
    setBusy(true)
    setAnswer(await sendRequest(urlOf({ origin: '', path, params: values, query }), token))
    setBusy(false)
  }
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded-control font-medium">Run it</summary>
      <div className="mt-3 flex flex-col gap-4">
        <Form errors={{}} onSubmit={() => void run()}>
          {operation.addresses.length > 1 ? (
            <SelectField
              name="path"
              label="Team"
              choices={operation.addresses.map((address) => ({
                value: address.path,
                label: address.team === 'org' ? 'Organisation' : 'Developer team',
              }))}
              value={path}
              onChange={({ target }) => onPath(target.value)}
            />
          ) : null}
          {names.map((name) => (
            <Field
              key={name}
              name={name}
              label={name}
              value={values[name] ?? ''}
              onChange={({ target }) => onValues({ ...values, [name]: target.value })}
              autoComplete="off"
            />
          ))}
          <Field
            name="query"
            label="Query (optional)"
            placeholder="limit=5"
            value={query}
            onChange={({ target }) => onQuery(target.value)}
            autoComplete="off"
          />
          <Field
            name="token"
            label="Token (optional)"
            hint="Without a token, the request uses your current session."
            type="password"
            value={token}
            onChange={({ target }) => setToken(target.value)}
            autoComplete="off"
          />
          <div>
            <Button type="submit" variant="primary" busy={busy}>
              Run
            </Button>
          </div>
        </Form>
        <div role="status">
          {answer ? <Code title={`Status ${answer.status}, ${answer.ms} ms`} text={answer.body} /> : null}
        </div>
      </div>
    </details>
  )
}

async function sendRequest(url: string, token: string): Promise<RunResult> {
  const started = performance.now()
  try {
    const answer = await fetch(url, {
      credentials: token === '' ? 'same-origin' : 'omit',
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
    })
    const body = prettyJson(await answer.text()).slice(0, maxLength)
    return { status: answer.status, ms: Math.round(performance.now() - started), body }
  } catch {
    return { status: 0, ms: Math.round(performance.now() - started), body: 'The server did not respond.' }
  }
}
