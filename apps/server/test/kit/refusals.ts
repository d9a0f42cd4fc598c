import type { Endpoint, InputOf } from '@sextant/contract/kit/endpoint'
import { ErrorBody } from '@sextant/contract/kit/errors'
import { isPermissionName, roles } from '@sextant/contract/kit/permissions'
import type { TeamRef } from '@sextant/contract/kit/team'
import { can } from '@sextant/domain/permissions/can'
import { describe, expect, test } from 'vitest'
import type { Send, TestContext } from './test-context'

type Case<E extends Endpoint> = {
  /** An input that is valid for authorized callers in the given team. */
  readonly input: (team: TeamRef) => InputOf<E>
  readonly send?: Send
  /** Invalid fields of the query or body, each with a wrong value. */
  readonly wrong?: readonly {
    readonly input: (team: TeamRef) => InputOf<E>
    readonly field: string
    readonly send?: Send
  }[]
}

/**
 * Tests what every team endpoint refuses: callers without a session (401), roles without the permission (403), another
 * team (404) and invalid fields (422).
 */
export function refusals<E extends Endpoint>(
  endpoint: E,
  context: () => TestContext,
  { input, send, wrong = [] }: Case<E>,
): void {
  const codeOf = (body: unknown): string => ErrorBody.parse(body).code
  // An endpoint open to every person needs no role.
  const permission = isPermissionName(endpoint.permission) ? endpoint.permission : undefined

  describe(`${endpoint.name} refuses`, () => {
    test('callers without a session: 401', async () => {
      const { status, body } = await context().call(endpoint, input(context().acme), null, send)
      expect([status, codeOf(body)]).toEqual([401, 'unauthenticated'])
    })

    test('an unknown session: 401', async () => {
      const stranger = { id: '0', email: '', cookie: 'sextant_session=made-up' }
      expect((await context().call(endpoint, input(context().acme), stranger, send)).status).toBe(401)
    })

    for (const role of roles.filter((one) => !can([one], permission))) {
      test(`${role}: 403`, async () => {
        const { status, body } = await context().call(endpoint, input(context().acme), context().people[role], send)
        expect([status, codeOf(body)]).toEqual([403, 'forbidden'])
      })
    }

    test("another team's URL: 404", async () => {
      const { status, body } = await context().call(endpoint, input(context().globex), context().people.owner, send)
      expect([status, codeOf(body)]).toEqual([404, 'not_found'])
    })

    test.each(wrong)('an invalid $field: 422', async ({ input: bad, field, send: badSend }) => {
      const { status, body } = await context().call(
        endpoint,
        bad(context().acme),
        context().people.owner,
        badSend ?? send,
      )
      expect(status).toBe(422)
      expect(Object.keys(ErrorBody.parse(body).errors ?? {})).toContain(field)
    })
  })
}
