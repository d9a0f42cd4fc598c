import * as endpoints from '@sextant/contract/authentication/endpoints'
import { serve, serveTeam } from '../platform/http/serve'
import { claimDomain } from './domains/claim-domain'
import { listDomains } from './domains/list-domains'
import { releaseDomain } from './domains/release-domain'
import { verifyDomain } from './domains/verify-domain'
import type { ExternalServices } from './external-services'
import { createIdentityProvider } from './providers/create-provider'
import { deleteIdentityProvider } from './providers/delete-provider'
import { listIdentityProviders } from './providers/list-providers'
import { updateIdentityProvider } from './providers/update-provider'
import { readAuthentication } from './read-authentication'
import { createScimToken } from './scim-tokens/create-scim-token'
import { listScimTokens } from './scim-tokens/list-scim-tokens'
import { revokeScimToken } from './scim-tokens/revoke-scim-token'
import { startSso } from './sign-in/start-sso'
import { updateAuthentication } from './update-authentication'

export const authenticationRoutes = (external: ExternalServices) => [
  serve(endpoints.startSso, startSso(external)),
  serveTeam(endpoints.readAuthentication, readAuthentication),
  serveTeam(endpoints.updateAuthentication, updateAuthentication),
  serveTeam(endpoints.listIdentityProviders, listIdentityProviders),
  serveTeam(endpoints.createIdentityProvider, createIdentityProvider(external)),
  serveTeam(endpoints.updateIdentityProvider, updateIdentityProvider(external)),
  serveTeam(endpoints.deleteIdentityProvider, deleteIdentityProvider),
  serveTeam(endpoints.listDomains, listDomains),
  serveTeam(endpoints.claimDomain, claimDomain),
  serveTeam(endpoints.verifyDomain, verifyDomain(external.resolveTxt)),
  serveTeam(endpoints.releaseDomain, releaseDomain),
  serveTeam(endpoints.listScimTokens, listScimTokens),
  serveTeam(endpoints.createScimToken, createScimToken),
  serveTeam(endpoints.revokeScimToken, revokeScimToken),
]
