import { useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'

const Texts = z.record(z.string(), z.string())

/** The query parameters as the router parsed them, strings only. */
export const textsIn = (raw: unknown): Readonly<Record<string, string>> => z.parse(Texts, raw)

/** The query in the address bar, unvalidated. */
export const useRawSearch = (): Readonly<Record<string, string>> => textsIn(useSearch({ strict: false }))
