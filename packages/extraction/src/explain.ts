import { assemble, type ScoredDraft } from './bookings/assemble'
import { filterBooked } from './bookings/filter-booked'
import { kinds } from './bookings/kinds'
import { resolve } from './bookings/resolve'
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

function roleText({ mention: find, roles }: Candidate): string {
  const likely = Object.entries(roles)
    .filter(([role, probability]) => role !== 'none' && probability >= minShown)
    .map(([role, probability]) => `${role} ${percent(probability)}`)
  return likely.length === 0 ? '' : `    ${find.type} ${find.value}: ${likely.join(', ')}`
}

function draftText({ draft, probability }: ScoredDraft, isClaimed: boolean): string {
  const slots = kinds[draft.kind].slots.flatMap((slot) => {
    const found = draft.slots[slot]
    return found ? [`${slot} ${found.mention.value} (${percent(draft.slotProbabilities[slot] ?? 0)})`] : []
  })
  const names = draft.travelers.map(({ mention: find }) => find.value)
  return `${isClaimed ? '+' : '-'} ${draft.kind} from ${draft.anchor.mention.value} in line ${draft.anchor.mention.line + 1}: begins ${percent(draft.probability)}, kept ${percent(probability)}; ${[...slots, ...names].join(', ')}`
}

/**
 * Explains how the words of an email are read: each page with its lines and the values in them, then the bookings with
 * their probabilities, the claimed ones marked `+`.
 */
export function explainWords(documents: readonly Document[], envelope: Envelope, sent: string): string {
  return readPages(documents, envelope, sent)
    .map((read) => {
      const assembled = assemble(read, read.sent, fittedModels())
      const { scoredDrafts: judged, gate, context, candidates } = assembled
      const claimed = new Set(filterBooked(resolve(judged), assembled).map(({ draft }) => draft))
      const lines = read.page.lines.flatMap((line) => {
        const found = candidates.filter(({ mention: find }) => find.line === line.index).map(roleText)
        return [
          `${line.index + 1}\t${line.row}\t${line.left.toFixed(2)}\t${marksOf(line)}\t${line.text}`,
          ...found.filter((text) => text !== ''),
        ]
      })
      const drafts = judged
        .toSorted((a, b) => b.probability - a.probability)
        .slice(0, maxDrafts)
        .map((one) => draftText(one, claimed.has(one.draft)))
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
