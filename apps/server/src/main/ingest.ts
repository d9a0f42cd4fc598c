import { listenSmtp, type SmtpListener } from '../emails/listen-smtp'
import type { Env } from '../platform/env'
import type { Services } from '../platform/services'

/** Takes mail in by SMTP. */
export const startIngest = async (services: Services, env: Env): Promise<SmtpListener> =>
  await listenSmtp(services, env.smtp)
