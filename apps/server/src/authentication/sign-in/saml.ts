import { type CacheProvider, type Profile, SAML, ValidateInResponseTo } from '@node-saml/node-saml'
import * as z from 'zod/mini'
import { SsoFailed, SsoIdentity } from './auth-request'

type Provider = { readonly entity_id: string; readonly sign_in_url: string; readonly certificate: string }
type RequestState = { readonly state: string; readonly now: Date }
type ServiceProvider = { readonly entity: string; readonly consumer: string }

/** XML IDs must not start with a digit. */
const requestId = (state: string): string => `_${state}`

/** Knows only the request being answered. The request's single-use token ensures that it is answered once. */
const onlyRequest = (state: string, now: Date): CacheProvider => ({
  saveAsync: async (_key, value) => ({ value, createdAt: Date.parse(value) }),
  getAsync: async (key) => (key === requestId(state) ? now.toISOString() : null),
  removeAsync: async (key) => key,
})

/**
 * SAML 2.0 web browser SSO: redirect binding for the request, POST binding for the response. The assertion must be
 * signed by this provider, addressed to us, current, and in response to our request; unsolicited responses are
 * rejected.
 */
const samlOf = (provider: Provider, { entity, consumer }: ServiceProvider, { state, now }: RequestState): SAML =>
  new SAML({
    entryPoint: provider.sign_in_url,
    idpCert: provider.certificate,
    idpIssuer: provider.entity_id,
    issuer: entity,
    audience: entity,
    callbackUrl: consumer,
    identifierFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
    disableRequestedAuthnContext: true,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    acceptedClockSkewMs: 30_000,
    maxAssertionAgeMs: 5 * 60_000,
    generateUniqueId: () => requestId(state),
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: 15 * 60_000,
    cacheProvider: onlyRequest(state, now),
  })

/** The URL to send the browser to. */
export const samlAddress = async (
  provider: Provider,
  serviceProvider: ServiceProvider,
  request: RequestState,
): Promise<string> =>
  await samlOf(provider, serviceProvider, request).getAuthorizeUrlAsync(request.state, undefined, {})

/** Our service provider metadata. */
export const samlMetadata = ({ entity, consumer }: ServiceProvider): string =>
  new SAML({
    issuer: entity,
    callbackUrl: consumer,
    idpCert: 'none',
    wantAssertionsSigned: true,
    identifierFormat: 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
  }).generateServiceProviderMetadata(null, null)

/** The person who signed in, after validating the response. */
export async function samlIdentity(
  provider: Provider,
  serviceProvider: ServiceProvider,
  answer: RequestState & { readonly response: string },
): Promise<SsoIdentity> {
  rejectWeakAlgorithms(answer.response)
  const saml = samlOf(provider, serviceProvider, answer)
  const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: answer.response })
  // The library checks the issuer only at sign-out.
  if (profile?.issuer !== provider.entity_id) throw new SsoFailed('refused')
  const confirmation = confirmationOf(profile)
  if (confirmation?.Recipient !== serviceProvider.consumer || confirmation.InResponseTo !== requestId(answer.state))
    throw new SsoFailed('refused')
  return SsoIdentity.parse({
    subject: profile.nameID,
    email: firstText(profile, emailNames) ?? profile.nameID,
    first_name: firstText(profile, firstNames),
    last_name: firstText(profile, lastNames),
  })
}

/**
 * Rejects SHA-1, which is broken, and DTDs, which SAML messages have no use for. The signature does not cover attribute
 * quoting and escaping, so every spelling of an algorithm name is checked.
 */
function rejectWeakAlgorithms(response: string): void {
  const xml = Buffer.from(response, 'base64').toString('utf8')
  const algorithms = [...xml.matchAll(/\bAlgorithm\s*=\s*(["'])(.*?)\1/gs)].map(([, , name = '']) => name)
  if (algorithms.some((name) => /&|sha1\s*$/i.test(name)) || /<!DOCTYPE/i.test(xml)) throw new SsoFailed('refused')
}

const Data = z.object({ $: z.object({ Recipient: z.string(), InResponseTo: z.string() }) })
const Confirmation = z.object({ SubjectConfirmationData: z.tuple([Data]) })
const Subject = z.object({ SubjectConfirmation: z.tuple([Confirmation]) })
const Confirmed = z.object({ Assertion: z.object({ Subject: z.tuple([Subject]) }) })

/** The assertion's own recipient and request (SAML profiles §4.1.4.3): the enclosing response may be unsigned. */
function confirmationOf(profile: Profile): z.infer<typeof Data>['$'] | null {
  const read = Confirmed.safeParse(profile.getAssertion?.()).data
  return read?.Assertion.Subject[0].SubjectConfirmation[0].SubjectConfirmationData[0].$ ?? null
}

const claims = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims'
const emailNames = ['email', 'mail', `${claims}/emailaddress`, 'urn:oid:0.9.2342.19200300.100.1.3']
const firstNames = ['firstName', 'givenName', `${claims}/givenname`, 'urn:oid:2.5.4.42']
const lastNames = ['lastName', 'sn', `${claims}/surname`, 'urn:oid:2.5.4.4']

function firstText(profile: Profile, names: readonly string[]): string | null {
  const found = names.map((name) => profile[name]).find((value) => typeof value === 'string' && value !== '')
  return typeof found === 'string' ? found : null
}
