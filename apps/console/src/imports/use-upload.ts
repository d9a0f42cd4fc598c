import { CallFailed } from '@sextant/client/client'
import { createImport, maximumImportBytes, uploadMemberImport } from '@sextant/contract/imports/endpoints'
import type { ImportType } from '@sextant/contract/imports/schemas'
import type { TeamRef } from '@sextant/contract/kit/team'
import { byteSize } from '@sextant/domain/kit/byte-size'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { importsAddress } from '../kit/addresses'
import { isCancelled } from '../kit/failure'
import { uploadApi } from '../kit/upload'
import { useTeamRef } from '../kit/workspace'
import { importQuery } from './queries'

const tooLarge = `Files may be at most ${byteSize(maximumImportBytes)}. Split the file and import the parts one after another.`

/** Why a file was refused; null if the user cancelled. */
function refusalOf(error: unknown): string | null {
  if (isCancelled(error)) return null
  if (!(error instanceof CallFailed)) return 'The file could not be read. Choose it again.'
  if (error.status === 0) return 'The connection was lost. Nothing was imported; try again.'
  if (error.status === 413) return tooLarge
  const field = Object.values(error.errors).flat().join(' ')
  return [415, 422, 429].includes(error.status)
    ? field || error.message
    : 'The server could not accept the file. Try again.'
}

/**
 * Uploads a file: its progress from 0 to 1, a cancel function, and the error if it was refused. Opens the preview when
 * done. `onBusy` is called when the upload starts and ends. Leaving the page cancels it.
 */
export function useUpload(type: ImportType, onBusy: (busy: boolean) => void) {
  const team = useTeamRef()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [part, setPart] = useState(0)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  const { mutate, isPending, error, variables } = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > maximumImportBytes) throw new CallFailed(createImport.name, 413, null, tooLarge)
      const abort = new AbortController()
      running.current = abort
      setPart(0)
      onBusy(true)
      try {
        return await send(type, team, file, { signal: abort.signal, onProgress: setPart })
      } finally {
        onBusy(false)
      }
    },
    onSuccess: async (answer) => {
      queryClient.setQueryData(importQuery(team, answer.data.id).queryKey, answer)
      await navigate({ href: importsAddress(team, 'new/preview', { import: answer.data.id }) })
    },
    // The screen shows the error.
    onError: () => {},
  })
  return {
    send: mutate,
    busy: isPending,
    part,
    file: variables ?? null,
    problem: error ? refusalOf(error) : null,
    cancel: () => running.current?.abort(),
  }
}

type Sending = { readonly signal: AbortSignal; readonly onProgress: (part: number) => void }

/** People imports have their own endpoint (spec §7). */
async function send(type: ImportType, team: TeamRef, file: File, { signal, onProgress }: Sending) {
  const api = uploadApi(onProgress)
  return type === 'members'
    ? await api.call(uploadMemberImport, { team, file }, { signal })
    : await api.call(createImport, { team, body: { type }, file }, { signal })
}
