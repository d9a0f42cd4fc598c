import { fold } from '../kit/fold'

/** Names reserved on every mail domain (RFC 2142), and those that the product and its operator send from. */
const reserved: ReadonlySet<string> = new Set(
  `abuse admin administrator billing bounces ftp help hostmaster info legal mailer-daemon marketing news no-reply nobody noc
  noreply operator postmaster privacy root sales security support system usenet uucp webmaster www`.split(/\s+/),
)

/** The maximum length of a local part (RFC 5321 §4.5.3.1.1). */
const maxLength = 64

/** The local part derived from a mailbox's name: lowercase letters and digits joined by hyphens. */
export function localPartOf(name: string): string {
  const words = fold(name).match(/[a-z0-9]+/g) ?? ['mail']
  return words.join('-').slice(0, maxLength).replace(/-$/, '')
}

/** Why a local part is not available; null if it is. `+` labels are left to senders. */
export function problemOfLocalPart(text: string): string | null {
  if (text.length > maxLength) return `An address has at most ${maxLength} characters before the @.`
  if (!/^[a-z0-9]+([._-][a-z0-9]+)*$/.test(text))
    return 'Use letters a to z and digits, with single dots, hyphens or underscores between them.'
  return reserved.has(text) ? `${text} is reserved for the operator of the mail server. Choose another name.` : null
}

/** Alternatives to a taken name, best first: with the team's name, then with a number. */
export function alternativesTo(text: string, team: string): string[] {
  const short = text.slice(0, 40).replace(/[._-]$/, '')
  const withTeam = `${short}-${localPartOf(team)}`.slice(0, maxLength).replace(/[._-]$/, '')
  return [withTeam, ...Array.from({ length: 30 }, (_, at) => `${short}-${at + 2}`)].filter(
    (one) => problemOfLocalPart(one) === null,
  )
}
