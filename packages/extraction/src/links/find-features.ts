import { findAirport } from '@sextant/places/airports/find-airport'
import { findCity } from '@sextant/places/cities/find-city'
import { findStation } from '@sextant/places/stations/find-station'
import type { ReadPage } from '../finds/all-finds'
import type { Find } from '../finds/find'
import { firstParticle, labelCount, type Tag, tagNames } from '../languages/lexicon'
import type { Line } from '../page/page'
import { feature, pair } from './hash'
import { findsByLine, type Neighbors, neighborsOf } from './neighbors'

/** In what relation a tagged phrase stands to a find. */
const relations = [
  'adjacent-before',
  'before',
  'before-2',
  'line-before',
  'adjacent-after',
  'after',
  'left',
  'left-pure',
  'left-2',
  'above',
  'above-pure',
  'above-2',
  'above-2-pure',
  'above-3',
  'column',
  'row',
  'heading',
  'heading-2',
  'below-pure',
  'inside',
  'line',
  'right-pure',
  'subject',
  'near',
  'own-label',
  'left-first',
  'left-last',
  'above-last',
] as const
type Relation = (typeof relations)[number]

const table = new Map<Relation, number[]>(
  relations.map((relation) => [relation, tagNames.map((tag) => feature(`${relation}|${tag}`))]),
)

/** A page with what its finds are seen by. */
export interface Context {
  read: ReadPage
  neighbors: Neighbors[]
  byLine: Find[][]
  /** Tags of each line, each once. */
  lineTags: number[][]
  /** Whether a line says a label and nothing else. */
  isPure: boolean[]
  /** How often a value of a type stands in the page. */
  counts: Map<string, number>
  subject: string
  /** ISO day on which the mail was sent. */
  sent: string
  /** What is known of texts that stand more than once. */
  shapes: Map<string, number[]>
}

const letters = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length

function isPureLabel(line: Line, tags: readonly Tag[], finds: readonly Find[]): boolean {
  if (
    line.text.length > 60 ||
    finds.some(({ type }) => type === 'date' || type === 'time' || type === 'money')
  )
    return false
  const labelled = tags
    .filter(({ ids }) => ids.some((id) => id < labelCount))
    .reduce((sum, { start, end }) => sum + letters(line.text.slice(start, end)), 0)
  const particles = tags
    .filter(({ ids }) => ids.every((id) => id >= firstParticle))
    .reduce((sum, { start, end }) => sum + letters(line.text.slice(start, end)), 0)
  const all = letters(line.text) - particles
  return labelled > 0 && (labelled >= 0.6 * all || /[:：]\s*$/.test(line.text))
}

