import { useNavigate } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { tripAddress } from '../../kit/addresses'
import { useCan, useTeamRef } from '../../kit/workspace'
import { Button } from '../../ui/button'
import { Field } from '../../ui/field'
import { FormModal } from '../../ui/form-modal'
import { EntryFields } from './entry-fields'
import { useEntry } from './use-entry'

/** Opens the form for a new trip; hidden if the user may not add any. */
export function AddTripButton() {
  const can = useCan()
  const [isOpen, setIsOpen] = useState(false)
  if (!can('edit-trips')) return null
  return (
    <>
      <Button className="px-3" onClick={() => setIsOpen(true)}>
        <Plus aria-hidden="true" />
        Add trip
      </Button>
      {isOpen ? <AddTrip onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

/** Adds a trip with its first segment, and shows it. */
function AddTrip({ onClose }: { onClose: () => void }) {
  const team = useTeamRef()
  const navigate = useNavigate()
  const save = useEntry(
    {},
    async (entered) => {
      onClose()
      if ('trip' in entered) await navigate({ href: tripAddress(team, entered.trip.id) })
    },
    true,
  )
  return (
    <FormModal
      title="Add trip"
      intro="A trip begins with its first flight, stay, car, train or activity. Add the others on the trip’s page, or forward their emails."
      submitLabel="Add trip"
      size="2xl"
      {...save}
      onSubmit={save.send}
      onClose={onClose}
    >
      <Field name="headline" label="Trip name" hint="Leave empty to name the trip by its destination and dates." />
      <h3 className="font-semibold">First segment</h3>
      <EntryFields hasTravelerField />
    </FormModal>
  )
}
