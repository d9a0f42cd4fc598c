import { folded } from '../../kit/fold'
import { conceptTag, languagesOf, tagsOf } from '../../languages/lexicon'

/** Characters of a text, and of a label, that are searched. */
const maxCharacters = 3000
const maxLabel = 40

/** A label and the code behind it, in one line or in two cells. */
const labelled = /^\P{L}{0,3}(\p{L}[^:：\n]{3,60}?)(?:\s*[:：]\s*|\s{2,})(?=[A-Z\d-]*[A-Z])[A-Z\d][A-Z\d-]{4,18}\s*$/u
const [reference, old, current] = [conceptTag('reference'), conceptTag('old'), conceptTag('new')]

/**
 * The lines that label a reference as the one before a change, in any language, where another one is labelled as new:
 * `מספר הזמנה קודם: LY104C`.
 */
export function replacedReferences(texts: readonly string[]): string[] {
  const lines = texts.flatMap((text) => text.slice(0, maxCharacters).split('\n')).filter((line) => labelled.test(line))
  if (lines.length < 2) return []
  const languages = languagesOf(texts.flatMap((text) => text.slice(0, maxCharacters).split('\n')).map(folded))
  const idsOf = (line: string): readonly number[] => {
    const label = labelled.exec(line)?.[1] ?? ''
    const tags = label.length <= maxLabel ? tagsOf(folded(label), languages) : []
    const ids = tags.flatMap((tag) => tag.ids)
    return ids.includes(reference) ? ids : []
  }
  const isNew = lines.some((line) => idsOf(line).includes(current) && !idsOf(line).includes(old))
  return isNew ? lines.filter((line) => idsOf(line).includes(old) && !idsOf(line).includes(current)) : []
}
