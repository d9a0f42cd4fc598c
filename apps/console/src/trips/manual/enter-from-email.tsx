import type { EmailDetail } from '@sextant/contract/emails/schemas'
import type { Segment } from '@sextant/contract/segments/schemas'
import { readTraveler } from '@sextant/contract/travelers/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { endpointQuery } from '../../kit/endpoint-query'
import { useCan, useTeamRef } from '../../kit/workspace'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { Form } from '../../ui/form'
import { Panel } from '../../ui/panel'
import { EntryFields } from './entry-fields'
import { prefillOf } from './prefill-of'
import { travelerOption } from './traveler-field'
import { useEntry } from './use-entry'

type EnterFromEmailProps = {
  email: EmailDetail
  /** The email's existing segments. */
  created: readonly Segment[]
  /** Called with whether this was the email's last booking. */
  onDone: (isLast: boolean) => void
}

/** The form for entering a segment from an email, prefilled with what was read and with the traveler. */
export function EnterFromEmail({ email, created, onDone }: EnterFromEmailProps) {
  const team = useTeamRef()
  const can = useCan()
  const isLast = useRef(true)
  const [round, setRound] = useState(0)
  const { data, isLoading } = useQuery({
    ...endpointQuery(readTraveler, { team, id: email.member_id ?? '0' }),
    enabled: email.member_id !== null && can('read-members'),
    throwOnError: false,
  })
  const save = useEntry({ email_id: email.id }, () => {
    setRound((last) => last + 1)
    onDone(isLast.current)
  })
  if (!can('edit-segments') || isLoading) return null
  const traveler = data ? travelerOption(data.data) : undefined
  const isFirst = created.length === 0
  return (
    <Panel title={isFirst ? 'Enter the booking' : 'Add another segment'}>
      {/* After a rejection, it starts with the values that were read. */}
      <Form key={`${round} ${isFirst}`} guarded {...save} onSubmit={save.send}>
        <EntryFields hasTravelerField prefill={{ ...prefillOf(email, created), traveler }} />
        {isFirst ? (
          <Field
            name="headline"
            label="Trip name"
            hint="Only for a trip of its own. Otherwise the segment joins the trip that it fits, or starts one."
          />
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={save.busy} onClick={() => void (isLast.current = true)}>
            Save and next
          </Button>
          <Button type="submit" disabled={save.busy} onClick={() => void (isLast.current = false)}>
            Save and add another
          </Button>
        </div>
      </Form>
    </Panel>
  )
}
