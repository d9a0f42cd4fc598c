import type { TeamChange } from '@sextant/contract/teams/schemas'
import type * as z from 'zod/mini'

/** The settings present in a body; omitted ones stay unchanged. */
export const changedSettings = ({
  name,
  region,
  currency,
  time_zone_id,
  require_authentic_mail,
  carbon_method,
}: z.infer<typeof TeamChange>) => ({
  ...(name === undefined ? {} : { name }),
  ...(region === undefined ? {} : { region: region === '' ? null : region }),
  ...(currency === undefined ? {} : { currency }),
  ...(time_zone_id === undefined ? {} : { time_zone_id }),
  ...(require_authentic_mail === undefined ? {} : { require_authentic_mail }),
  ...(carbon_method === undefined ? {} : { carbon_method }),
})
