import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ApiDocument } from './document'

/** The API description that the page is generated from. */
export const documentQuery = queryOptions({
  queryKey: ['reference.document'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }) => {
    const answer = await fetch('/api/openapi.json', { signal })
    if (!answer.ok) throw new Error(`The description of the API could not be read: ${answer.status}.`)
    return z.parse(ApiDocument, await answer.json())
  },
})

export const ReferenceSearch = z.object({ group: z.optional(z.string()), search: z.optional(z.string()) })
