import type { Services } from '../platform/services'

/** The URL of a connection's page; only organisations have one. */
export const pageOf = ({ publicUrl }: Pick<Services, 'publicUrl'>, team: string, id: string): string =>
  `${publicUrl}/orgs/${team}/settings/connections/${id}`
