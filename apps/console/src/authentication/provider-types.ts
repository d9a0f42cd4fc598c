/** What the kinds of identity providers are called. */
export const typeLabels = { oidc: 'OpenID Connect', saml: 'SAML 2.0' } as const
