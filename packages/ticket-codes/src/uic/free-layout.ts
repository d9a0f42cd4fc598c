import { findStation } from '@sextant/places/stations/find-station'
import { dayOf } from '../kit/code-days'
import { compact, type RailJourney } from '../kit/rail-journey'
import { reservedByWords } from './reserved-words'
import type { TicketLayout } from './ticket-layout'

const fromWords = 'from|von|de|da|z|ze|fra|från|van|od|iz|desde|départ|abfahrt|start'
const toWords = 'to|nach|à|a|vers|do|til|till|naar|na|u|hasta|para|arrivée|ankunft|ziel'
/** `Von: Köln Hbf`, alone on its line. */
const alone = (words: string): RegExp => new RegExp(`^(?:${words})(?:\\s*:\\s*|\\s+)(\\p{L}.{1,60})$`, 'iu')
const [from, to] = [alone(fromWords), alone(toWords)]
/** `Von Köln Hbf nach Bonn Hbf`, `Fahrt: Köln Hbf -> Bonn Hbf`. */
const both = new RegExp(
  `(?:^|\\s)(?:${fromWords})\\s*:?\\s+(\\p{L}.{1,60}?)\\s+(?:${toWords})\\s*:?\\s+(\\p{L}.{1,60})$`,
  'iu',
)
const arrow = /^(?:.{0,30}:\s*)?(\p{L}.{1,60}?)\s*(?:-+>|=+>|→|>|–|—|\s-\s)\s*(\p{L}.{1,60})$/u

const date = /(?<![\d.])(\d{1,2}[./]\d{1,2}[./](?:\d{4}|\d{2}))(?:\D{1,6}(\d{1,2}[:.]\d{2})(?![.\d]))?/
const serviceClass =
  /(?:class|classe|clase|klasse|klas|kl\.|t[řr][íi]da|trieda|oszt[áa]ly|razred|klasa)\s*:?\s*([12])(?!\d)|(?<!\d)([12])\.?\s*(?:class|classe|klasse|klas|kl\.|t[řr][íi]da|trieda|oszt[áa]ly|razred|klasa)/iu
const traveler =
  /^(?:name|passenger|reisender?|fahrgast|voyageur|passager|viaggiatore|viajero|cestující|inhaber|traveller|herrn?|frau|mrs?\.?|ms\.?|mme\.?)\s*:?\s+(\p{L}[\p{L} .,'-]{3,60})$/iu

/** Both stations: by their labels, or by the words or arrow between them if one of them is a known station. */
function endsIn(lines: readonly string[]): [string, string] | null {
  const [start, end] = [from, to].map((label) => lines.flatMap((line) => label.exec(line)?.[1] ?? [])[0]?.trim())
  const isKnown = (names: readonly string[]): boolean => names.some((name) => findStation(name) !== null)
  for (const line of lines) {
    const [, one = '', other = ''] = both.exec(line) ?? arrow.exec(line) ?? []
    const names = [one.trim(), other.trim()] as const
    if (isKnown(names)) return [...names]
  }
  return start && end && start !== end && isKnown([start, end]) ? [start, end] : null
}

/** Station, name and so on in separate lines, as on tickets from the EOS shop system (`EOSU`; KDE Itinerary). */
const ofEos = (layout: TicketLayout) => ({
  ends: [layout.cut(7, 0, 72), layout.cut(8, 0, 72)] as const,
  name: layout.cut(0, 0, 72),
})

/**
 * The journey on a plain-text ticket face (ERA TAP TSI B.12, `PLAI`) or in the issuer's own lines: two stations and a
 * day. None if no stations are given, as on area tickets.
 */
export function journeysOfText(layout: TicketLayout, issued: string): RailJourney[] {
  const lines = layout.lines
    .flatMap((line) => line.split(/\s{3,}/))
    .map((line) => line.trim())
    .filter(Boolean)
  const text = lines.join('\n')
  const eos = layout.standard === 'EOSU' ? ofEos(layout) : null
  const [start, end] = eos ? eos.ends : (endsIn(lines) ?? [])
  const [, on, time] = date.exec(text) ?? []
  const day = on ? dayOf(on, issued) : null
  if (!start || !end || !day) return []
  const clock = time?.replace('.', ':').padStart(5, '0')
  const found = serviceClass.exec(text)
  const name = eos?.name ?? lines.flatMap((line) => traveler.exec(line)?.[1] ?? [])[0]
  return [
    {
      record: 'U_TLAY',
      from: start,
      to: end,
      departure: clock && clock < '24:00' && clock !== '00:00' ? `${day}T${clock}:00` : day,
      travelers: name ? [{ name: name.trim() }] : [],
      ...reservedByWords(text, text),
      ...compact({ serviceClass: found?.[1] ?? found?.[2] }),
    },
  ]
}
