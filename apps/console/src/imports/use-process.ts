import { processImport } from '@sextant/contract/imports/endpoints'
import type { InputOf } from '@sextant/contract/kit/endpoint'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { importsAddress } from '../kit/addresses'
import { api } from '../kit/api'
import { useCommand } from '../kit/command'
import { refusalText } from '../kit/outcome'
import { useTeamRef } from '../kit/workspace'
import { notifyError } from '../ui/notices'
import { useMarkNew } from './new-import'
import { importQuery } from './queries'

type Body = NonNullable<InputOf<typeof processImport>['body']>

/** Starts an import and opens the step that shows its progress. */
export function useProcess(id: string) {
  const team = useTeamRef()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const markNew = useMarkNew()
  return useCommand((body: Body) => api.call(processImport, { team, id, body }), {
    onDone: async (answer) => {
      queryClient.setQueryData(importQuery(team, id).queryKey, answer)
      await queryClient.invalidateQueries({ queryKey: ['imports.newest'] })
      markNew(id)
      await navigate({ href: importsAddress(team, 'new/complete', { import: id }) })
    },
    onRefused: (refusal) => notifyError(refusalText(refusal)),
  })
}
