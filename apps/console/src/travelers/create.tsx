import { createTraveler } from '@sextant/contract/travelers/endpoints'
import type { TravelerDraft } from '@sextant/contract/travelers/schemas'
import { personName } from '@sextant/domain/kit/person-name'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { FileUp, UserPlus } from 'lucide-react'
import type { ReactNode } from 'react'
import * as z from 'zod/mini'
import { peopleAddress, personAddress, searchText } from '../kit/addresses'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { usePageSearch } from '../kit/search'
import { useCan, useTeamRef } from '../kit/workspace'
import { Form } from '../ui/form'
import { FormActions } from '../ui/form-actions'
import { Link } from '../ui/link'
import { toast } from '../ui/notices'
import { Page } from '../ui/page'
import { Panel } from '../ui/panel'
import { PersonFields, personIn } from './person-fields'
import { personQuery } from './queries'

/** The stages of adding people: choose a method, then fill in the form (spec §2). */
const CreateSearch = z.object({ stage: z.optional(z.enum(['select', 'form'])) })

/** Adds people: a choice of methods, then the form for one person. */
export function CreatePerson() {
  const { search } = usePageSearch(CreateSearch)
  return search.stage === 'form' ? <SinglePersonForm /> : <Choose />
}

function Choose() {
  const team = useTeamRef()
  const can = useCan()
  return (
    <Page title="Add people" context="Bookings are matched by email address and name, including earlier ones.">
      <ul className="grid max-w-3xl gap-4 sm:grid-cols-2">
        <AddMethod
          href={personAddress(team, 'create') + searchText({ stage: 'form' })}
          icon={<UserPlus aria-hidden="true" className="size-5 text-accent" />}
          title="One person"
          description="Enter an email address and any other details."
        />
        {can('browse-imports') ? (
          <AddMethod
            href={`${peopleAddress(team)}/imports`}
            icon={<FileUp aria-hidden="true" className="size-5 text-accent" />}
            title="From a file"
            description="Import many people at once from a spreadsheet."
          />
        ) : null}
      </ul>
    </Page>
  )
}

type AddMethodProps = { href: string; icon: ReactNode; title: string; description: string }

const AddMethod = ({ href, icon, title, description }: AddMethodProps) => (
  <li className="relative flex gap-3 rounded-box border border-line bg-surface p-4 has-[a:hover]:bg-sunken">
    {icon}
    <div>
      <h2 className="font-semibold">
        <Link href={href} className="after:absolute after:inset-0 focus-visible:after:-outline-offset-2">
          {title}
        </Link>
      </h2>
      <p className="text-muted">{description}</p>
    </div>
  </li>
)

function SinglePersonForm() {
  const team = useTeamRef()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const add = useCommand(
    async (body: TravelerDraft) => {
      // 200 means that the person already exists (spec §3).
      let isExistingMember = false
      const onStatus = (status: number) => {
        isExistingMember = status === 200
      }
      const { data: person } = await api.call(createTraveler, { team, body }, { onStatus })
      return { person, isExistingMember }
    },
    {
      onDone: async ({ person, isExistingMember }) => {
        queryClient.setQueryData(personQuery(team, person.id).queryKey, { data: person })
        await queryClient.invalidateQueries({ queryKey: ['travelers.list'] })
        toast(isExistingMember ? `${personName(person)} already has this address.` : `${personName(person)} was added.`)
        await navigate({ href: personAddress(team, person.id) })
      },
    },
  )
  return (
    <Page title="Add a person" context="Only the email address is required; you can add the rest later.">
      <Panel size="2xl">
        <Form guarded errors={add.errors} problem={add.problem} onSubmit={(values) => add.send(personIn(values))}>
          <PersonFields />
          <FormActions submitLabel="Add person" busy={add.busy} cancelHref={peopleAddress(team)} />
        </Form>
      </Panel>
    </Page>
  )
}
