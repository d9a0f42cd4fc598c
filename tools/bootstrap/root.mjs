import { fileURLToPath } from 'node:url'

/** The checkout: every tool works on it, wherever it was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url))
