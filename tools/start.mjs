/** `npm start`: installs and builds if necessary, then runs the server. */
import { join } from 'node:path'
import { ensureBuilt } from './bootstrap/built.mjs'
import { ensureInstalled } from './bootstrap/installed.mjs'
import { root } from './bootstrap/root.mjs'

ensureInstalled()
ensureBuilt()
process.setSourceMapsEnabled(true)
await import(join(root, 'apps/server/dist/main/start.js'))
