import { findAirport } from '@sextant/places/airports/find-airport'
import { findCity } from '@sextant/places/cities/find-city'
import { findStation } from '@sextant/places/stations/find-station'
import { oncePer } from '../kit/once-per'
import { remembered } from '../kit/remembered'
import { type NameWords, nameWords } from '../languages/person-names'
import { placeKinds } from '../languages/place-words'
import type { Mention } from '../mentions/mention'
import type { Line } from '../page/page'
import type { Collector } from './collector'
import type { Context } from './context'
import { feature } from './hash'

const personLike =
  /^(?:\p{Lu}[\p{L}\p{M}'’-]+|\p{Lu}\.?)(?: (?:\p{Lu}[\p{L}\p{M}'’-]+|\p{Lu}\.|de|van|von|der|da|dos|del|la|al|bin|ten|af|di)){1,4}$/u
const slashed = /^\p{Lu}[\p{L}\p{M}'’ -]+[/,]\s?\p{Lu}[\p{L}\p{M}'’ -]+$/u

/** How much of a text consists of known personal names, as a bucket. */
export function knownNames({ given, family, neither }: NameWords): string {
  return `${Math.min(given, 2)}|${Math.min(family, 2)}|${Math.min(neither, 2)}`
}

/** A house number, next to a street name. */
const houseNumber = /\d/

