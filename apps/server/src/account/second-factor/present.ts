import type { Passkey } from '@sextant/contract/account/schemas'
import type { PasskeyRow } from './store'

export const presentPasskey = ({ id, name, created, last_used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  created,
  last_used_at,
})
