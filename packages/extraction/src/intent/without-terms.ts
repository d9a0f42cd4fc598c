import { folded } from '../kit/fold'
import { languagesOf, statementTag, tagsOf } from '../languages/lexicon'
import { isCondition, isStated } from './is-stated'

const cancelled = statementTag('cancelled')

/** Stems of words for cancelling, in the languages of booking mails. Text is folded before matching. */
export const mentionsCancelling =
  /cancel|kansel|storn|annul|anul|avbok|avbest|afbest|aflys|avlys|perut|peruu|odwol|zrus|lemond|torol|torles|otkaz|ponist|preklic|tuhist|atsauk|atcel|iptal|отмен|откаж|отказан|анулир|аннулир|скасов|ακυρ|الغ|ביטול|בוטל|キャンセル|取消|取り消|취소|ยกเลิก|batal|huy|gestrich|abgesag/

/**
 * Removes the sentences about cancellation terms from a text, but not statements that something is cancelled. Line
 * breaks are preserved.
 */
export function withoutTerms(text: string): string {
  const lines = text.split('\n')
  if (!lines.some((line) => mentionsCancelling.test(folded(line)))) return text
  const languages = languagesOf(lines.slice(0, 300).map(folded))
  return lines
    .map((line) =>
      line
        .split(/(?<=[.!?;。！？])\s+/)
        .filter((sentence) => {
          const low = folded(sentence)
          if (!mentionsCancelling.test(low)) return true
          // Terms may be in another language than the rest.
          const tags = tagsOf(low, new Set([...languages, ...languagesOf([low])]))
          const isConditional = tags.some(isCondition)
          return !isConditional || tags.some((tag) => tag.ids.includes(cancelled) && isStated(tag, low, tags))
        })
        .join(' '),
    )
    .join('\n')
}