/** Shape features of a text, independent of its surroundings. */
const shapeOf = remembered((value): readonly number[] => {
  const words = value.split(/\s+/)
  const result = [feature(`words|${Math.min(words.length, 8)}`)]
  const add = (name: string): void => void result.push(feature(name))
  const counts = nameWords(value)
  const { given, family, neither } = counts
  add(`names|${knownNames(counts)}`)
  if (given > 0) add('given-name')
  if (family > 0) add('family-name')
  if (neither === 0) add('names-alone')
  if (given + family === 0) add('no-name')
  if (personLike.test(value)) add('person-like')
  if (slashed.test(value)) add('person-slashed')
  if (/^\p{Lu}[^\p{Ll}]+$/u.test(value)) add('capitals')
  if (/^\p{Ll}/u.test(value)) add('small-first')
  if (words.length > 1 && words.every((word) => /^[\p{Lu}\d]/u.test(word))) add('all-capitalised')
  if (/\d/.test(value)) add(/^\d/.test(value) ? 'digit-first' : 'digits')
  if (value.includes(',')) add('comma')
  if (
    words.length > 2 &&
    /\p{L}\s(?:and|und|et|y|e|i|og|och|ja|en|és|și|si|и|й|та|і|ve|dan|và|και|&|\+)\s\p{Lu}/u.test(value)
  )
    add('joined')
  if (words.length > 2 && /\p{L}\s(?:to|nach|naar|til|till|à|para|do|до|vers)\s\p{Lu}/u.test(value)) add('joined-way')
  if (/\s[-–—]\s/.test(value)) add('dashed')
  if (/[()（]/.test(value)) add('brackets')
  if (/[.!?。]\s|[.!?。]$/.test(value)) add('sentence-sign')
  const isAscii = !/[^\t -~]/.test(value)
  if (!isAscii && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(value))
    add(`cjk|${Math.min(value.length, 12)}`)
  else if (!isAscii && /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u.test(value)) add('rtl-thai')
  add(`length|${value.length < 6 ? 's' : value.length < 16 ? 'm' : value.length < 34 ? 'l' : 'xl'}`)
  if (/^[A-Z]{3}$/.test(value) && findAirport(value)) add('airport-code')
  const bare = value.replace(/\s*[([（].*$/, '')
  if (bare.length < 40 && bare.length > 2) {
    if (findStation(bare)) add('station')
    if (findCity(bare)) add('city')
    else if (words[0] !== undefined && words[0].length > 3 && findCity(words[0].replace(/[,.]$/, ''))) add('city-first')
  }
  const isNumbered = houseNumber.test(value)
  for (const kind of placeKinds(value)) add(kind === 'street' && isNumbered ? 'street-number' : `${kind}-word`)
  if (
    /\b(?:ltd|gmbh|s\.?a\.?|s\.?l\.?|s\.?r\.?l\.?|inc|plc|llc|b\.?v\.?|ab|oy|a\/s|as|kft|sp\. z o\.o\.|s\.p\.a\.|株式会社)\.?$/iu.test(
      value,
    )
  )
    add('company-form')
  return result
})

const postalCode = /(?<!\d)\d{4,6}\s\p{Lu}\p{Ll}+|\p{L}\s\d{5}(?!\d)/iu

/** Whether a text looks like an address: a street with a number, or a city with a postal code. */
const isAddress = (text: string): boolean =>
  text.length > 6 &&
  text.length < 140 &&
  (postalCode.test(text) || (houseNumber.test(text) && placeKinds(text).has('street')))

/** Whether a line looks like an address. */
const isAddressLine = oncePer(({ text }: Line) => isAddress(text))

/** Whether a line has a text that looks like a person's name. */
const hasPerson = oncePer(({ index }: Line, { byLine }: Context) =>
  (byLine[index] ?? []).some(({ type, value }) => type === 'text' && (personLike.test(value) || slashed.test(value))),
)

const titleBefore =
  /(?:^|[\s(])(?:mr|mrs|ms|miss|dr|herr|frau|hr|m|mme|mlle|sr|sra|sig|sig\.ra|dhr|mevr|pan|pani|г-н|д-р)\.? $/u

/** Adds features for a text's shape, its position in the line, and adjacent mentions. */
export function addText(to: Collector, mention: Mention, line: Line, context: Context): void {
  to.features.push(...shapeOf(mention.value))
  if (titleBefore.test(line.folded.slice(Math.max(0, mention.start - 14), mention.start))) to.add('title-before')
  if (/^\s?(?:様|さん|先生|女士|님|씨|mr|mrs|ms)(?!\p{L})/u.test(line.folded.slice(mention.end))) to.add('title-after')
  const before = line.text.slice(0, mention.start).trimEnd()
  const behind = line.text.slice(mention.end)
  if (/^\s*[(（]/.test(behind)) to.add('bracket-after')
  if (/[(（]$/.test(before.slice(-1))) to.add('bracket-before')
  if (/^\s*(?:→|->|[-–—]+>|›|>|—|–|-|to\s)/.test(behind)) to.add('arrow-after')
  if (/(?:[→›>—–]|\s-|\bto)$/.test(before.slice(-3))) to.add('arrow-before')
  const around = context.neighbors[mention.line]
  for (const [name, other] of [
    ['above', around?.above[0]],
    ['below', around?.below],
    ['left', around?.left[0]],
    ['right', around?.right],
  ] as const) {
    if (other && hasPerson(other, context)) to.add(`person-${name}`)
  }
  if (around?.below && isAddressLine(around.below)) to.add('address-below')
  if (around?.above[0] && isAddressLine(around.above[0])) to.add('address-above')
  if (isAddress(behind)) to.add('address-after')
  if (/^\s*(?:★|\*{2,5}(?!\*)|[1-5][*★]|superior)/iu.test(behind)) to.add('stars-after')
  if (mention.start === 0 && mention.end >= line.text.length - 1) to.add('whole-line')
  else if (mention.start === 0) to.add('line-start')
  else if (mention.end >= line.text.length - 1) to.add('line-end')
  const [first] = context.read.page.lines
  const sender = first?.origin === 'sender' ? first.text : ''
  if (sender.includes(mention.value) || context.read.page.forwarder.includes(mention.value)) to.add('in-sender')
  if (line.spans.some(({ start, end, alt }) => alt && mention.start >= start && mention.end <= end)) to.add('alt')
  if (line.spans.some(({ start, end }) => start === mention.start || end === mention.end)) to.add('style-edge')
}
