import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import * as z from 'zod/mini'

/** A question to the model, as received by the endpoint. */
const ModelRequest = z.object({
  model: z.string(),
  messages: z.tuple([z.object({ content: z.string() }), z.object({ content: z.string() })]),
  temperature: z.number(),
  response_format: z.optional(
    z.object({ type: z.string(), json_schema: z.optional(z.object({ name: z.string(), schema: z.unknown() })) }),
  ),
  tools: z.optional(z.unknown()),
})

export type Question = z.infer<typeof ModelRequest> & {
  readonly headers: IncomingHttpHeaders
  /** `bookings` for the first question, then the kind of booking. */
  readonly about: string
  /** The number of the booking in question, from 1. */
  readonly number: number
}

/** A raw response: to be sent as it is, never to be sent, or to be sent bit by bit without end. */
export type Raw = 'hang' | 'drip' | { status?: number; headers?: Record<string, string>; body: string }

export type ScriptedModel = {
  /** The value of MODEL_URL. */
  readonly url: string
  readonly questions: Question[]
  /** The answers from now on: an object is sent as the model's answer. */
  script(answer: (question: Question) => { readonly answer: unknown } | { readonly raw: Raw }): void
  close(): Promise<void>
}

/** An endpoint like OpenAI's chat completions that says whatever a test wants. */
export async function startScriptedModel(): Promise<ScriptedModel> {
  const questions: Question[] = []
  let script: Parameters<ScriptedModel['script']>[0] = () => ({ answer: { bookings: [] } })
  const drips = new Set<NodeJS.Timeout>()
  const server = createServer((request, response) => {
    const take = async (): Promise<void> => {
      const modelRequest = ModelRequest.parse(JSON.parse(await text(request)))
      const [{ content: system }] = modelRequest.messages
      const about = modelRequest.response_format?.json_schema?.name ?? /kind (\w+)/.exec(system)?.[1] ?? 'bookings'
      const number = Number(/read number (\d+)/.exec(system)?.[1] ?? 1)
      const question = { ...modelRequest, headers: request.headers, about, number }
      questions.push(question)
      const said = script(question)
      if ('answer' in said) reply(response, completion(said.answer))
      else if (said.raw === 'drip') drips.add(drip(response))
      else if (said.raw !== 'hang') reply(response, said.raw)
    }
    take().catch(() => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/v1`,
    questions,
    script: (next) => void (script = next),
    close: async () => {
      for (const timer of drips) clearInterval(timer)
      server.close().closeAllConnections()
      await once(server, 'close')
    },
  }
}

const completion = (answer: unknown) => ({
  body: JSON.stringify({
    choices: [{ message: { role: 'assistant', content: JSON.stringify(answer) } }],
    usage: { total_tokens: 900 },
  }),
})

const reply = (response: ServerResponse, { status = 200, headers = {}, body }: Exclude<Raw, string>): void =>
  void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)

const drip = (response: ServerResponse): NodeJS.Timeout => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  return setInterval(() => response.write('data: {"choices":\n'), 50)
}
