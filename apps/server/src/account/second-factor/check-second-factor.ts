import type { Tx } from '../../platform/database/transaction'
import type { Services } from '../../platform/services'
import { consumeRecoveryCode } from './recovery-codes'
import { findFactors, useTotpStep } from './store'
import { stepOf } from './totp'

type Method = 'totp' | 'passkey' | 'recovery_code'
type SecondFactorResult =
  | { readonly state: 'fits' }
  | { readonly state: 'wrong' }
  | { readonly state: 'missing'; readonly methods: readonly Method[] }

const purposeOf = (person: string): string => `totp:${person}`
export const sealTotp = ({ secrets }: Pick<Services, 'secrets'>, person: string, secret: string): string =>
  secrets.seal(secret, purposeOf(person))
const openTotp = ({ secrets }: Pick<Services, 'secrets'>, person: string, sealed: string): string =>
  secrets.open(sealed, purposeOf(person))

/**
 * Checks the second factor of the transaction's person: a code from the authenticator app or a recovery code. Each is
 * valid once.
 */
export async function checkSecondFactor(
  tx: Tx,
  services: Pick<Services, 'secrets' | 'clock'>,
  person: string,
  code: string | undefined,
): Promise<SecondFactorResult> {
  const guards = await findFactors(tx, person)
  if (!guards.two_factor) return { state: 'fits' }
  const entered = code?.replaceAll(/\s/g, '') ?? ''
  if (entered === '') return { state: 'missing', methods: methodsOf(guards) }
  const sealed = guards.totp_confirmed ? guards.totp_secret : null
  const isCode = /^\d{6}$/.test(entered)
    ? sealed !== null && (await isTotpValid(tx, services, person, sealed, entered))
    : await consumeRecoveryCode(tx, person, entered)
  return { state: isCode ? 'fits' : 'wrong' }
}

/** Whether an authenticator code is currently valid and has not been used. */
export async function isTotpValid(
  tx: Tx,
  services: Pick<Services, 'secrets' | 'clock'>,
  person: string,
  sealed: string,
  code: string,
): Promise<boolean> {
  const step = stepOf(openTotp(services, person, sealed), code, services.clock.now())
  return step !== null && (await useTotpStep(tx, person, step))
}

function methodsOf(guards: Awaited<ReturnType<typeof findFactors>>): Method[] {
  return [
    ...(guards.totp_confirmed ? ['totp' as const] : []),
    ...(Number(guards.passkeys) > 0 ? ['passkey' as const] : []),
    ...(Number(guards.recovery_codes) > 0 ? ['recovery_code' as const] : []),
  ]
}
