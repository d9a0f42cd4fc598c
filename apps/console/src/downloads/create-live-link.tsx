import { createLiveLink } from '@sextant/contract/downloads/endpoints'
import { useState } from 'react'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { textIn } from '../kit/form-values'
import { useRefresh } from '../kit/refresh'
import { useTeamRef } from '../kit/workspace'
import { Field } from '../ui/field'
import { FormModal } from '../ui/form-modal'
import { ShownOnce } from '../ui/shown-once'
import { ChoiceFields, choiceIn } from './choice-fields'

/** Creates a live link and shows its URL, which cannot be displayed again. */
export function CreateLiveLink({ onClose }: { onClose: () => void }) {
  const team = useTeamRef()
  const refresh = useRefresh('downloads')
  const [url, setUrl] = useState<string | null>(null)
  const create = useCommand(
    async (values: FormData) =>
      await api.call(createLiveLink, { team, body: { ...choiceIn(values), name: textIn(values, 'name') } }),
    {
      onDone: async ({ data }) => {
        setUrl(data.url)
        await refresh()
      },
    },
  )
  if (url !== null)
    return (
      <ShownOnce
        title="Copy the link now"
        secrets={[
          { item: 'Link', text: url },
          { item: 'Formula', text: `=IMPORTDATA("${url}")` },
        ]}
        onClose={onClose}
      >
        It is shown only once. Anyone who has it can read the travel data until it is revoked.
      </ShownOnce>
    )
  return (
    <FormModal
      title="New live link"
      intro="Without dates, it always covers the last twelve months and all upcoming travel."
      submitLabel="Create link"
      size="lg"
      errors={create.errors}
      problem={create.problem}
      busy={create.busy}
      onSubmit={create.send}
      onClose={onClose}
    >
      <Field name="name" label="Name" hint="Where it will be used." autoComplete="off" required />
      <ChoiceFields />
    </FormModal>
  )
}
