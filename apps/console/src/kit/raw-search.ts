import { useSearch } from '@tanstack/react-router'
import * as z from 'zod/mini'

const Texts = z.record(z.string(), z.string())

/** A query as the router has it: texts by name. */
export const textsIn = (raw: unknown): Readonly<Record<string, string>> => z.parse(Texts, raw)

/** The query in the address bar, whatever is in it. */
export const useRawSearch = (): Readonly<Record<string, string>> => textsIn(useSearch({ strict: false }))
