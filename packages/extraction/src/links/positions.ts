import type { AnnotatedPage } from '../mentions/annotate-page'
import type { Mention, MentionType } from '../mentions/mention'
import type { Line } from '../page/page'

/** The position of a mention among the others of its page. */
export interface Position {
  /** Feature names: its rank among the mentions of its type that follow one date, and repeated rows. */
  names: string[]
  /**
   * Keys shared by mentions at corresponding positions in repeated blocks: by their own and adjacent lines, by their
   * own line, and by the position of the preceding date; empty if there is none.
   */
  keys: readonly [string, string, string]
}

/** The types that are counted from one date to the next. */
const counted: ReadonlySet<MentionType> = new Set(['time', 'airport', 'number'])
const maxCount = 6
/** Types that describe the form of a line. */
const positioned: ReadonlySet<MentionType> = new Set([
  'date',
  'time',
  'airport',
  'number',
  'money',
  'nights',
  'duration',
])

/** A share of the page width in steps that small differences do not affect. */
const across = (share: number): number => Math.round(share * 24)

/** The types of the mentions in a line, in order. */
const shapeOf = (mentions: readonly Mention[]): string =>
  mentions.flatMap(({ type }) => (positioned.has(type) ? [type] : [])).join(',')

/** The letters of each row, without its dates and times. */
function rowTexts(lines: readonly Line[], byLine: readonly Mention[][]): Map<number, string> {
  const parts = new Map<number, string[]>()
  for (const line of lines) {
    const row = parts.get(line.row) ?? []
    parts.set(line.row, row)
    let from = 0
    for (const { type, start, end } of byLine[line.index] ?? []) {
      if ((type !== 'date' && type !== 'time') || end <= from) continue
      row.push(line.folded.slice(from, Math.max(from, start)))
      from = end
    }
    row.push(line.folded.slice(from))
  }
  return new Map(
    [...parts].map(([row, texts]) => [
      row,
      texts
        .join(' ')
        .replace(/[^\p{L}]+/gu, ' ')
        .trim(),
    ]),
  )
}

/** The mentions of the visible body, grouped by the date whose line they follow or share. */
function groupsOf(lines: readonly Line[], byLine: readonly Mention[][]): { date: Line | null; mentions: Mention[] }[] {
  let group: { date: Line | null; mentions: Mention[] } = { date: null, mentions: [] }
  const groups = [group]
  for (const line of lines) {
    if (line.isHidden || line.origin !== 'body') continue
    const mentions = byLine[line.index] ?? []
    if (mentions.some(({ type }) => type === 'date')) groups.push((group = { date: line, mentions: [] }))
    group.mentions.push(...mentions)
  }
  return groups
}

/** The position of each mention in its line: its rank by type; for texts, whether they begin and end the line. */
function placesIn(line: Line, mentions: readonly Mention[]): Map<Mention, string> {
  const counts = new Map<MentionType, number>()
  return new Map(
    mentions.map((mention) => {
      const rank = counts.get(mention.type) ?? 0
      counts.set(mention.type, rank + 1)
      const isText = mention.type === 'text'
      return [mention, isText ? `${mention.start === 0}${mention.end === line.text.length}` : String(rank)]
    }),
  )
}

/** Adds names for the rank of mentions among those of their type that follow one date. */
function addRanks(date: Line | null, mentions: readonly Mention[], positions: ReadonlyMap<Mention, Position>): void {
  for (const type of counted) {
    const same = mentions.filter((one) => one.type === type)
    for (const [at, one] of same.entries())
      positions
        .get(one)
        ?.names.push(`since-date|${Math.min(at + 1, maxCount)}|${Math.min(same.length, maxCount)}|${date !== null}`)
  }
}

/** Adds names for times whose row has the same text as that of the previous or next time, as at a connection. */
function addRepeatedRows(
  times: readonly Mention[],
  lines: readonly Line[],
  texts: ReadonlyMap<number, string>,
  positions: ReadonlyMap<Mention, Position>,
): void {
  const textOf = (time: Mention): string => texts.get(lines[time.line]?.row ?? -1) ?? ''
  for (const [at, time] of times.entries()) {
    const before = times[at - 1]
    if (!before || textOf(time) === '' || textOf(time) !== textOf(before)) continue
    positions.get(time)?.names.push('row-as-before')
    positions.get(before)?.names.push('row-as-behind')
  }
}

/** The positions of the mentions in the visible body of a page. */
export function positionsOf({ page: { lines } }: AnnotatedPage, byLine: readonly Mention[][]): Map<Mention, Position> {
  const shapes = byLine.map(shapeOf)
  const places = lines.map((line) => placesIn(line, byLine[line.index] ?? []))
  const positions = new Map<Mention, Position>()
  const groups = groupsOf(lines, byLine)
  for (const { date, mentions } of groups) {
    for (const mention of mentions) {
      const line = lines[mention.line]
      if (!line) continue
      const place = places[mention.line]?.get(mention) ?? ''
      const own = `${mention.type}|${across(line.left)}|${place}|${shapes[mention.line] ?? ''}`
      const around = `${own}|${shapes[mention.line - 1] ?? ''}|${shapes[mention.line + 1] ?? ''}`
      const fromDate = date ? `${mention.type}|${place}|${line.row - date.row}|${across(line.left - date.left)}` : ''
      positions.set(mention, { names: [], keys: [around, own, fromDate] })
    }
    addRanks(date, mentions, positions)
  }
  const times = groups.flatMap(({ mentions }) => mentions.filter(({ type }) => type === 'time'))
  addRepeatedRows(times, lines, rowTexts(lines, byLine), positions)
  return positions
}
