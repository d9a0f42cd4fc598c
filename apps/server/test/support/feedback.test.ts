import { sendFeedback } from '@sextant/contract/support/endpoints'
import { expect, test } from 'vitest'
import { testOutbox } from '../kit/outbox'
import { addPerson, testContext } from '../kit/test-context'

const context = testContext()
const outbox = testOutbox(context)

const body = { message: 'The map is <b>lovely</b>.\nThank you!', page: '/orgs/1/dashboard' }

test('feedback is stored and emailed to the operator, who can reply to its sender', async () => {
  expect((await context.call(sendFeedback, { body }, context.people.viewer)).status).toBe(201)
  const { rows } = await context.pool.query('select * from feedback')
  expect(rows).toMatchObject([{ user_id: context.people.viewer.id, ...body }])
  const [mail] = await outbox.collect()
  expect(mail).toMatchObject({ to: 'operator@sextant.localhost', subject: 'Feedback from viewer@acme.test' })
  expect(mail?.header('Reply-To')).toBe('viewer@acme.test')
  expect(mail?.text).toContain(body.message)
  expect(mail?.html).toContain('&lt;b&gt;lovely&lt;/b&gt;.<br>')
})

test('feedback is refused for anonymous callers (401), without a role (403), and if empty (422)', async () => {
  expect((await context.call(sendFeedback, { body }, null)).status).toBe(401)
  const nobody = await addPerson(context.pool, 'roleless@x.test', [], 'user')
  expect((await context.call(sendFeedback, { body }, nobody)).status).toBe(403)
  expect((await context.call(sendFeedback, { body: { message: ' ' } }, context.people.owner)).status).toBe(422)
})
