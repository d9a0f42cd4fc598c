import { actorKey, type Ctx } from '../../platform/http/context'

/** Who or what changes segments, and when the change was reported. */
export type Cause = {
  /** `email`, `import:1`, `user:1`, `application:1` or `system`. */
  readonly actor: string
  readonly email_id: string | null
  /** An instant: when the email was written, or when the change was made. */
  readonly observed_at: string
}

/** The cause of a caller's changes. */
export const byCaller = ({ actor, clock }: Pick<Ctx, 'actor' | 'clock'>, email_id: string | null = null): Cause => ({
  actor: actorKey(actor),
  email_id,
  observed_at: clock.now().toISOString(),
})

/** The cause of changes that the product makes by itself. */
export const bySystem = (now: Date): Cause => ({ actor: 'system', email_id: null, observed_at: now.toISOString() })
