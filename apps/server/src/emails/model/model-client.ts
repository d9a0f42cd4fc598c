import type { Question } from '@sextant/extraction/model/questions'
import * as z from 'zod/mini'
import type { Env } from '../../platform/env'
import { makeOutgoing, type OutgoingResponse } from '../../platform/http/outgoing'

/** A model's answer: the object it wrote, and the number of tokens used by question and answer. */
export type ModelAnswer = { readonly content: unknown; readonly tokens: number }

/** A language model behind an API like OpenAI's chat completions. */
export type ModelClient = {
  readonly host: string
  readonly name: string
  /** Asks one question. Rejects with `ModelFailed`. */
  ask(question: Question): Promise<ModelAnswer>
  /** Aborts pending questions, which then reject. */
  close(): Promise<void>
}

/** The model gave no usable answer. The message can be shown to users. */
export class ModelFailed extends Error {
  override readonly name = 'ModelFailed'
  constructor(
    message: string,
    /** Whether the failure is temporary. */
    readonly isTemporary: boolean,
    /** The requested delay before a retry, in seconds; null if none was given. */
    readonly retryAfter: number | null = null,
  ) {
    super(message)
  }
}

/** The maximum length of an answer, far more than a booking needs. */
export const maxAnswerTokens = 800
const maxAnswerBytes = 256 * 1024

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).check(z.minLength(1)),
  usage: z.optional(z.unknown()),
})

/** The tokens used by an answer; servers may omit it. */
const Usage = z.object({ total_tokens: z.int().check(z.minimum(0), z.maximum(1_000_000)) })

/** How servers constrain answers, strictest first; null means only through the question. */
const formats = ['json_schema', 'json_object', null] as const
type Format = (typeof formats)[number]

/** The operator's model; null if none is configured. Its key is sent only to its own host, and appears nowhere else. */
export function makeModelClient(model: Env['model']): ModelClient | null {
  if (!model) return null
  const { url, name, key, isPrivate, timeoutMs } = model
  const http = makeOutgoing({ allowPrivate: isPrivate, timeoutMs, maxAnswerBytes })
  const closed = new AbortController()
  /** The index of the strictest format that the server supports. */
  let formatIndex = 0
  const post = async (question: Question, format: Format): Promise<OutgoingResponse> => {
    const body = Buffer.from(JSON.stringify(requestOf(name, question, format)))
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    }
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = AbortSignal.any([timeout, closed.signal])
    try {
      return await http.send({ method: 'POST', url: `${url}/chat/completions`, headers, body, signal })
    } catch (error) {
      throw new ModelFailed(
        timeout.aborted ? `The model did not answer within ${timeoutMs / 1000} seconds.` : failureOf(error),
        true,
      )
    }
  }
  const ask = async (question: Question): Promise<ModelAnswer> => {
    const answer = await post(question, formats[formatIndex] ?? null)
    const isRefused = answer.status === 400 || answer.status === 422
    if (!isRefused || formatIndex === formats.length - 1) return readAnswer(answer, question)
    formatIndex += 1
    return await ask(question)
  }
  return {
    host: new URL(url).host,
    name,
    ask,
    close: async () => {
      if (closed.signal.aborted) return
      closed.abort()
      await http.close()
    },
  }
}

/** A question in the API's form: no tools, and as deterministic as the server allows. */
const requestOf = (model: string, { name, system, user, schema }: Question, format: Format) => ({
  model,
  messages: [
    { role: 'system', content: system },
    { role: 'user', content: user },
  ],
  temperature: 0,
  max_tokens: maxAnswerTokens,
  stream: false,
  ...(format === 'json_schema' && {
    response_format: { type: format, json_schema: { name, strict: true, schema } },
  }),
  ...(format === 'json_object' && { response_format: { type: format } }),
})

/** Why there was no answer. Addresses and system errors stay in the log. */
function failureOf(error: unknown): string {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : null
  return code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE'
    ? 'The model gave an answer that is too long.'
    : 'The model could not be reached.'
}

function readAnswer({ status, retryAfter, body }: OutgoingResponse, question: Question): ModelAnswer {
  if (status === 429 || status >= 500)
    throw new ModelFailed(`The model answered with status ${status}.`, true, secondsOf(retryAfter))
  if (status !== 200) throw new ModelFailed(`The model refused the question with status ${status}.`, false)
  const text = Buffer.from(body).toString('utf8')
  const { data } = z.safeParse(Completion, jsonIn(text))
  const content = data?.choices[0]?.message.content ?? ''
  const object = jsonIn(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1))
  if (!data || object === undefined) throw new ModelFailed('The model gave no usable answer.', true)
  const tokens = z.safeParse(Usage, data.usage).data?.total_tokens
  return { content: object, tokens: tokens ?? estimateTokens(question, content) }
}

/** `Retry-After` in seconds (RFC 9110 §10.2.3); a date counts as unknown. */
const secondsOf = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null

/** The maximum number of tokens that a question and its answer take: one for every three characters. */
export const estimateTokens = ({ system, user }: Question, answer: string): number =>
  Math.ceil((system.length + user.length + answer.length) / 3)

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
