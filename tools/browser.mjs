/** Provides a browser without manual setup: prints the program and the environment to start it with, as JSON. */

import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'
import { root } from './bootstrap/root.mjs'

/** @typedef {{ path: string, env: Record<string, string> }} Browser */

const programNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const folders = ['/usr/bin', '/usr/local/bin', '/opt/google/chrome', '/snap/bin']
const applications = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** Flags for a headless browser without background requests that also runs as root in a container. */
export const browserFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * `$CHROME_BIN`, otherwise an installed Chromium or Chrome, otherwise the one from npm, unpacked once.
 * @returns {Browser}
 */
export function findBrowser({ chosen = process.env.CHROME_BIN, places = installedPlaces() } = {}) {
  if (chosen) {
    if (!isProgram(chosen)) throw new Error(`CHROME_BIN is ${chosen}, where no program is.`)
    return { path: chosen, env: {} }
  }
  const installed = places.find(isProgram)
  return installed ? { path: installed, env: {} } : unpackedBrowser(join(root, '.cache/browser'))
}

const installedPlaces = () => [
  ...folders.flatMap((folder) => programNames.map((name) => join(folder, name))),
  ...applications,
]

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The npm browser is packaged for cloud functions: the program, its libraries, a software renderer and a font. Its own
 * launcher is not used.
 * @param {string} cache
 * @returns {Browser}
 */
export function unpackedBrowser(cache) {
  const require = createRequire(import.meta.url)
  const packed = join(dirname(require.resolve('@sparticuz/chromium')), '../bin')
  const { version } = JSON.parse(readFileSync(join(packed, '../package.json'), 'utf8'))
  const folder = join(cache, version)
  if (!existsSync(folder)) unpack(packed, folder)
  const env = {
    LD_LIBRARY_PATH: join(folder, 'lib'),
    FONTCONFIG_PATH: folder,
  }
  return { path: join(folder, 'chromium'), env }
}

/** @param {string} packed @param {string} folder */
function unpack(packed, folder) {
  const temporary = `${folder}.${process.pid}.new`
  mkdirSync(temporary, { recursive: true })
  writeFileSync(join(temporary, 'chromium'), brotliDecompressSync(readFileSync(join(packed, 'chromium.br'))), {
    mode: 0o755,
  })
  for (const archive of ['al2023', 'swiftshader', 'fonts']) {
    const tar = brotliDecompressSync(readFileSync(join(packed, `${archive}.tar.br`)))
    const { status, stderr } = spawnSync('tar', ['-x', '-C', temporary], { input: tar, encoding: 'utf8' })
    if (status !== 0) throw new Error(`The browser's ${archive} archive does not unpack: ${stderr}`)
  }
  writeFileSync(join(temporary, 'fonts.conf'), fontsOf(folder))
  rmSync(folder, { recursive: true, force: true })
  renameSync(temporary, folder)
}

/** @param {string} folder */
const fontsOf = (folder) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}/fonts</dir><cachedir>${folder}/font-cache</cachedir></fontconfig>
`

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.stdout.write(`${JSON.stringify(findBrowser())}\n`)
}
