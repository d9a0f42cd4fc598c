import { updateTraveler } from '@sextant/contract/travelers/endpoints'
import type { Traveler, TravelerEdit } from '@sextant/contract/travelers/schemas'
import { personName } from '@sextant/domain/kit/person-name'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { Form } from '../ui/form'
import { Modal } from '../ui/modal'
import { flash } from '../ui/notices'
import { PersonFields, personIn } from './person-fields'
import { useKnownPerson } from './use-known-person'

/** Changes what is known of a person. */
export function EditPerson({ person, onClose }: { person: Traveler; onClose: () => void }) {
  const team = useTeamRef()
  const know = useKnownPerson()
  const save = useCommand((body: TravelerEdit) => api.call(updateTraveler, { team, id: person.id, body }), {
    onDone: async ({ data }) => {
      await know(data)
      flash(`${personName(data)} was saved.`)
      onClose()
    },
  })
  return (
    <Modal open onClose={onClose} title={`Edit ${personName(person)}`} size="2xl" backdrop="static">
      <div className="mt-4 text-ink">
        <Form errors={save.errors} problem={save.problem} onSubmit={(values) => save.send(personIn(values))}>
          <PersonFields person={person} />
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" look="primary" busy={save.busy}>
              Save
            </Button>
          </div>
        </Form>
      </div>
    </Modal>
  )
}
