/**
 * Checks the console's entry budget: the JavaScript that `/login` asks for, compressed. Reads the manifest of a build, so
 * build the console first.
 */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

/** Kilobytes (1000 bytes) of gzip that the entry may have. */
export const budget = 150

const dist = path.join(import.meta.dirname, '../apps/console/dist')
const entry = 'index.html'
const signIn = 'src/session/login.tsx'

/** The files that a module of the manifest needs, its static imports included. */
function filesOf(manifest, name, found = new Set()) {
  const chunk = manifest[name]
  if (!chunk) throw new Error(`The build has no ${name}: has the sign-in moved?`)
  if (found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const needed of chunk.imports ?? []) filesOf(manifest, needed, found)
  return found
}

/** The size of the entry in kilobytes of gzip, by file. Throws where there is no build. */
export function entrySize() {
  const place = path.join(dist, '.vite/manifest.json')
  if (!existsSync(place))
    throw new Error('There is no build of the console: npm run build -w @sextant/console')
  const manifest = JSON.parse(readFileSync(place, 'utf8'))
  const files = [...filesOf(manifest, signIn, filesOf(manifest, entry))]
  const sizes = files.map((file) => ({
    file,
    size: gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length / 1000,
  }))
  return { files: sizes, total: sizes.reduce((sum, { size }) => sum + size, 0) }
}

/** Whether the entry keeps to its budget, with a line that says how large it is. */
export function checkBundle() {
  const { total, files } = entrySize()
  const ok = total <= budget
  const largest = files.toSorted((a, b) => b.size - a.size).slice(0, 3)
  const names = largest.map(({ file, size }) => `${path.basename(file)} ${size.toFixed(1)}`).join(', ')
  const text = `console entry: ${total.toFixed(1)} kB of ${budget} kB gzip in ${files.length} files (${names})`
  return { ok, text }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { ok, text } = checkBundle()
  console.log(text)
  process.exitCode = ok ? 0 : 1
}
