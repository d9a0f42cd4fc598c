import { readTwoFactor } from '@sextant/contract/account/two-factor'
import { endpointQuery } from '../kit/endpoint-query'

/** The second factors of the user's account. */
export const twoFactorQuery = endpointQuery(readTwoFactor, {})
