import { personName } from '@sextant/domain/kit/person-name'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useCommand } from '../../kit/command'
import { chosen, textIn } from '../../kit/form-values'
import { useRefresh } from '../../kit/refresh'
import { useTeamRef } from '../../kit/workspace'
import { FormModal } from '../../ui/form-modal'
import { inputClass } from '../../ui/input-class'
import { toast } from '../../ui/notices'
import { RadioGroup } from '../../ui/radio-group'
import { travelersQuery } from '../queries'

const unknownTraveler = { value: 'nobody', label: 'No one in this team', detail: 'The person named in the booking' }

type AssignProps = {
  /** What is being assigned: a trip's name, or a one-line description of a segment. */
  subject: string
  /** The current traveler. */
  member: string | null
  assign: (member: string | null) => Promise<unknown>
  onClose: () => void
}

/** Assigns a trip or a segment to a traveler. */
export function Assign({ subject, member, assign, onClose }: AssignProps) {
  const refresh = useRefresh()
  const save = useCommand(
    async (choice: string) => await assign(chosen(choice) === unknownTraveler.value ? null : choice),
    {
      onDone: async () => {
        onClose()
        toast('The traveler was changed.')
        await refresh()
      },
    },
  )
  return (
    <FormModal
      title="Assign to a traveler"
      intro={`${subject} is assigned to this person and stays assigned when later emails arrive.`}
      submitLabel="Assign"
      {...save}
      problem={save.problem ?? save.errors['member_id']?.join(' ') ?? null}
      onSubmit={(values) => save.send(textIn(values, 'member'))}
      onClose={onClose}
    >
      <TravelerChoice member={member} />
    </FormModal>
  )
}

function TravelerChoice({ member }: { member: string | null }) {
  const team = useTeamRef()
  const [text, setText] = useState('')
  // Keeps the selection when search results arrive.
  const [memberId, setMemberId] = useState(member)
  const search = useDeferredValue(text.trim())
  const { data } = useQuery({
    ...travelersQuery(team, search),
    placeholderData: keepPreviousData,
    throwOnError: false,
  })
  const people = (data?.data ?? []).map((person) => ({
    value: person.id,
    label: personName(person),
    detail: person.email,
  }))
  return (
    <>
      <label className="flex flex-col gap-1 font-medium">
        Find a traveler
        <input
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="Name or email address"
          className={`${inputClass} font-normal`}
        />
      </label>
      <RadioGroup
        // Recreated for new search results.
        key={people.map(({ value }) => value).join()}
        name="member"
        legend="Traveler"
        choices={[...people, unknownTraveler]}
        defaultValue={memberId ?? undefined}
        onChoose={setMemberId}
      />
    </>
  )
}
