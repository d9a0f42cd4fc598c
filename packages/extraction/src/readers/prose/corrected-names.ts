import type { Extraction, Passenger, Reservation } from '@sextant/contract/emails/reservation'
import { foldCode } from '@sextant/domain/kit/fold'
import { isMisspelt } from '@sextant/domain/travelers/misspelt'
import { namePartsOf, sameName } from '@sextant/domain/travelers/name-key'
import { folded } from '../../kit/fold'
import { correctedName, formerName } from '../../languages/name-correction-words'
import { nameWithoutTitles } from '../../rules/clean-names'
import { namedReferences } from './cancelled-references'

/** Characters of a text, and of a line, that are searched. */
const maxCharacters = 8000
const maxLine = 120
/** Corrections of one email. */
const maxNames = 9

const labelOf = (words: string): RegExp => new RegExp(`^[^\\p{L}]{0,4}(?:${words})(?:\\s*[:：]\\s*|\\s{2,}|\\s*$)`, 'u')
const [former, corrected] = [labelOf(formerName), labelOf(correctedName)]
const name = /^[\p{L}\p{M}.'’/ -]{4,60}$/u

/** The name behind a label, or in the line below it. */
function nameAt(lines: readonly string[], at: number, label: RegExp): string | null {
  const line = lines[at] ?? ''
  const found = label.exec(folded(line))
  if (!found) return null
  const rest = line.slice(found[0].length).trim()
  const value = rest === '' ? (lines[at + 1] ?? '') : rest
  return name.test(value) ? nameWithoutTitles(value) : null
}

/**
 * The names that an email corrects in bookings of which it has only the reference: a former and a new name, each behind
 * its label.
 */
export function correctedNames(subject: string, texts: readonly string[]): NonNullable<Extraction['corrected_names']> {
  const references = namedReferences(subject, texts).map(foldCode)
  if (references.length === 0) return []
  const found = texts.flatMap((text) => {
    const lines = text
      .slice(0, maxCharacters)
      .split('\n')
      .map((one) => one.trim())
      .filter((one) => one !== '' && one.length <= maxLine)
    const names = (label: RegExp): string[] => lines.flatMap((_, at) => nameAt(lines, at, label) ?? [])
    const [before, after] = [names(former), names(corrected)]
    return before.flatMap((from, at) => {
      const to = after[at]
      return to !== undefined && !sameName(from, to) ? [{ from, to, references }] : []
    })
  })
  return found.filter((one, at) => found.findIndex(({ from }) => from === one.from) === at).slice(0, maxNames)
}

/** Whether one of two names can be the other one, corrected: they have a part in common. */
const isAlike = (from: string, to: string): boolean => {
  const parts = namePartsOf(to)
  return isMisspelt(from, to) || namePartsOf(from).some((part) => part.length > 1 && parts.includes(part))
}

/**
 * Bookings whose travelers have the corrected names alone, and the corrections. A name that has nothing in common with
 * the former one is another traveler's, whose place somebody takes.
 */
export function withCorrectedNames(
  reservations: Reservation[],
  corrections: Corrections,
): { readonly reservations: Reservation[]; readonly names: Corrections } {
  const isBooked = (name: string): boolean =>
    reservations.some(({ status, travelers }) => status !== 'cancelled' && travelers.some((one) => isOf(one, name)))
  const names = corrections.filter(({ from, to }) => isAlike(from, to) && isBooked(to))
  if (names.length === 0) return { reservations, names: [] }
  const isFormer = (traveler: Passenger): boolean => names.some(({ from }) => isOf(traveler, from))
  const left = reservations.flatMap((one) => {
    const travelers = one.travelers.filter((traveler) => !isFormer(traveler))
    return travelers.length === 0 && one.travelers.length > 0 ? [] : [{ ...one, travelers }]
  })
  return { reservations: left, names }
}

type Corrections = NonNullable<Extraction['corrected_names']>

const isOf = ({ name }: Passenger, other: string): boolean => name !== undefined && sameName(name, other)
