/** Bundles the server's programs and threads into `dist`. */
import { rmSync } from 'node:fs'
import { bundle, threads } from './bundle.mjs'

const programs = ['start', 'admin', 'backup', 'restore'].map((name) => `src/main/${name}.ts`)

rmSync(new URL('dist', import.meta.url), { recursive: true, force: true })
await bundle([...programs, ...threads], 'dist')
