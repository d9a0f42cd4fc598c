import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { emailAddress } from '../../kit/addresses'
import { useParam } from '../../kit/params'
import { usePageSearch } from '../../kit/search'
import { useTeamRef } from '../../kit/workspace'
import { ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Page } from '../../ui/page'
import { emailTextQuery, ruleQuery } from '../parsing-rules/queries'
import { emailQuery } from '../queries'
import { Bench } from './bench'

const WorkbenchSearch = z.object({ rule: z.optional(z.string().check(z.regex(/^[0-9]{1,18}$/))) })

/** An email that could not be read, with the tools to create a parsing rule for its sender. */
export function Workbench() {
  const team = useTeamRef()
  const id = useParam('emailId')
  const { search } = usePageSearch(WorkbenchSearch)
  const email = useSuspenseQuery(emailQuery(team, id)).data.data
  const emailText = useSuspenseQuery(emailTextQuery(team, id)).data.data
  const rule = useQuery({ ...ruleQuery(team, search.rule ?? '0'), enabled: search.rule !== undefined }).data?.data
  const isWaiting = search.rule !== undefined && rule === undefined
  return (
    <Page
      title="Workbench"
      context={`${rule ? `New version of ${rule.name} from the email` : 'Label the fields in'} “${email.subject || 'No subject'}”`}
      actions={<ButtonLink href={emailAddress(team, id)}>Back to the email</ButtonLink>}
    >
      {emailText.parts.length === 0 ? (
        <EmptyState title="No text to label.">
          {email.reader_unchanged
            ? 'Neither the message nor its files have text. Pictures have text if text recognition is enabled.'
            : 'The text of its files was not stored yet. Read the email again first.'}
        </EmptyState>
      ) : isWaiting ? null : (
        <Bench emailId={id} emailText={emailText} rule={rule ?? null} />
      )}
    </Page>
  )
}
