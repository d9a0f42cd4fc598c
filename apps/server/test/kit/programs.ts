import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** External programs used by tests: their paths, and the Debian packages that contain them. */
const programs = {
  dovecot: { paths: ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot'], package: 'dovecot-imapd' },
  swaks: { paths: ['/usr/bin/swaks', '/usr/local/bin/swaks'], package: 'swaks' },
} as const
type Program = keyof typeof programs

const pathOf = (name: Program): string | undefined => programs[name].paths.find((path) => existsSync(path))

/** The path of a program. If it is missing, throws with instructions, because the tests cannot run without it. */
export function programPath(name: Program): string {
  const path = pathOf(name)
  if (path !== undefined) return path
  throw new Error(
    `These tests need ${name}. Install it (on Debian: apt-get install ${programs[name].package}) and run them again.`,
  )
}

/** As root, installs missing programs from Debian packages; if that fails, the tests that need them report it. */
export function installPrograms(): void {
  const missing = [programs.dovecot, programs.swaks].filter(({ paths }) => !paths.some((path) => existsSync(path)))
  if (missing.length === 0 || process.getuid?.() !== 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const get = (...args: readonly string[]): boolean => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0
  const install = (): boolean => get('install', '-y', '--no-install-recommends', ...missing.map((one) => one.package))
  if (install() || !get('update')) return
  install()
}
