import { Worker, type WorkerOptions } from 'node:worker_threads'

/** The message that a thread sends once it has loaded its data. */
export const readyMessage = 'ready'

/** When run from source, as in tests, a thread must first register the TypeScript loader. */
const fromSource = (url: URL): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(url.href)}) })`

/**
 * Starts a worker thread from a file beside this one: bundled JavaScript in the built product, TypeScript in tests. It
 * has no environment variables.
 */
export function startThread(name: 'extract' | 'ocr' | 'authenticity/check-sender', options: WorkerOptions): Worker {
  const built = import.meta.url.endsWith('.js')
  const url = new URL(built ? `../emails/${name}.worker.js` : `./${name}.worker.ts`, import.meta.url)
  return new Worker(built ? url : fromSource(url), { ...options, eval: !built, execArgv: [], env: {} })
}
