import type { Services } from '../platform/services'

/** The page of a connection; only organisations have any. */
export const pageOf = ({ publicUrl }: Pick<Services, 'publicUrl'>, team: string, id: string): string =>
  `${publicUrl}/orgs/${team}/settings/connections/${id}`
