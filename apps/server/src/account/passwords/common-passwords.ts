import { dictionary } from '@zxcvbn-ts/language-common'
import { refuseFields } from '../../platform/http/refusal'

/** About 40,000 leaked passwords that attackers try first (zxcvbn-ts, MIT). */
const common = new Set(dictionary['passwords-common'])

/** The words of a text that are long enough to help guess a password. */
const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= 4)

/** A password without leading and trailing digits and symbols: `Password!2024` becomes `password`. */
const coreOf = (password: string): string => password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')

/**
 * Whether a password is easy to guess (NIST SP 800-63B-4 §3.1.1.2): a common one, a repeated character, or one built
 * from what is known about the account.
 */
function isCommonPassword(password: string, personalWords: readonly string[] = []): boolean {
  const plain = password.toLowerCase()
  const core = coreOf(plain)
  if (common.has(plain) || common.has(core) || new Set(plain).size <= 3) return true
  return [...personalWords.flatMap(wordsOf), 'sextant'].includes(core)
}

/** Rejects a common password (422 on `password`). */
export function refuseCommonPassword(password: string, personalWords: readonly string[]): void {
  if (isCommonPassword(password, personalWords))
    refuseFields({ password: ['Is one of the first that would be guessed. Choose another.'] })
}
