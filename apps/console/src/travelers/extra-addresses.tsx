import { addExtraAddress, deleteExtraAddress } from '@sextant/contract/travelers/endpoints'
import type { ExtraAddress } from '@sextant/contract/travelers/fields'
import type { Traveler } from '@sextant/contract/travelers/schemas'
import { personName } from '@sextant/domain/kit/person-name'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { api } from '../kit/api'
import { useAction, useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { useCan, useTeamRef } from '../kit/workspace'
import { Button, IconButton } from '../ui/button'
import { confirm } from '../ui/dialogs'
import { Field } from '../ui/field'
import { Form } from '../ui/form'
import { toast } from '../ui/notices'
import { Panel } from '../ui/panel'
import { addressesQuery, personQuery } from './queries'

/** Refetches the person's email addresses. */
function useAddressesRefresh(id: string) {
  const queryClient = useQueryClient()
  const team = useTeamRef()
  return async () => {
    await queryClient.invalidateQueries({ queryKey: addressesQuery(team, id).queryKey })
    await queryClient.invalidateQueries({ queryKey: personQuery(team, id).queryKey })
  }
}

/** A person's additional email addresses. Emails to or from them are matched to the person. */
export function ExtraAddresses({ person }: { person: Traveler }) {
  const { data } = useQuery(addressesQuery(useTeamRef(), person.id))
  const mayEdit = useCan()('edit-members')
  const addresses = data?.data ?? []
  return (
    <Panel title="Other email addresses">
      {addresses.length === 0 ? (
        <p className="text-muted">Emails from or to these addresses are also matched to this person.</p>
      ) : (
        <ul className="-my-1 flex flex-col">
          {addresses.map((address) => (
            <li key={address.id} className="flex min-h-9 items-center justify-between gap-2">
              <span className="wrap-anywhere">{address.email}</span>
              {mayEdit ? <RemoveAddress person={person} address={address} /> : null}
            </li>
          ))}
        </ul>
      )}
      {mayEdit ? <Add key={addresses.length} person={person} /> : null}
    </Panel>
  )
}

function RemoveAddress({ person, address: { id, email } }: { person: Traveler; address: ExtraAddress }) {
  const team = useTeamRef()
  const refresh = useAddressesRefresh(person.id)
  const remove = useAction(
    () => api.call(deleteExtraAddress, { team, id: person.id, emailId: id }),
    async () => {
      await refresh()
      toast(`${email} was removed.`)
    },
  )
  const confirmAndSend = async () => {
    if (await confirm(`Emails with ${email} will no longer be matched to ${personName(person)}.`))
      remove.send(undefined)
  }
  return (
    <IconButton label={`Take ${email} away`} busy={remove.busy} onClick={() => void confirmAndSend()}>
      <X aria-hidden="true" />
    </IconButton>
  )
}

function Add({ person }: { person: Traveler }) {
  const team = useTeamRef()
  const refresh = useAddressesRefresh(person.id)
  const [open, setOpen] = useState(false)
  const add = useCommand((email: string) => api.call(addExtraAddress, { team, id: person.id, body: { email } }), {
    onDone: async ({ data }) => {
      await refresh()
      toast(`${data.email} was added. Earlier emails are matched, too.`)
    },
  })
  if (!open)
    return (
      <Button className="mt-3 px-3" onClick={() => setOpen(true)}>
        <Plus aria-hidden="true" />
        Add an address
      </Button>
    )
  return (
    <div className="mt-3">
      <Form errors={add.errors} problem={add.problem} onSubmit={(values) => add.send(textIn(values, 'email'))}>
        <Field name="email" label="Email address" type="email" autoComplete="off" required />
        <div className="flex gap-2">
          <Button type="submit" variant="primary" busy={add.busy}>
            Add address
          </Button>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
        </div>
      </Form>
    </div>
  )
}
