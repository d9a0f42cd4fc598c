import type { Attempt } from '@sextant/contract/webhooks/schemas'
import { numberText } from '@sextant/domain/kit/number-text'
import { prettyJson } from '@sextant/domain/kit/pretty-json'
import { instantText } from '@sextant/domain/kit/time-text'
import { useTeam } from '../kit/workspace'
import { Code } from '../ui/code'
import { Disclosure } from '../ui/disclosure'
import { triggerLabels } from './labels'

const lines = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

/** One delivery attempt: when and why it was made, the request, and the response. */
export function AttemptView({ attempt }: { attempt: Attempt }) {
  const { attempt: nth, trigger, created, duration_ms, error, url } = attempt
  const { response_status: status, response_headers, response_body, request_headers } = attempt
  const { time_zone_id: zone } = useTeam()
  return (
    <section aria-label={`Attempt ${nth}`} className="flex flex-col gap-3">
      <p>
        <span className="font-medium">Attempt {nth}</span>{' '}
        <span className="text-muted">
          {triggerLabels[trigger]} · {instantText(created, zone)} · {numberText(duration_ms)} ms
        </span>
      </p>
      {error ? <p className="text-bad">{error}</p> : null}
      {status === null ? null : (
        <div className="flex flex-col gap-2">
          <h3 className="font-medium">
            Response <span className="tabular-nums">{status}</span>
          </h3>
          {response_body ? (
            <Code title="Response body" text={prettyJson(response_body)} copy={response_body} />
          ) : (
            <p className="text-sm text-muted">No body.</p>
          )}
          {response_headers ? (
            <Disclosure summary="Response headers">
              <Code title="Response headers" text={lines(response_headers)} />
            </Disclosure>
          ) : null}
        </div>
      )}
      <Disclosure summary="Request headers">
        <Code title="Request headers" text={`POST ${url}\n${lines(request_headers)}`} />
      </Disclosure>
    </section>
  )
}
