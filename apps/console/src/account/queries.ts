import { readTwoFactor } from '@sextant/contract/account/two-factor'
import { ask } from '../kit/ask'

/** Which second factors one's account has. */
export const twoFactorQuery = ask(readTwoFactor, {})
