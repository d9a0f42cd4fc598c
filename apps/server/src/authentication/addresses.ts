/** The addresses that a provider or a directory is told. */
/** Every provider has a callback of its own, so that none answers in the place of another (RFC 9700 §4.4.2.2). */
export const oidcCallback = (publicUrl: string, team: string, id: string): string =>
  `${publicUrl}/sso/oidc/${team}/${id}/callback`
export const samlConsumer = (publicUrl: string, team: string, id: string): string =>
  `${publicUrl}/sso/saml/${team}/${id}/acs`
export const samlEntity = (publicUrl: string, team: string, id: string): string =>
  `${publicUrl}/sso/saml/${team}/${id}/metadata`
/** What we are to a SAML provider. */
export const samlSelf = (publicUrl: string, team: string, id: string) => ({
  entity: samlEntity(publicUrl, team, id),
  consumer: samlConsumer(publicUrl, team, id),
})
export const scimBase = (publicUrl: string): string => `${publicUrl}/scim/v2`
