import {
  downloadImport,
  listImports,
  listMemberImports,
  readImport,
  readImportResult,
} from '@sextant/contract/imports/endpoints'
import { type ImportType, importTypes } from '@sextant/contract/imports/schemas'
import type { OutputOf } from '@sextant/contract/kit/endpoint'
import type { TableFormat } from '@sextant/contract/kit/files'
import { urlOf } from '@sextant/contract/kit/request'
import type { TeamRef } from '@sextant/contract/kit/team'
import { Id } from '@sextant/contract/kit/wire'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { api } from '../kit/api'
import { cursorsIn } from '../kit/cursor'
import { endpointQuery } from '../kit/endpoint-query'
import { isCancelled } from '../kit/failure'
import { withFirstPageFallback } from '../kit/first-page'
import { logError } from '../kit/log'
import { pageSize } from './limits'

const word = z.optional(z.string())

/** Query parameters of the first step and of the list of people imports. */
export const NewSearch = z.object({ type: z.optional(z.enum(importTypes)), next: word, previous: word })
export type NewSearch = z.infer<typeof NewSearch>

/** Query parameters of the later steps: the import. */
export const StepSearch = z.object({ import: z.optional(Id) })

type ImportPage = OutputOf<typeof listImports>

const nothing: ImportPage = {
  data: [],
  meta: { total: 0, count: 0, limit: pageSize },
  links: { next: null, previous: null },
}

/** Which imports a list shows: people only, or all. */
export type ImportScope = 'people' | 'all'

/**
 * A page of imports that are processed or processing (spec §4). If the first page fails, the list is empty and the
 * error is logged (spec §8); `failed` reports it.
 */
export const importsQuery = (team: TeamRef, scope: ImportScope, { next, previous }: NewSearch) =>
  queryOptions({
    queryKey: ['imports.list', { team, scope, next, previous }],
    queryFn: async ({ signal }) => {
      const call = (cursors: { next?: string | undefined; previous?: string | undefined }) => {
        const query = { status: 'Processing,Processed', sort: 'created:desc', limit: pageSize, ...cursors }
        const of = scope === 'people' ? listMemberImports : listImports
        return api.call(of, { team, query }, { signal, slot: 'imports' })
      }
      try {
        const { answer, cursorRefused } = await withFirstPageFallback({ next, previous }, call)
        return { ...answer, cursorRefused, failed: false }
      } catch (error) {
        if (isCancelled(error) || next !== undefined || previous !== undefined) throw error
        logError('The imports could not be listed.', error)
        return { ...nothing, cursorRefused: false, failed: true }
      }
    },
  })

/** The newest import in any status, because it may be unfinished; null if the call fails. */
export const newestQuery = (team: TeamRef, scope: ImportScope) =>
  queryOptions({
    queryKey: ['imports.newest', { team, scope }],
    queryFn: async ({ signal }) => {
      const query = { sort: 'created:desc', limit: 1 }
      const of = scope === 'people' ? listMemberImports : listImports
      try {
        return (await api.call(of, { team, query }, { signal })).data[0] ?? null
      } catch (error) {
        if (isCancelled(error)) throw error
        logError('The newest import could not be read.', error)
        return null
      }
    },
  })

export const importQuery = (team: TeamRef, id: string) => endpointQuery(readImport, { team, id })

/** The problems of an import, page by page. */
export const problemsQuery = (team: TeamRef, id: string) =>
  infiniteQueryOptions({
    queryKey: [readImportResult.name, { team, id }],
    queryFn: async ({ signal, pageParam }) =>
      await api.call(readImportResult, { team, id, query: { json: '1', limit: 50, next: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ links }) => cursorsIn(links).next,
  })

/** The URL of the failed rows as a file. */
export const failedRowsAddress = (team: TeamRef, id: string, format: TableFormat) =>
  urlOf(downloadImport, { team, id, query: { rows: 'failed', format } })

export const typeNames: Readonly<Record<ImportType, string>> = { members: 'People', trips: 'Trips' }
