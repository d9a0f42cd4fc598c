import { Page } from '../ui/page'
import { Domains } from './domains'
import { Enforcement } from './enforcement'
import { Providers } from './providers'
import { ScimTokens } from './scim-tokens'

/** How a team's users sign in: identity providers, email domains, enforcement and directory sync. */
export const Authentication = () => (
  <Page
    title="Authentication"
    context="Set up single sign-on in three steps: add an identity provider, verify an email domain, then turn it on."
  >
    <div className="flex max-w-3xl flex-col gap-6">
      <Providers />
      <Domains />
      <Enforcement />
      <ScimTokens />
    </div>
  </Page>
)
