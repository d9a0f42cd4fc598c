import { setTimeout as delay } from 'node:timers/promises'
import { readEvents, type StreamedEvent } from '@sextant/client/read-events'
import { connect } from './connect'
import { type CliContext, UserError } from './context'
import { makeSecret, signedHeaders } from './sign'

export type ListenOptions = {
  readonly forward?: string | undefined
  readonly events?: string | undefined
}

/** The delay before a broken stream is reopened, in milliseconds. */
const pauseMs = 1000

/**
 * Prints the team's events as they happen, and forwards each to a local URL like a webhook: the same body, signed with
 * the printed secret. If the stream ends, resumes after the last event.
 */
export async function listen(context: CliContext, { forward, events }: ListenOptions): Promise<void> {
  const key = context.env['SEXTANT_WEBHOOK_SECRET'] ?? makeSecret()
  if (forward !== undefined) {
    if (!URL.canParse(forward)) throw new UserError(`“${forward}” is no address, such as http://localhost:8080/hook.`)
    context.tell(`Forwarding to ${forward}, signed with ${key}`)
  }
  const { api, team } = await connect(context)
  const types = events === undefined ? {} : { types: events }
  let after = (await api.webhooks.events({ team, query: { limit: 1, after: 'now', ...types } })).meta.next
  context.tell('Listening. Ctrl-C ends it.')
  while (!context.signal.aborted) {
    try {
      const answer = await api.webhooks.stream({ team, query: { after, ...types } }, { signal: context.signal })
      if (!answer.body) continue
      for await (const event of readEvents(answer.body)) {
        await handle(context, event, forward, key)
        after = event.id
      }
    } catch (error) {
      if (context.signal.aborted) return
      context.tell(`The stream ended: ${error instanceof Error ? error.message : String(error)}. Trying again.`)
      await delay(pauseMs, undefined, { signal: context.signal }).catch(() => {})
    }
  }
}

async function handle(context: CliContext, { type, data }: StreamedEvent, forward: string | undefined, key: string) {
  if (forward === undefined) return context.print(data)
  const id = idOf(data)
  const headers = { 'content-type': 'application/json', ...signedHeaders(key, id, data, context.now()) }
  try {
    const answer = await context.fetch(forward, { method: 'POST', headers, body: data, redirect: 'manual' })
    await answer.arrayBuffer()
    context.print(`${id} ${type} → ${answer.status}`)
  } catch {
    context.print(`${id} ${type} → no answer from ${forward}`)
  }
}

/** The type of the event as in webhook deliveries. */
function idOf(data: string): string {
  const event: unknown = JSON.parse(data)
  return typeof event === 'object' && event !== null && 'id' in event ? `evt_${String(event.id)}` : ''
}
