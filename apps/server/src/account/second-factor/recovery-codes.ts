import { randomBytes } from 'node:crypto'
import type { Tx } from '../../platform/database/transaction'
import { hashToken } from '../../platform/tokens'
import { findGuards, replaceRecoveryCodes, useRecoveryCode } from './store'

const howMany = 10
/** Without letters and digits that look alike. */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Sixteen signs, 80 bits: `abcd-efgh-jkmn-pqrs`. */
function makeCode(): string {
  const signs = [...randomBytes(16)].map((byte) => alphabet[byte % alphabet.length] ?? '')
  return signs.join('').replaceAll(/(.{4})(?!$)/g, '$1-')
}

/** As it was typed or as it is stored: hyphens, spaces and capitals do not matter. */
const hashOf = (code: string): Buffer => hashToken(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))

/** Gives the person new codes, in place of all earlier ones. They are told this once. */
export async function renewCodes(tx: Tx, person: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, makeCode)
  await replaceRecoveryCodes(tx, person, codes.map(hashOf))
  return codes
}

/** The first second factor brings codes with it; a further one brings none. */
export async function codesWithFirstFactor(tx: Tx, person: string): Promise<string[]> {
  const { recovery_codes } = await findGuards(tx, person)
  return Number(recovery_codes) === 0 ? await renewCodes(tx, person) : []
}

/** Uses a code up; false where it is none, or was used before. */
export const spendCode = async (tx: Tx, person: string, code: string): Promise<boolean> =>
  await useRecoveryCode(tx, person, hashOf(code))
