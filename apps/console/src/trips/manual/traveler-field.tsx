import { personName } from '@sextant/domain/kit/person-name'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { useTeamRef } from '../../kit/workspace'
import { inputClass } from '../../ui/input-class'
import { Labelled } from '../../ui/labelled'
import { travelersQuery } from '../queries'

/** A traveler of the team, and their label in the field. */
export type TravelerOption = { readonly id: string; readonly label: string }

export const travelerOption = (person: Parameters<typeof personName>[0] & { readonly id: string }): TravelerOption => ({
  id: person.id,
  label: [personName(person), person.email && `(${person.email})`].filter(Boolean).join(' '),
})

type TravelerFieldProps = {
  chosen?: TravelerOption | undefined
  /** The initial name, if nobody is selected. */
  named?: string | undefined
}

/** The traveler by name: someone from the team, suggested while typing, or anyone else. */
export function TravelerField({ chosen, named = '' }: TravelerFieldProps) {
  const id = useId()
  const team = useTeamRef()
  const [text, setText] = useState(chosen?.label ?? named)
  const [traveler, setTraveler] = useState<TravelerOption | undefined>(chosen)
  const search = useDeferredValue(text.replace(/ \(.*/, '').trim())
  const { data } = useQuery({ ...travelersQuery(team, search), placeholderData: keepPreviousData, throwOnError: false })
  const options = (data?.data ?? []).map(travelerOption)
  const type = (next: string) => {
    setText(next)
    setTraveler([...options, ...(traveler ? [traveler] : [])].find(({ label }) => label === next))
  }
  return (
    <>
      <Labelled name="traveler" label="Traveler" hint="Someone of this team, or the name in the booking.">
        {(controlProps) => (
          <input
            {...controlProps}
            list={id}
            value={text}
            autoComplete="off"
            onChange={(event) => type(event.target.value)}
            className={inputClass}
          />
        )}
      </Labelled>
      <datalist id={id}>
        {options.map((option) => (
          <option key={option.id} value={option.label}>
            {option.label}
          </option>
        ))}
      </datalist>
      <input type="hidden" name="member_id" value={traveler?.id ?? ''} />
    </>
  )
}
