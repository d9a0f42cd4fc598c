/** Display names of the identity provider types. */
export const typeLabels = { oidc: 'OpenID Connect', saml: 'SAML 2.0' } as const
