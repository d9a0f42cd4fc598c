import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTeamRef } from '../kit/workspace'
import { NoEmails } from './no-emails'
import { latestEmailsQuery } from './queries'
import { EmailTable } from './table'

/** The team's latest emails. */
export function LatestEmails({ mailbox }: { mailbox: ReactNode }) {
  const { data } = useQuery(latestEmailsQuery(useTeamRef()))
  return data?.data.length === 0 ? <NoEmails mailbox={mailbox} /> : <EmailTable emails={data?.data} />
}
