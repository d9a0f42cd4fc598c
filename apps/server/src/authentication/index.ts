export { scimBase } from './addresses'
export { ownsAddress } from './domains/store'
export { findScimTeam } from './scim-tokens/store'
