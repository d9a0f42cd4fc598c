import { exampleOf } from '@sextant/contract/kit/example'
import { useState } from 'react'
import { Badge } from '../../ui/badge'
import { Code } from '../../ui/code'
import { Disclosure } from '../../ui/disclosure'
import { Panel } from '../../ui/panel'
import type { OperationObject } from './document'
import type { Operation } from './operations'
import { RunPanel } from './run-panel'
import { SchemaView, typeText } from './schema-view'
import { curlOf, isForApplications, typeScriptOf } from './snippets'

type Parameter = OperationObject['parameters'][number]

/** One operation: what it does, its parameters and responses, and commands that call it. */
export function OperationView({ operation }: { operation: Operation }) {
  const { definition, addresses, method, name } = operation
  const [first] = addresses
  const [path, setPath] = useState(first?.path ?? '')
  const [values, setValues] = useState<Readonly<Record<string, string>>>({ teamId: '1' })
  const [query, setQuery] = useState('')
  const context = { origin: globalThis.location.origin, path, params: values, query }
  const parts = (place: Parameter['in']) => definition.parameters.filter((parameter) => parameter.in === place)
  return (
    <Panel label={name}>
      <header className="mb-3 flex flex-col gap-1">
        <h2 id={name} className="scroll-mt-4 font-semibold">
          {definition.summary}
        </h2>
        {addresses.map((address) => (
          <p key={address.path} className="flex items-baseline gap-2">
            <Badge>{method}</Badge>
            <code className="min-w-0 text-[0.8125rem] wrap-anywhere">{address.path}</code>
          </p>
        ))}
        <Access operation={operation} />
      </header>
      <div className="grid gap-6 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          <Parameters title="Path" parameters={parts('path')} />
          <Parameters title="Query" parameters={parts('query')} />
          <Parameters title="Headers" parameters={parts('header')} />
          <Body about={definition} />
          <Responses about={definition} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Code title="curl" text={curlOf(operation, context)} />
          {isForApplications(operation) ? <Code title="TypeScript" text={typeScriptOf(operation, context)} /> : null}
          {method === 'GET' ? (
            <RunPanel
              operation={operation}
              path={path}
              onPath={setPath}
              values={values}
              onValues={setValues}
              query={query}
              onQuery={setQuery}
            />
          ) : null}
        </div>
      </div>
    </Panel>
  )
}

function Access({ operation: { definition, scopes } }: { operation: Operation }) {
  const permission = definition['x-permission']
  const callers = permission === 'anyone' ? 'Anyone' : permission === 'signed-in' ? 'Any signed-in user' : permission
  return (
    <p className="text-sm text-muted">
      {callers}
      {scopes.length > 0 ? ` · scope ${scopes.join(' or ')}` : ''}
      {scopes.length === 0 && permission !== 'anyone' ? ' · people only' : ''}
    </p>
  )
}

const Parameters = ({ title, parameters }: { title: string; parameters: readonly Parameter[] }) =>
  parameters.length === 0 ? null : (
    <section>
      <h3 className="text-sm font-medium">{title}</h3>
      <ul className="divide-y divide-line">
        {parameters.map(({ name, schema, description, required }) => (
          <li key={name} className="py-1.5">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <code className="font-medium">{name}</code>
              <span className="min-w-0 text-sm wrap-anywhere text-muted">{typeText(schema)}</span>
              {required ? <span className="text-xs text-muted">required</span> : null}
            </p>
            {(description ?? schema.description) ? (
              <p className="text-sm text-muted">{description ?? schema.description}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )

function Body({ about }: { about: OperationObject }) {
  const content = Object.entries(about.requestBody?.content ?? {})
  return content.map(([type, { schema }]) => (
    <section key={type}>
      <h3 className="text-sm font-medium">
        Body <span className="font-normal text-muted">{type}</span>
      </h3>
      <SchemaView schema={schema} />
    </section>
  ))
}

function Responses({ about }: { about: OperationObject }) {
  return (
    <section>
      <h3 className="mb-1 text-sm font-medium">Answers</h3>
      <ul className="flex flex-col gap-1">
        {Object.entries(about.responses).map(([status, { description, content }]) => {
          const json = content?.['application/json']
          const isGood = status.startsWith('2')
          return (
            <li key={status}>
              <p className="flex items-baseline gap-2">
                <Badge tone={isGood ? 'good' : 'neutral'}>{status}</Badge>
                <span className="text-sm">{description}</span>
              </p>
              {isGood && json ? (
                <div className="mt-1 ml-2 flex flex-col gap-1">
                  <Disclosure summary="Fields">
                    <SchemaView schema={json.schema} />
                  </Disclosure>
                  <Disclosure summary="Example">
                    <Code title={`Answer ${status}`} text={JSON.stringify(exampleOf(json.schema), null, 2)} />
                  </Disclosure>
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
