import type { QueryClient } from '@tanstack/react-query'
import { documentQuery } from './queries'

export const loadReference = async (queryClient: QueryClient) => await queryClient.ensureQueryData(documentQuery)
