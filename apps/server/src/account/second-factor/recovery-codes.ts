import { randomBytes } from 'node:crypto'
import type { Tx } from '../../platform/database/transaction'
import { hashToken } from '../../platform/tokens'
import { findFactors, replaceRecoveryCodes, useRecoveryCode } from './store'

const codeCount = 10
/** Letters and digits, without lookalikes. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Sixteen characters, 80 bits: `abcd-efgh-jkmn-pqrs`. */
function makeCode(): string {
  const signs = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length] ?? '')
  return signs.join('').replaceAll(/(.{4})(?!$)/g, '$1-')
}

/** Hashes a code as typed or as stored: hyphens, spaces and case are ignored. */
const hashOf = (code: string): Buffer => hashToken(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))

/** Replaces the person's recovery codes. The new ones are shown only once. */
export async function renewCodes(tx: Tx, person: string): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, makeCode)
  await replaceRecoveryCodes(tx, person, codes.map(hashOf))
  return codes
}

/** Creates recovery codes with the first second factor; later factors create none. */
export async function codesWithFirstFactor(tx: Tx, person: string): Promise<string[]> {
  const { recovery_codes } = await findFactors(tx, person)
  return Number(recovery_codes) === 0 ? await renewCodes(tx, person) : []
}

/** Uses up a recovery code; false if it does not exist or has been used. */
export const consumeRecoveryCode = async (tx: Tx, person: string, code: string): Promise<boolean> =>
  await useRecoveryCode(tx, person, hashOf(code))
