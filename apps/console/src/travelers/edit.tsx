import { updateTraveler } from '@sextant/contract/travelers/endpoints'
import type { Traveler, TravelerEdit } from '@sextant/contract/travelers/schemas'
import { personName } from '@sextant/domain/kit/person-name'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { useTeamRef } from '../kit/workspace'
import { FormModal } from '../ui/form-modal'
import { toast } from '../ui/notices'
import { PersonFields, personIn } from './person-fields'
import { useCachePerson } from './use-cache-person'

/** Edits a person. */
export function EditPerson({ person, onClose }: { person: Traveler; onClose: () => void }) {
  const team = useTeamRef()
  const cachePerson = useCachePerson()
  const save = useCommand((body: TravelerEdit) => api.call(updateTraveler, { team, id: person.id, body }), {
    onDone: async ({ data }) => {
      await cachePerson(data)
      toast(`${personName(data)} was saved.`)
      onClose()
    },
  })
  return (
    <FormModal
      title={`Edit ${personName(person)}`}
      submitLabel="Save"
      size="2xl"
      errors={save.errors}
      problem={save.problem}
      busy={save.busy}
      onSubmit={(values) => save.send(personIn(values))}
      onClose={onClose}
    >
      <PersonFields person={person} />
    </FormModal>
  )
}
