import { assemble } from './bookings/assemble'
import { claimPages } from './bookings/claim-pages'
import type { Draft, ScoredDraft } from './bookings/draft'
import { kinds } from './bookings/kinds'
import type { Candidate } from './bookings/roles'
import { fittedModels } from './bookings/weights'
import { statusOfMail } from './intent/status-of'
import type { Document } from './kit/document'
import type { Line } from './page/page'
import type { Envelope } from './page/read-page'
import { readPages } from './read-words'

const percent = (probability: number): string => `${Math.round(100 * probability)} %`
/** Roles below this probability are not shown. */
const minShown = 0.1
const maxDrafts = 20

const marksOf = (line: Line): string =>
  [
    line.isHeading && 'heading',
    line.isHidden && 'hidden',
    line.isQuoted && 'quoted',
    line.isForwardingNote && 'note',
    line.isHeader && 'head',
    line.origin !== 'body' && line.origin,
  ]
    .filter((mark) => mark !== false)
    .join(' ')

function roleText({ mention, roles }: Candidate): string {
  const likely = Object.entries(roles)
    .filter(([role, probability]) => role !== 'none' && probability >= minShown)
    .map(([role, probability]) => `${role} ${percent(probability)}`)
  return likely.length === 0 ? '' : `    ${mention.type} ${mention.value}: ${likely.join(', ')}`
}

function draftText({ draft, probability }: ScoredDraft, isClaimed: boolean): string {
  const slots = kinds[draft.kind].slots.flatMap((slot) => {
    const found = draft.slots[slot]
    return found ? [`${slot} ${found.mention.value} (${percent(draft.slotProbabilities[slot] ?? 0)})`] : []
  })
  const names = draft.travelers.map(({ mention }) => mention.value)
  return `${isClaimed ? '+' : '-'} ${draft.kind} from ${draft.anchor.mention.value} in line ${draft.anchor.mention.line + 1}: begins ${percent(draft.probability)}, kept ${percent(probability)}; ${[...slots, ...names].join(', ')}`
}

/**
 * Explains how the text of an email is read: each page with its lines and their values, then the bookings with their
 * probabilities, with the claimed ones marked `+`.
 */
export function explainWords(documents: readonly Document[], envelope: Envelope, sent: string): string {
  const pages = readPages(documents, envelope, sent).map((read) => assemble(read, read.sent, fittedModels()))
  const claimed = claimPages(pages).flatMap(({ bookings }) => bookings)
  return pages
    .map(({ scoredDrafts, gate, context, candidates }) => {
      const { read } = context
      const isClaimed = ({ anchor, kind }: Draft): boolean =>
        claimed.some((booking) => booking.kind === kind && booking.draft.anchor === anchor)
      const lines = read.page.lines.flatMap((line) => {
        const found = candidates.filter(({ mention }) => mention.line === line.index).map(roleText)
        return [
          `${line.index + 1}\t${line.row}\t${line.left.toFixed(2)}\t${marksOf(line)}\t${line.text}`,
          ...found.filter((text) => text !== ''),
        ]
      })
      const drafts = scoredDrafts
        .toSorted((a, b) => b.probability - a.probability)
        .slice(0, maxDrafts)
        .map((one) => draftText(one, isClaimed(one.draft)))
      return [
        `Part ${read.page.part}, ${read.languages.join(', ')}, sent ${read.sent}, ${statusOfMail(context)}, speaks of a booking: ${percent(gate)}`,
        'line\trow\tleft\tmarks\ttext',
        ...lines,
        '',
        ...drafts,
      ].join('\n')
    })
    .join('\n\n')
}
