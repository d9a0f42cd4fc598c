import type { Tx } from '../platform/database/transaction'
import type { TeamCtx } from '../platform/http/context'
import { refuse } from '../platform/http/refusal'
import { findTeam } from '../teams'
import { listDomains } from './domains/store'
import { listProviders } from './providers/store'

/** Whether members can sign in through a provider: one is active, and a domain is verified. */
export async function canSignIn(tx: Tx): Promise<boolean> {
  const [providers, domains] = [await listProviders(tx), await listDomains(tx)]
  return providers.some(({ status }) => status === 'Active') && domains.some(({ verified_at }) => verified_at !== null)
}

/** Prevents lockout: while single sign-on is on, the last provider and the last domain cannot be removed (409). */
export async function preventLockout(tx: Tx, ctx: TeamCtx): Promise<void> {
  const team = (await findTeam(tx, ctx.team)) ?? refuse('not_found')
  if (team.sso_enabled && !(await canSignIn(tx)))
    refuse('conflict', 'Turn single sign-on off first: nobody could sign in any more.')
}
