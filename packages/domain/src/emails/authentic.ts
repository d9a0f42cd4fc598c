import type { Authenticity } from '@sextant/contract/emails/authenticity'

/**
 * Why an email is held where mail must be authenticated or sent by the team's people; null if it is either. What a
 * stranger forwards is not authenticated: the checks say nothing of the message within.
 */
export function whyNotAuthentic({ result, reason, sent_by_team, forwarded }: Authenticity): string | null {
  if (sent_by_team) return null
  if (result !== 'passed') return `Held because its sender is not authenticated: ${reason}`
  return forwarded ? 'Held because it was forwarded by somebody who is none of the team’s people.' : null
}
