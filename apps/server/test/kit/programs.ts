import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Programs of others that tests speak with: where they are, and the package of Debian's that has them. */
const programs = {
  dovecot: { paths: ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot'], package: 'dovecot-imapd' },
  swaks: { paths: ['/usr/bin/swaks', '/usr/local/bin/swaks'], package: 'swaks' },
} as const
type Program = keyof typeof programs

const pathOf = (name: Program): string | undefined => programs[name].paths.find((path) => existsSync(path))

/**
 * The path of a program. Throws with what is to be done where it is not there: what it stands for is not tested without
 * it.
 */
export function programPath(name: Program): string {
  const path = pathOf(name)
  if (path !== undefined) return path
  throw new Error(
    `These tests need ${name}. Install it (on Debian: apt-get install ${programs[name].package}) and run them again.`,
  )
}

/**
 * On a new machine root installs what is missing from Debian's packages; where that fails, the tests that need it say
 * so.
 */
export function installPrograms(): void {
  const missing = [programs.dovecot, programs.swaks].filter(({ paths }) => !paths.some((path) => existsSync(path)))
  if (missing.length === 0 || process.getuid?.() !== 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const get = (...args: readonly string[]): boolean => spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0
  const install = (): boolean => get('install', '-y', '--no-install-recommends', ...missing.map((one) => one.package))
  if (install() || !get('update')) return
  install()
}
