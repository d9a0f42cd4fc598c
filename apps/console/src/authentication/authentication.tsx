import { Page } from '../ui/page'
import { Domains } from './domains'
import { Enforcement } from './enforcement'
import { Providers } from './providers'
import { ScimTokens } from './scim-tokens'

/** How the people of a team sign in: its identity providers, its mail domains, the rule, and its directory. */
export const Authentication = () => (
  <Page
    title="Authentication"
    context="Single sign-on in three steps: add an identity provider, prove a mail domain, then turn it on."
  >
    <div className="flex max-w-3xl flex-col gap-6">
      <Providers />
      <Domains />
      <Enforcement />
      <ScimTokens />
    </div>
  </Page>
)
