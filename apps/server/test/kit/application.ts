import { createApplication, readApplicationKey } from '@sextant/contract/applications/endpoints'
import { Application, ApplicationKey } from '@sextant/contract/applications/schemas'
import type { Scope } from '@sextant/contract/kit/scopes'
import type { TeamRef } from '@sextant/contract/kit/team'
import * as z from 'zod/mini'
import type { Person, TestContext } from './test-context'

const Token = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int(),
  scope: z.string(),
})

/** A test application with its secret. */
export type TestApplication = Application & { readonly secret: string }

/** Adds an application to a team as its owner. */
export async function addApplication(
  { call }: TestContext,
  team: TeamRef,
  owner: Person,
  scopes: readonly Scope[],
): Promise<TestApplication> {
  const created = await call(createApplication, { team, body: { name: 'Robot', scopes: [...scopes] } }, owner)
  const application = z.object({ data: Application }).parse(created.body).data
  const result = await call(readApplicationKey, { team, id: application.id }, owner)
  const { secret } = z.object({ data: ApplicationKey }).parse(result.body).data
  return { ...application, secret: secret ?? '' }
}

/** The response of the token endpoint to a form. */
export async function askToken(
  { app }: TestContext,
  form: Readonly<Record<string, string>> | string,
  headers: Readonly<Record<string, string>> = {},
) {
  return await app.inject({
    method: 'POST',
    url: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: typeof form === 'string' ? form : new URLSearchParams(form).toString(),
  })
}

/** The headers of a request that an application makes with a token of its own. */
export async function bearerOf(
  context: TestContext,
  { client_id, secret: client_secret }: Pick<TestApplication, 'client_id' | 'secret'>,
  scope = '',
): Promise<{ readonly authorization: string }> {
  const form = { grant_type: 'client_credentials', client_id, client_secret, scope }
  const { access_token } = Token.parse((await askToken(context, form)).json())
  return { authorization: `Bearer ${access_token}` }
}
