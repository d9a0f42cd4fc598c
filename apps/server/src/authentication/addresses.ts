/** The URLs that are entered at an identity provider or a directory. */
/** Each provider has its own callback URL, so that none can impersonate another (RFC 9700 §4.4.2.2). */
export const oidcCallback = (publicUrl: string, team: string, id: string): string =>
  `${publicUrl}/sso/oidc/${team}/${id}/callback`
export const samlConsumer = (publicUrl: string, team: string, id: string): string =>
  `${publicUrl}/sso/saml/${team}/${id}/acs`
export const samlEntity = (publicUrl: string, team: string, id: string): string =>
  `${publicUrl}/sso/saml/${team}/${id}/metadata`
/** Our entity ID as a SAML service provider. */
export const samlSelf = (publicUrl: string, team: string, id: string) => ({
  entity: samlEntity(publicUrl, team, id),
  consumer: samlConsumer(publicUrl, team, id),
})
export const scimBase = (publicUrl: string): string => `${publicUrl}/scim/v2`
