import { readTwoFactor } from '@sextant/contract/account/two-factor'
import { endpointQuery } from '../kit/endpoint-query'

/** Which second factors one's account has. */
export const twoFactorQuery = endpointQuery(readTwoFactor, {})