/** Prepares a page for the features of its finds. */
export function contextOf(read: ReadPage, sent: string): Context {
  const { page, tags, finds } = read
  const byLine = findsByLine(finds, page.lines.length)
  const lineTags = tags.map((list) => [...new Set(list.flatMap(({ ids }) => ids))])
  const isPure = page.lines.map((line) => isPureLabel(line, tags[line.index] ?? [], byLine[line.index] ?? []))
  const counts = new Map<string, number>()
  for (const { type, value, line } of finds) {
    if (page.lines[line]?.isHidden) continue
    const key = `${type}|${value}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const subject = page.lines.find(({ origin }) => origin === 'subject')?.text ?? ''
  return {
    read,
    neighbors: neighborsOf(read),
    byLine,
    lineTags,
    isPure,
    counts,
    subject,
    sent: sent.slice(0, 10),
    shapes: new Map(),
  }
}

const day = 86_400_000
function distance(value: string, sent: string): string {
  const days = Math.round((Date.parse(value) - Date.parse(sent)) / day)
  if (days < -1) return 'past'
  if (days <= 0) return 'today'
  if (days <= 3) return 'soon'
  if (days <= 45) return 'weeks'
  if (days <= 330) return 'months'
  return days <= 500 ? 'year' : 'far'
}

class Collector {
  readonly features: number[] = []
  add(name: string): void {
    this.features.push(feature(name))
  }
  tags(relation: Relation, ids: readonly number[]): void {
    const row = table.get(relation)
    if (row) for (const id of ids) this.features.push(row[id] ?? 0)
  }
}

/** Words around it in its own line. */
function addLine(to: Collector, find: Find, line: Line, tags: readonly Tag[]): void {
  const before = tags.filter(({ end }) => end <= find.start)
  const after = tags.filter(({ start }) => start >= find.end)
  const [nearest, second] = [before.at(-1), before.at(-2)]
  if (nearest) {
    const gap = line.folded.slice(nearest.end, find.start)
    if (!/[\p{L}\p{N}]/u.test(gap)) {
      to.tags('adjacent-before', nearest.ids)
      if (/[:：]/.test(gap)) to.tags('own-label', nearest.ids)
    }
    if (find.start - nearest.end < 40) to.tags('before', nearest.ids)
    if (/[:：]/.test(gap)) to.add('colon-before')
  }
  if (second && find.start - second.end < 60) to.tags('before-2', second.ids)
  for (const tag of before.slice(0, -2).slice(-6)) to.tags('line-before', tag.ids)
  const next = after[0]
  if (next) {
    const gap = line.folded.slice(find.end, next.start)
    if (!/[\p{L}\p{N}]/u.test(gap)) to.tags('adjacent-after', next.ids)
    if (next.start - find.end < 40) to.tags('after', next.ids)
  }
  for (const tag of tags.slice(0, 14))
    if (tag.start < find.start || tag.start >= find.end) to.tags('line', tag.ids)
  for (const tag of tags) if (tag.start >= find.start && tag.end <= find.end) to.tags('inside', tag.ids)
}

/** Words in the lines around it on the plane. */
function addPlane(to: Collector, find: Find, context: Context): void {
  const { neighbors, lineTags, isPure } = context
  const around = neighbors[find.line]
  if (!around) return
  const tagsOf = (line: Line | undefined | null): number[] => (line ? (lineTags[line.index] ?? []) : [])
  const pure = (line: Line | undefined | null): boolean => (line ? (isPure[line.index] ?? false) : false)
  const [left, left2] = around.left
  to.tags('left', tagsOf(left))
  if (left) {
    const list = context.read.tags[left.index] ?? []
    to.tags('left-first', list[0]?.ids ?? [])
    to.tags('left-last', list.at(-1)?.ids ?? [])
  }
  if (pure(left)) to.tags('left-pure', tagsOf(left))
  to.tags('left-2', tagsOf(left2))
  const [above, above2, above3] = around.above
  to.tags('above', tagsOf(above))
  if (pure(above)) to.tags('above-pure', tagsOf(above))
  if (above) to.tags('above-last', context.read.tags[above.index]?.at(-1)?.ids ?? [])
  to.tags('above-2', tagsOf(above2))
  if (pure(above2)) to.tags('above-2-pure', tagsOf(above2))
  to.tags('above-3', tagsOf(above3))
  for (const line of around.columnHead.slice(0, 2)) to.tags('column', tagsOf(line))
  for (const line of around.rowHead.slice(0, 2)) to.tags('row', tagsOf(line))
  to.tags('heading', tagsOf(around.headings[0]))
  to.tags('heading-2', tagsOf(around.headings[1]))
  if (pure(around.below)) to.tags('below-pure', tagsOf(around.below))
  if (pure(around.right)) to.tags('right-pure', tagsOf(around.right))
  if (!left && !above) to.add('alone')
}

/** The values beside it in its line, and its like in the cells around. */
function addSiblings(to: Collector, find: Find, line: Line, { byLine, neighbors }: Context): void {
  const others = (byLine[find.line] ?? []).filter(({ type }) => type !== 'text' && type !== 'contact')
  const solid = others.filter(({ start, end }) => end <= find.start || start >= find.end)
  const previous = solid.findLast(({ end }) => end <= find.start)
  const next = solid.find(({ start }) => start >= find.end)
  to.add(`previous|${previous ? previous.type : 'none'}`)
  to.add(`next|${next ? next.type : 'none'}`)
  if (previous) {
    const gap = line.plain.slice(previous.end, find.start).trim()
    if (/^[-–—→>›~〜to]{1,3}$/.test(gap)) to.add(`range-after|${previous.type}`)
    if (gap.length < 3) to.add(`close-after|${previous.type}`)
  }
  if (next) {
    const gap = line.plain.slice(find.end, next.start).trim()
    if (/^[-–—→>›~〜to]{1,3}$/.test(gap)) to.add(`range-before|${next.type}`)
    if (gap.length < 3) to.add(`close-before|${next.type}`)
  }
  const same = others.filter(({ type }) => type === find.type)
  if (find.type !== 'text') to.add(`place|${Math.min(4, same.indexOf(find))}|${Math.min(4, same.length)}`)
  const around = neighbors[find.line]
  const has = (other: Line | undefined | null): boolean =>
    other ? (byLine[other.index] ?? []).some(({ type }) => type === find.type) : false
  if (find.type !== 'text') {
    if (has(around?.left[0])) to.add('like-left')
    if (has(around?.right)) to.add('like-right')
    if (has(around?.above[0])) to.add('like-above')
    if (has(around?.below)) to.add('like-below')
  }
  for (const [name, other] of [
    ['above', around?.above[0]],
    ['below', around?.below],
    ['left', around?.left[0]],
    ['right', around?.right],
  ] as const) {
    if (!other) continue
    const types = new Set((byLine[other.index] ?? []).map(({ type }) => type))
    for (const type of types) if (type !== 'text') to.add(`has-${name}|${type}`)
  }
}

const personLike =
  /^(?:\p{Lu}[\p{L}\p{M}'’-]+|\p{Lu}\.?)(?: (?:\p{Lu}[\p{L}\p{M}'’-]+|\p{Lu}\.|de|van|von|der|da|dos|del|la|al|bin|ten|af|di)){1,4}$/u
const slashed = /^\p{Lu}[\p{L}\p{M}'’ -]+[/,]\s?\p{Lu}[\p{L}\p{M}'’ -]+$/u

/** What a text looks like, whatever stands around it. */
function shapeOf(value: string): number[] {
  const words = value.split(/\s+/)
  const result = [feature(`words|${Math.min(words.length, 8)}`)]
  const add = (name: string): void => void result.push(feature(name))
  if (personLike.test(value)) add('person-like')
  if (slashed.test(value)) add('person-slashed')
  if (/^\p{Lu}[^\p{Ll}]+$/u.test(value)) add('capitals')
  if (/^\p{Ll}/u.test(value)) add('small-first')
  if (words.length > 1 && words.every((word) => /^[\p{Lu}\d]/u.test(word))) add('all-capitalised')
  if (/\d/.test(value)) add(/^\d/.test(value) ? 'digit-first' : 'digits')
  if (value.includes(',')) add('comma')
  if (/[()（]/.test(value)) add('brackets')
  if (/[.!?。]\s|[.!?。]$/.test(value)) add('sentence-sign')
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(value))
    add(`cjk|${Math.min(value.length, 12)}`)
  else if (/[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u.test(value)) add('rtl-thai')
  add(`length|${value.length < 6 ? 's' : value.length < 16 ? 'm' : value.length < 34 ? 'l' : 'xl'}`)
  if (/^[A-Z]{3}$/.test(value) && findAirport(value)) add('airport-code')
  const bare = value.replace(/\s*[([（].*$/, '')
  if (bare.length < 40 && bare.length > 2) {
    if (findStation(bare)) add('station')
    if (findCity(bare)) add('city')
    else if (words[0] !== undefined && words[0].length > 3 && findCity(words[0].replace(/[,.]$/, '')))
      add('city-first')
  }
  if (
    /\b(?:hbf|hauptbahnhof|bahnhof|gare|station|stazione|estaci[oó]n|centraal|central[ae]?|centrale|st\.?|terminal|airport|flughafen|a[eé]roport|aeropuerto|aeroporto|lufthavn|port|zob|busbahnhof|autobus\w*|dworzec|nádraží|вокзал|станция|駅|站|역|空港|机场|機場)\b/iu.test(
      value,
    )
  )
    add('station-word')
  if (
    /\b(?:hotel|hostel|inn|resort|suites?|pension|lodge|h[oô]tel|albergo|ryokan|apartments?|hostal|posada|gasthof|guest\s?house|b&b|villa|residence|palace|ホテル|旅館|酒店|飯店|호텔|مندوق|فندق|מלון|отель|гостиница|готель)\b/iu.test(
      value,
    )
  )
    add('hotel-word')
  if (
    /\b(?:street|road|avenue|str\.|straße|strasse|rue|calle|via|piazza|plaza|ul\.|platz|weg|laan|straat|gade|vej|gatan|katu|utca|ulica|boulevard|bd|blvd|quay|lane|drive)\b|\w(?:straße|strasse|straat|gatan|vej|gade|katu|weg|platz)\b/iu.test(
      value,
    )
  )
    add('street-word')
  if (
    /\b(?:restaurant|ristorante|trattoria|osteria|bistro|brasserie|café|cafe|bar|kitchen|taverna|ravintola|restaurang|レストラン|식당|餐厅|餐廳|מסעדת|مطعم)\b/iu.test(
      value,
    )
  )
    add('restaurant-word')
  if (
    /\b(?:ltd|gmbh|s\.?a\.?|s\.?l\.?|s\.?r\.?l\.?|inc|plc|llc|b\.?v\.?|ab|oy|a\/s|as|kft|sp\. z o\.o\.|s\.p\.a\.|株式会社)\.?$/iu.test(
      value,
    )
  )
    add('company-form')
  return result
}

function addText(to: Collector, find: Find, line: Line, context: Context): void {
  const known = context.shapes.get(find.value) ?? shapeOf(find.value)
  context.shapes.set(find.value, known)
  to.features.push(...known)
  const before = line.folded.slice(Math.max(0, find.start - 14), find.start)
  if (
    /(?:^|[\s(])(?:mr|mrs|ms|miss|dr|herr|frau|hr|m|mme|mlle|sr|sra|sig|sig\.ra|dhr|mevr|pan|pani|г-н|д-р)\.? $/u.test(
      before,
    )
  )
    to.add('title-before')
  if (/^\s?(?:様|さん|先生|女士|님|씨|mr|mrs|ms)(?!\p{L})/u.test(line.folded.slice(find.end)))
    to.add('title-after')
  if (/^\s*[(（]/.test(line.text.slice(find.end))) to.add('bracket-after')
  if (/[(（]\s*$/.test(line.text.slice(0, find.start))) to.add('bracket-before')
  if (/^\s*(?:→|->|[-–—]+>|›|>|—|–|-|to\s)/.test(line.text.slice(find.end))) to.add('arrow-after')
  if (/(?:→|->|[-–—]+>|›|>|—|–|\s-|\bto)\s*$/.test(line.text.slice(0, find.start))) to.add('arrow-before')
  const around = context.neighbors[find.line]
  for (const [name, other] of [
    ['above', around?.above[0]],
    ['below', around?.below],
    ['left', around?.left[0]],
    ['right', around?.right],
  ] as const) {
    const isPerson =
      other &&
      (context.byLine[other.index] ?? []).some(
        ({ type, value }) => type === 'text' && (personLike.test(value) || slashed.test(value)),
      )
    if (isPerson) to.add(`person-${name}`)
  }
  if (find.start === 0 && find.end >= line.text.length - 1) to.add('whole-line')
  else if (find.start === 0) to.add('line-start')
  else if (find.end >= line.text.length - 1) to.add('line-end')
  if (context.read.page.lines[0]?.origin === 'sender' && context.read.page.lines[0].text.includes(find.value))
    to.add('in-sender')
  if (line.spans.some(({ start, end, alt }) => alt && find.start >= start && find.end <= end)) to.add('alt')
  if (line.spans.some(({ start, end }) => start === find.start || end === find.end)) to.add('style-edge')
}

/** What a find is seen by: the form of its value, and all that stands around it. */
export function featuresOf(find: Find, context: Context): Int32Array {
  const line = context.read.page.lines[find.line]
  const to = new Collector()
  if (!line) return Int32Array.of()
  to.add('bias')
  to.add(`form|${find.form}`)
  if (find.detail !== '') to.add(`detail|${find.type === 'date' ? find.detail : 'some'}`)
  addLine(to, find, line, context.read.tags[find.line] ?? [])
  addPlane(to, find, context)
  addSiblings(to, find, line, context)
  if (line.isHidden) to.add('hidden')
  if (line.isQuoted) to.add('quoted')
  if (line.isCover) to.add('cover')
  if (line.isHeading) to.add('in-heading')
  if (line.isListItem) to.add('list-item')
  if (line.origin !== 'body') to.add(`origin|${line.origin}`)
  const span = line.spans.find(({ start, end }) => start <= find.start && end > find.start)
  if (span?.struck) to.add('struck')
  if (span?.bold && !line.isHeading) to.add('bold')
  if (span && span.size > 1.2) to.add('large')
  if (span && span.size < 0.9) to.add('small')
  const count = context.counts.get(`${find.type}|${find.value}`) ?? 0
  to.add(`count|${Math.min(count, 4)}`)
  if (find.type !== 'time' && context.subject.includes(find.value) && line.origin === 'body')
    to.add('in-subject')
  if (find.type === 'date') to.add(`distance|${distance(find.value, context.sent)}`)
  if (find.type === 'time')
    to.add(
      `minutes|${find.value.endsWith('00') ? 'hour' : find.value.endsWith('5') || find.value.endsWith('0') ? 'five' : 'odd'}`,
    )
  to.add(
    `line-length|${line.text.length < 30 ? 's' : line.text.length < 70 ? 'm' : line.text.length < 160 ? 'l' : 'xl'}`,
  )
  if (line.cell) to.add('in-table')
  if (find.type === 'text') addText(to, find, line, context)
  const type = feature(`type|${find.type}`)
  return Int32Array.from(to.features, (one) => pair(one, type))
}
