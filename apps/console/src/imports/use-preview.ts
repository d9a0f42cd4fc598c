import { CallFailed } from '@sextant/client/client'
import { previewImport } from '@sextant/contract/imports/endpoints'
import type { Import, ImportOptions, Mapping } from '@sextant/contract/imports/schemas'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../kit/api'
import { isCancelled } from '../kit/failure'
import { useTeamRef } from '../kit/workspace'
import { importQuery } from './queries'

export type Settings = { readonly mapping: Mapping; readonly options: ImportOptions }

/** Options that reparse the file. Its columns may change, so the mapping is guessed again. */
const parsingOptions: readonly (keyof ImportOptions)[] = ['encoding', 'delimiter', 'sheet']

/**
 * An import's current settings and preview. Each change refreshes the preview and cancels the pending call. `stale`
 * while the preview reflects earlier settings.
 */
export function usePreview(imported: Import) {
  const team = useTeamRef()
  const queryClient = useQueryClient()
  const { id } = imported
  const [draft, setDraft] = useState<Settings | null>(null)
  const preview = useMutation({
    mutationFn: (body: { mapping?: Mapping; options: ImportOptions }) =>
      api.call(previewImport, { team, id, body }, { slot: 'imports.preview' }),
    onSuccess: (answer) => {
      queryClient.setQueryData(importQuery(team, id).queryKey, answer)
      setDraft(null)
    },
    // The screen shows the error; a cancelled call is followed by another.
    onError: () => {},
  })
  const settings: Settings = draft ?? { mapping: imported.mapping, options: imported.options }
  const failed = preview.error !== null && !isCancelled(preview.error)
  return {
    settings,
    stale: draft !== null && !failed,
    problem: failed ? problemOf(preview.error) : null,
    map: (mapping: Mapping) => {
      setDraft({ ...settings, mapping })
      preview.mutate({ mapping, options: settings.options })
    },
    choose: (options: Partial<ImportOptions>) => {
      const next = { ...settings, options: { ...settings.options, ...options } }
      setDraft(next)
      const isReparse = parsingOptions.some((name) => name in options)
      preview.mutate({ options: next.options, ...(isReparse ? {} : { mapping: next.mapping }) })
    },
  }
}

function problemOf(error: Error): string {
  if (!(error instanceof CallFailed)) return 'The preview could not be shown.'
  if (error.status === 0) return 'The server did not respond. Your changes are shown once it responds.'
  return Object.values(error.errors).flat().join(' ') || error.message
}
