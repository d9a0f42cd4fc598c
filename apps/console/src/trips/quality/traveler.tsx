import { updateTrip } from '@sextant/contract/trips/endpoints'
import type { QualityIssue } from '@sextant/contract/trips/quality'
import { personName } from '@sextant/domain/kit/person-name'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { api } from '../../kit/api'
import { useCommand } from '../../kit/command'
import { CommandError } from '../../kit/outcome'
import { useTeamRef } from '../../kit/workspace'
import { Avatar } from '../../ui/avatar'
import { Button } from '../../ui/button'
import { Form } from '../../ui/form'
import { inputClass } from '../../ui/input-class'
import { Modal } from '../../ui/modal'
import { travelersQuery } from './queries'
import { useIssueResolved } from './update'

/** Assigns a trip whose booking names nobody known to the team. */
export function TravelerDialog({ issue, onClose }: { issue: QualityIssue; onClose: () => void }) {
  const team = useTeamRef()
  const done = useIssueResolved()
  // Starts with the last name: full names in bookings often include a title or a middle name.
  const [text, setText] = useState(issue.member_name?.split(' ').at(-1) ?? '')
  const [chosen, setChosen] = useState<string | null>(null)
  const { data } = useQuery({
    ...travelersQuery(team, useDeferredValue(text.trim())),
    placeholderData: keepPreviousData,
    throwOnError: false,
  })
  const people = data?.data ?? []
  const save = useCommand(
    async (member_id: string) => {
      if (issue.trip_id === null) throw new CommandError('The trip no longer exists. Reload the page.')
      return await api.call(updateTrip, { team, id: issue.trip_id, body: { member_id } })
    },
    {
      onDone: async (answer) => {
        onClose()
        await done(`${answer.data.headline} is now ${answer.data.owner.name ?? 'that person'}’s trip.`)
      },
    },
  )
  return (
    <Modal open onClose={onClose} title="Choose the traveler" backdrop="static">
      <p className="mb-4">
        {issue.message} All segments of {issue.trip_headline ?? 'the trip'} are assigned to the selected person.
      </p>
      <Form
        errors={{}}
        problem={save.problem ?? save.errors['member_id']?.join(' ') ?? null}
        onSubmit={() => chosen !== null && save.send(chosen)}
      >
        <input
          type="search"
          aria-label="Search people"
          placeholder="Search people"
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setChosen(null)
          }}
          className={inputClass}
        />
        <fieldset className="flex max-h-64 flex-col gap-1 overflow-y-auto">
          <legend className="sr-only">People</legend>
          {people.map((person) => (
            <label
              key={person.id}
              className="flex cursor-pointer items-center gap-2.5 rounded-control px-2 py-1.5 text-ink hover:bg-sunken has-checked:bg-accent-soft"
            >
              <input
                type="radio"
                name="member_id"
                value={person.id}
                checked={chosen === person.id}
                onChange={() => setChosen(person.id)}
              />
              <Avatar name={personName(person)} email={person.email} size={24} />
              <span className="min-w-0">
                <span className="block truncate font-medium">{personName(person)}</span>
                <span className="block truncate text-sm text-muted">{person.email}</span>
              </span>
            </label>
          ))}
        </fieldset>
        {data && people.length === 0 ? (
          <p role="status">No one by that name. Add the person under People first.</p>
        ) : null}
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={save.busy} disabled={chosen === null}>
            Choose
          </Button>
        </div>
      </Form>
    </Modal>
  )
}
