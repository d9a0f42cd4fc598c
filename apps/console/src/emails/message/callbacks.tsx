import type { Callback } from '@sextant/contract/webhooks/schemas'
import { durationText, instantText } from '@sextant/domain/kit/time-text'
import { useQuery } from '@tanstack/react-query'
import { useTeam, useTeamRef } from '../../kit/workspace'
import { Badge } from '../../ui/badge'
import { Disclosure } from '../../ui/disclosure'
import { Skeleton } from '../../ui/skeleton'
import { callbacksQuery } from '../queries'

const tones = { success: 'good', pending: 'neutral', failed: 'bad' } as const
const labels = { success: 'Delivered', pending: 'Pending', failed: 'Failed' } as const

/** Webhook deliveries for an email: each attempt with its request and response. */
export function Callbacks({ id }: { id: string }) {
  const { data, error } = useQuery(callbacksQuery(useTeamRef(), id))
  const { time_zone_id: zone } = useTeam()
  if (error) return <p className="p-4 text-muted">The webhook deliveries could not be loaded.</p>
  if (!data)
    return (
      <div role="status" aria-busy="true" className="p-4">
        <span className="sr-only">Loading</span>
        <Skeleton className="w-2/3" />
      </div>
    )
  if (data.data.length === 0) return <p className="p-4 text-muted">No webhook deliveries.</p>
  return (
    <ul aria-label="Callbacks">
      {data.data.map((callback) => (
        <li key={callback.id} className="flex flex-col gap-2 border-b border-line p-4 last:border-b-0">
          <Summary callback={callback} zone={zone} />
          <CallbackExchange callback={callback} />
        </li>
      ))}
    </ul>
  )
}

const Summary = ({ callback, zone }: { callback: Callback; zone: string }) => (
  <>
    <p className="flex flex-wrap items-center gap-2">
      <Badge tone={tones[callback.status]}>{labels[callback.status]}</Badge>
      <span className="min-w-0 font-mono text-xs wrap-anywhere">{callback.url}</span>
    </p>
    <p className="text-sm text-muted">
      {[
        `Event ${callback.event_id}`,
        `attempt ${callback.attempt}`,
        callback.response_status === null ? (callback.error ?? 'no response') : `status ${callback.response_status}`,
        durationText(callback.duration_ms),
        instantText(callback.created, zone),
        callback.next_attempt_at && `next attempt ${instantText(callback.next_attempt_at, zone)}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  </>
)

const CallbackExchange = ({ callback }: { callback: Callback }) => (
  <Disclosure summary="Request and response">
    <HttpMessage title="Request" headers={callback.request_headers} body={callback.request_body} />
    {callback.response_status === null ? null : (
      <HttpMessage title="Response" headers={callback.response_headers ?? {}} body={callback.response_body ?? ''} />
    )}
  </Disclosure>
)

type HttpMessageProps = { title: string; headers: Readonly<Record<string, string>>; body: string }

const HttpMessage = ({ title, headers, body }: HttpMessageProps) => (
  <section className="mb-3">
    <h3 className="mb-1 text-sm font-medium">{title}</h3>
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard
      tabIndex={0}
      aria-label={title}
      className="max-h-72 overflow-auto rounded-control bg-sunken p-3 font-mono text-xs whitespace-pre-wrap wrap-anywhere"
    >
      {[...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), '', body].join('\n')}
    </pre>
  </section>
)
