import { deleteTraveler } from '@sextant/contract/travelers/endpoints'
import type { Traveler } from '@sextant/contract/travelers/schemas'
import { personName } from '@sextant/domain/kit/person-name'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { peopleAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { CommandError } from '../kit/outcome'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { Modal } from '../ui/modal'
import { toast } from '../ui/notices'

/** Deletes a person after their name has been typed. */
export function DeletePerson({ person }: { person: Traveler }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Delete
      </Button>
      {isOpen ? <ConfirmDialog person={person} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function ConfirmDialog({ person, onClose }: { person: Traveler; onClose: () => void }) {
  const team = useTeamRef()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const name = personName(person)
  const remove = useCommand(
    async (typed: string) => {
      if (typed.trim().toLowerCase() !== name.toLowerCase()) throw new CommandError(`Type ${name} to confirm.`)
      return await api.call(deleteTraveler, { team, id: person.id })
    },
    {
      onDone: async () => {
        toast(`${name} was deleted.`)
        await navigate({ href: peopleAddress(team) })
        await refresh()
      },
    },
  )
  return (
    <Modal open onClose={onClose} title={`Delete ${name}`} backdrop="static">
      <p className="mb-4">
        Their trips are kept, without a traveler. To remove all data about a person, erase it under Settings → Privacy.
        Type the name to confirm.
      </p>
      <div className="text-ink">
        <Form
          errors={remove.errors}
          problem={remove.problem}
          onSubmit={(values) => remove.send(textIn(values, 'name'))}
        >
          <Field name="name" label="Person’s name" autoComplete="off" hint={name} required />
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="danger" busy={remove.busy || remove.done}>
              Delete
            </Button>
          </div>
        </Form>
      </div>
    </Modal>
  )
}
