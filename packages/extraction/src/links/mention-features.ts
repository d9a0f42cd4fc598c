import type { Tag } from '../languages/lexicon'
import type { Mention } from '../mentions/mention'
import type { Line } from '../page/page'
import { Collector } from './collector'
import type { Context } from './context'
import { crossAll, feature } from './hash'
import { addText } from './text-features'
import { adjacentWords, valueFeatures, wordFeatures } from './word-features'

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

/** Adds features of the words around a mention in its line. */
function addLine(to: Collector, mention: Mention, line: Line, tags: readonly Tag[]): void {
  const before = tags.filter(({ end }) => end <= mention.start)
  const next = tags.find(({ start }) => start >= mention.end)
  const [nearest, second] = [before.at(-1), before.at(-2)]
  if (nearest) {
    const gap = line.folded.slice(nearest.end, mention.start)
    if (!/[\p{L}\p{N}]/u.test(gap)) {
      to.tags('adjacent-before', nearest.ids)
      if (/[:：]/.test(gap)) to.tags('own-label', nearest.ids)
    }
    if (mention.start - nearest.end < 40) to.tags('before', nearest.ids)
    if (/[:：]/.test(gap)) to.add('colon-before')
  }
  if (second && mention.start - second.end < 60) to.tags('before-2', second.ids)
  for (const tag of before.slice(0, -2).slice(-6)) to.tags('line-before', tag.ids)
  if (next) {
    const gap = line.folded.slice(mention.end, next.start)
    if (!/[\p{L}\p{N}]/u.test(gap)) to.tags('adjacent-after', next.ids)
    if (next.start - mention.end < 40) to.tags('after', next.ids)
  }
  for (const tag of tags.slice(0, 14))
    if (tag.start < mention.start || tag.start >= mention.end) to.tags('line', tag.ids)
  for (const tag of tags) if (tag.start >= mention.start && tag.end <= mention.end) to.tags('inside', tag.ids)
}

/** Adds features of the words in adjacent lines of the layout. */
function addLayout(to: Collector, mention: Mention, context: Context): void {
  const { neighbors, lineTags, isPure } = context
  const around = neighbors[mention.line]
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

/** Adds features of other mentions in the line and of mentions of the same type in adjacent cells. */
function addSiblings(to: Collector, mention: Mention, line: Line, { byLine, neighbors, typesByLine }: Context): void {
  const others = (byLine[mention.line] ?? []).filter(({ type }) => type !== 'text' && type !== 'contact')
  const separate = others.filter(({ start, end }) => end <= mention.start || start >= mention.end)
  const previous = separate.findLast(({ end }) => end <= mention.start)
  const next = separate.find(({ start }) => start >= mention.end)
  to.add(`previous|${previous ? previous.type : 'none'}`)
  to.add(`next|${next ? next.type : 'none'}`)
  if (previous) {
    const gap = line.plain.slice(previous.end, mention.start).trim()
    if (/^[-–—→>›~〜to]{1,3}$/.test(gap)) to.add(`range-after|${previous.type}`)
    if (gap.length < 3) to.add(`close-after|${previous.type}`)
  }
  if (next) {
    const gap = line.plain.slice(mention.end, next.start).trim()
    if (/^[-–—→>›~〜to]{1,3}$/.test(gap)) to.add(`range-before|${next.type}`)
    if (gap.length < 3) to.add(`close-before|${next.type}`)
  }
  const same = others.filter(({ type }) => type === mention.type)
  if (mention.type !== 'text') to.add(`place|${Math.min(4, same.indexOf(mention))}|${Math.min(4, same.length)}`)
  const around = neighbors[mention.line]
  const has = (other: Line | undefined | null): boolean =>
    other ? (byLine[other.index] ?? []).some(({ type }) => type === mention.type) : false
  if (mention.type !== 'text') {
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
    for (const type of typesByLine[other.index] ?? []) to.add(`has-${name}|${type}`)
  }
}

/** Adds features for what else a code may be. */
function addCode(to: Collector, { line, start, end }: Mention, { byLine }: Context): void {
  const over = (byLine[line] ?? []).filter((other) => other.type === 'number' && other.start < end && start < other.end)
  for (const form of new Set(over.map((other) => other.form))) to.add(`also|${form}`)
}

/** Adds word features of the line and of lines that may label the mention. */
function addWords(to: Collector, mention: Mention, context: Context): void {
  const around = context.neighbors[mention.line]
  to.features.push(
    ...adjacentWords(mention, context),
    ...wordFeatures('left', around?.left[0], 4, context),
    ...wordFeatures('above', around?.above[0], 4, context),
    ...wordFeatures('column', around?.columnHead[0], 4, context),
    ...wordFeatures('heading', around?.headings[0], 4, context),
    ...(mention.type === 'text' ? valueFeatures(mention.value) : []),
  )
}

/** Computes the features of a mention: the form of its value and its surroundings. */
export function featuresOf(mention: Mention, context: Context): Int32Array {
  const line = context.read.page.lines[mention.line]
  const to = new Collector()
  if (!line) return Int32Array.of()
  to.add('bias')
  to.add(`form|${mention.form}`)
  if (mention.detail !== '') to.add(`detail|${mention.type === 'date' ? mention.detail : 'some'}`)
  addLine(to, mention, line, context.read.tags[mention.line] ?? [])
  addLayout(to, mention, context)
  addSiblings(to, mention, line, context)
  if (line.isHidden) to.add('hidden')
  if (line.isQuoted) to.add('quoted')
  if (line.isForwardingNote) to.add('cover')
  if (line.isHeading) to.add('in-heading')
  if (line.isListItem) to.add('list-item')
  if (line.origin !== 'body') to.add(`origin|${line.origin}`)
  const span = line.spans.find(({ start, end }) => start <= mention.start && end > mention.start)
  if (span?.struck) to.add('struck')
  if (span?.bold && !line.isHeading) to.add('bold')
  if (span && span.size > 1.2) to.add('large')
  if (span && span.size < 0.9) to.add('small')
  const count = context.counts.get(`${mention.type}|${mention.value}`) ?? 0
  to.add(`count|${Math.min(count, 4)}`)
  if (mention.type !== 'time' && context.subject.includes(mention.value) && line.origin === 'body') to.add('in-subject')
  if (mention.type === 'date') to.add(`distance|${distance(mention.value, context.sent)}`)
  if (mention.type === 'time')
    to.add(
      `minutes|${mention.value.endsWith('00') ? 'hour' : mention.value.endsWith('5') || mention.value.endsWith('0') ? 'five' : 'odd'}`,
    )
  to.add(
    `line-length|${line.text.length < 30 ? 's' : line.text.length < 70 ? 'm' : line.text.length < 160 ? 'l' : 'xl'}`,
  )
  if (line.cell) to.add('in-table')
  if (mention.type === 'code') addCode(to, mention, context)
  for (const name of context.positions.get(mention)?.names ?? []) to.add(name)
  if (mention.type === 'text') addText(to, mention, line, context)
  addWords(to, mention, context)
  return crossAll(to.features, feature(`type|${mention.type}`))
}
