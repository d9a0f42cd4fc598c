import { fileURLToPath } from 'node:url'

/** The checkout. Every tool works on it, whatever the current directory is. */
export const root = fileURLToPath(new URL('../..', import.meta.url))
