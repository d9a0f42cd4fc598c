import { CallFailed } from '@sextant/client/client'
import { deleteDeveloper, deleteOrganization } from '@sextant/contract/teams/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { NotifiedFailure } from '../kit/outcome'
import { forgetAll } from '../kit/remembered'
import { routeNames } from '../kit/route-names'
import { useTeam, useTeamRef } from '../kit/workspace'
import { Button } from '../ui/button'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { Modal } from '../ui/modal'
import { toast } from '../ui/notices'
import { Panel } from '../ui/panel'

/** Deletes the team after its name has been typed, then clears all state and shows the list of teams (spec §4). */
export function DeleteTeam() {
  const { name } = useTeam()
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel title="Delete team">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">This permanently closes the team.</p>
        <Button variant="danger" onClick={() => setOpen(true)}>
          Delete team
        </Button>
      </div>
      {isOpen ? <ConfirmDialog name={name} onClose={() => setOpen(false)} /> : null}
    </Panel>
  )
}

function ConfirmDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const team = useTeamRef()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const remove = useCommand(
    async (typed: string) => {
      const input = { team, body: { name: typed } }
      const call = team.type === 'org' ? api.call(deleteOrganization, input) : api.call(deleteDeveloper, input)
      await call.catch((error: unknown) => {
        if (error instanceof CallFailed && error.status === 422) throw error
        throw new NotifiedFailure(`We are unable delete team ${name}. Please try again.`)
      })
    },
    {
      onDone: async () => {
        forgetAll()
        queryClient.clear()
        await navigate({ href: routeNames['teams.index'] })
        toast(`Team ${name} deleted`)
      },
    },
  )
  return (
    <Modal open onClose={onClose} title={`Delete team ${name}`} backdrop="static">
      <p className="mb-4">
        Its users lose access immediately, and emails to its mailboxes are no longer read. Type the team’s name to
        confirm.
      </p>
      <div className="text-ink">
        <Form
          errors={remove.errors}
          problem={remove.problem}
          onSubmit={(values) => remove.send(textIn(values, 'name'))}
        >
          <Field name="name" label="Name of the team" autoComplete="off" required />
          <div className="flex justify-end gap-2">
            <Button onClick={onClose}>Cancel</Button>
            <Button type="submit" variant="danger" busy={remove.busy || remove.done}>
              Delete team
            </Button>
          </div>
        </Form>
      </div>
    </Modal>
  )
}
