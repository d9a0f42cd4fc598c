import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { translateErrors } from '../../../src/platform/http/errors'

test.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
  'an unavailable database gives 503, and the call can be retried: %s',
  async (said) => {
    const app = Fastify()
    translateErrors(app)
    app.get('/', async () => {
      throw new Error(said)
    })
    const answer = await app.inject('/')
    expect([answer.statusCode, answer.json()]).toMatchObject([503, { code: 'unavailable' }])
    expect(answer.headers['retry-after']).toBe('2')
  },
)
