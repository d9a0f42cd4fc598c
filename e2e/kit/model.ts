import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

/** A language model on the address that this worker's product is configured with. */
export type Model = {
  /** The questions so far, as they were sent. */
  readonly questions: string[]
  close(): void
}

/**
 * Starts a model that gives the same answer to each question about a booking, and says first that an email has one
 * booking of that kind.
 */
export async function startModel(kind: string, booking: object): Promise<Model> {
  const questions: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((question) => {
      questions.push(question)
      const isFirst = question.includes('"name":"bookings"')
      const content = JSON.stringify(isFirst ? { bookings: [{ kind, count: 1 }] } : booking)
      const body = { choices: [{ message: { role: 'assistant', content } }], usage: { total_tokens: 700 } }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    })
  }).listen(Number(process.env['SEXTANT_MODEL_PORT']), '127.0.0.1')
  await once(server, 'listening')
  return { questions, close: () => server.close().closeAllConnections() }
}
