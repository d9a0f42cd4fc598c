import { decodeText } from '@sextant/bytes/charset'
import { openZip, type ZipEntry } from '@sextant/bytes/zip'
import type { Diagnostic, Reservation } from '@sextant/contract/emails/reservation'
import type { Document } from '../../kit/document'
import { readJson } from '../../kit/lenient-json'
import type { Entry, Reader, Reading } from '../../kit/reader'
import { readBoardingPass } from './boarding-pass'
import { readEventTicket, readUpcoming } from './event-ticket'
import { type Pass, readPass, readStrings } from './pass-fields'

/** Maximum unpacked size in bytes of pass.json, of a strings file, of one pass in a bundle, and of a bundle. */
const maxBytes = { json: 1024 * 1024, strings: 256 * 1024, pass: 4 * 1024 * 1024, bundle: 10 * 1024 * 1024 }
const passesInOne = 50

/** Apple writes strings as UTF-16 or UTF-8. */
function decodeStrings(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeText(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeText(bytes, 'utf-16be')
  return decodeText(bytes, 'utf-8')
}

/** Maximum number of languages read per pass. */
const maxLanguages = 50

/** The strings of a pass in all its languages, English first if available. */
function stringsOf(entries: readonly ZipEntry[]): Map<string, string>[] {
  const files = entries.filter(({ name }) => /(^|\/)[\w-]+\.lproj\/pass\.strings$/.test(name)).slice(0, maxLanguages)
  const isEnglish = ({ name }: ZipEntry): boolean => /(^|\/)en[\w-]*\.lproj/.test(name)
  let room = maxBytes.bundle
  return files
    .toSorted((a, b) => Number(isEnglish(b)) - Number(isEnglish(a)))
    .flatMap((file) => {
      const bytes = room > 0 ? file.read(maxBytes.strings) : null
      room -= bytes?.length ?? 0
      return bytes ? [readStrings(decodeStrings(bytes))] : []
    })
}

const unreadable = (part: string): Diagnostic => ({
  level: 'warning',
  code: 'pass-unreadable',
  message: 'The wallet pass could not be opened: it is damaged, or far larger unpacked than a pass may be.',
  part,
})

/** Cards and coupons are passes too. */
const empty = (part: string): Diagnostic => ({
  level: 'info',
  code: 'pass-no-booking',
  message: 'The wallet pass names no journey, stay or event with its day.',
  part,
})

/** The passes of a bundle, as separate documents. */
function inner({ part }: Document, entries: readonly ZipEntry[]): Document[] {
  const passes = entries.filter(({ name }) => /\.pkpass$/i.test(name)).slice(0, passesInOne)
  let room = maxBytes.bundle
  return passes.flatMap(({ name, read }): Document[] => {
    const bytes = room > 0 ? read(Math.min(maxBytes.pass, room)) : null
    room -= bytes?.length ?? maxBytes.pass
    return bytes ? [{ part: `${part} ${name}`, kind: 'pass', filename: name, bytes: () => bytes, text: () => '' }] : []
  })
}

function readOne(document: Document, entries: readonly ZipEntry[], json: ZipEntry, contextDate: string): Reading {
  const bytes = json.read(maxBytes.json)
  const [value] = bytes ? readJson(decodeText(bytes, null)).values : []
  const part = `${document.part} pass.json`
  if (value === undefined) return { reservations: [], diagnostics: [unreadable(document.part)] }
  const pass = readPass(value, part, stringsOf(entries))
  const ticket = pass.style === 'boardingPass' ? null : readEventTicket(pass)
  // Journeys may be issued in other styles, recognizable by their tags or code.
  const upcoming = readUpcoming(pass)
  const shown = ticket ? [ticket] : upcoming.length > 0 ? [] : readBoardingPass(pass, part, contextDate)
  const found = [...shown, ...upcoming]
  // May no longer be used (Apple, "Pass.voided").
  const isVoid = pass.root.at('voided').text() === 'true'
  const reservations = isVoid ? found.map((one) => ({ ...one, status: 'cancelled' as const })) : found
  return {
    reservations,
    diagnostics: found.length > 0 ? [] : [empty(document.part)],
    entries: upcoming.length > 0 ? [] : [entryOf(pass, reservations, part)],
  }
}

/** What a pass shows. */
function entryOf({ root, fields }: Pass, reservations: readonly Reservation[], part: string): Entry {
  const shown = fields.map(({ label, value }) => (label.trim() === '' ? value : `${label}: ${value}`))
  const [name = '', description = ''] = ['organizationName', 'description'].map((field) => root.at(field).text())
  return {
    title: name,
    text: [description, '', ...shown].join('\n'),
    reservations,
    evidence: { reader: 'pass', part, path: '$' },
  }
}

/** Reads wallet passes (.pkpass) and bundles of them (.pkpasses). */
export const pass: Reader = {
  name: 'pass',
  kinds: ['pass'],
  read(document, context) {
    const entries = openZip(document.bytes())
    const json = entries.find(({ name }) => name === 'pass.json')
    if (json) return readOne(document, entries, json, context.date)
    const documents = inner(document, entries)
    // Other archives are not passes, which is no error.
    const isDamaged = documents.length === 0 && /\.pkpass(es)?$/i.test(document.filename ?? '')
    return { reservations: [], diagnostics: isDamaged ? [unreadable(document.part)] : [], documents }
  },
}
