import { firstParticle, labelCount, type Tag } from '../languages/lexicon'
import type { AnnotatedPage } from '../mentions/annotate-page'
import type { Mention, MentionType } from '../mentions/mention'
import type { Line } from '../page/page'
import { mentionsByLine, type Neighbors, neighborsOf } from './neighbors'
import { type Position, positionsOf } from './positions'
import { withoutDates } from './without-dates'

/** A page with everything needed for the features of its mentions. */
export interface Context {
  read: AnnotatedPage
  neighbors: Neighbors[]
  byLine: Mention[][]
  /** The types of the mentions of each line, except texts. */
  typesByLine: (readonly MentionType[])[]
  /** Where each mention of the visible body is among the others. */
  positions: Map<Mention, Position>
  /** The folded text of each line, with its dates blanked. */
  undated: string[]
  /** The distinct tag IDs of each line. */
  lineTags: number[][]
  /** Whether each line consists of a label and nothing else. */
  isPure: boolean[]
  /** How often each value of a type occurs on the page. */
  counts: Map<string, number>
  subject: string
  /** Day on which the mail was sent, as `YYYY-MM-DD`. */
  sent: string
}

const letters = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length

function isPureLabel(line: Line, tags: readonly Tag[], mentions: readonly Mention[]): boolean {
  if (line.text.length > 60 || mentions.some(({ type }) => type === 'date' || type === 'time' || type === 'money'))
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

/** Prepares a page for computing the features of its mentions. */
export function contextOf(read: AnnotatedPage, sent: string): Context {
  const { page, tags, mentions } = read
  const byLine = mentionsByLine(mentions, page.lines.length)
  const lineTags = tags.map((list) => [...new Set(list.flatMap(({ ids }) => ids))])
  const isPure = page.lines.map((line) => isPureLabel(line, tags[line.index] ?? [], byLine[line.index] ?? []))
  const counts = new Map<string, number>()
  for (const { type, value, line } of mentions) {
    if (page.lines[line]?.isHidden) continue
    const key = `${type}|${value}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const subject = page.lines.find(({ origin }) => origin === 'subject')?.text ?? ''
  return {
    read,
    neighbors: neighborsOf(read),
    byLine,
    typesByLine: byLine.map((own) => [...new Set(own.map(({ type }) => type))].filter((type) => type !== 'text')),
    positions: positionsOf(read, byLine),
    undated: page.lines.map((line) => withoutDates(line, byLine[line.index] ?? [])),
    lineTags,
    isPure,
    counts,
    subject,
    sent: sent.slice(0, 10),
  }
}
