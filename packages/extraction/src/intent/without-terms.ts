import { folded } from '../kit/fold'
import { languagesOf, statementTag, tagsOf } from '../languages/lexicon'
import { isCondition, isStated } from './is-stated'

const cancelled = statementTag('cancelled')

/** What speaks of cancelling, in the languages of booking mails; case and marks are folded away. */
const mentionsCancelling =
  /cancel|storn|annul|anul|avbok|avbest|aflys|avlys|perut|peruu|odwol|zrus|lemond|iptal|отмен|скасов|ακυρ|الغ|ביטול|בוטל|キャンセル|取消|취소|ยกเลิก|batal|huy/

/**
 * A text without the sentences that tell on which terms something may be cancelled; what states that it is cancelled
 * stays. Lines stay where they are.
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
          // terms may stand in another language than the rest
          const tags = tagsOf(low, new Set([...languages, ...languagesOf([low])]))
          const isConditional = tags.some(isCondition)
          return !isConditional || tags.some((tag) => tag.ids.includes(cancelled) && isStated(tag, low, tags))
        })
        .join(' '),
    )
    .join('\n')
}
