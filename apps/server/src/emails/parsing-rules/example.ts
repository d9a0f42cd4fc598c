import type {
  Mark,
  ParsingRuleDefinition,
  ParsingRuleExample,
  ParsingRuleSource,
} from '@sextant/contract/emails/parsing-rules'
import { readMessage } from '@sextant/extraction/message/read-message'
import { type RuleInput, ruleInputOf } from '@sextant/extraction/team-rules/apply-team-rules'
import { locate } from '@sextant/extraction/team-rules/locate'
import { readingOf } from '@sextant/extraction/team-rules/read-by-rule'
import type { TeamCtx } from '../../platform/http/context'
import { refuseFields } from '../../platform/http/refusal'
import { findFileTexts, type StoredFileText } from '../content/file-texts'
import { requireMessage } from '../content/stored-message'

/** A stored email as parsing rules see it, with its files. */
export type Example = RuleInput & { readonly files: readonly StoredFileText[] }

/** A stored email as parsing rules see it. Unknown ids get 404. */
export async function requireExample(ctx: TeamCtx, id: string): Promise<Example> {
  const { email, bytes } = await requireMessage(ctx, id)
  const files = (await ctx.tx(async (tx) => await findFileTexts(tx, [id]))).get(id) ?? []
  return { ...ruleInputOf(readMessage(bytes).message, email.created, files), files }
}

type LocatedValue = {
  readonly mark: Mark
  readonly locator: ParsingRuleDefinition['fields'][number]['locator'] | null
}

/** Where each marked value would be found again. Rejects marks outside the text or two marks of one field (422). */
export function locateMarks({ part, marks }: ParsingRuleExample, mail: RuleInput): readonly LocatedValue[] {
  const text = partOf(mail, part)?.text
  if (text === undefined) return refuseFields({ part: ['The example has no such part.'] })
  const textWith = ({ within }: Mark) => (within === 'subject' ? mail.subject : text)
  const valueOf = (mark: Mark) => textWith(mark).slice(mark.start, mark.end)
  for (const [index, mark] of marks.entries()) {
    if (mark.end <= mark.start || mark.end > textWith(mark).length)
      refuseFields({ [`marks.${index}`]: ['Lies outside of the text.'] })
    if (marks.findIndex(({ field }) => field === mark.field) !== index)
      refuseFields({ [`marks.${index}`]: ['Marks a field that is marked already.'] })
  }
  const reading = readingOf(text, mail.contextDate)
  return marks.map((mark) => ({
    mark,
    locator: locate(textWith(mark), mark, {
      reading,
      others: marks.filter((other) => other !== mark).map(valueOf),
    }),
  }))
}

/** A rule that finds the marked values. Rejects marks with no constant text next to them (422). */
export function definitionOf(example: ParsingRuleExample, mail: RuleInput): ParsingRuleDefinition {
  const { kind, sender, subject, part, marks } = example
  const fields = locateMarks(example, mail).map(({ mark: { field }, locator }, index) => ({
    field,
    locator:
      locator ??
      refuseFields({
        [`marks.${index}`]: ['Nothing beside or above this says where to find it again. Mark more or other words.'],
      }),
  }))
  return { kind, sender, subject, reads: readsOf(mail, part), fields, part, marks }
}

const partOf = (mail: RuleInput, part: string) => mail.words.find((words) => words.part === part)

/** What a rule reads if its example is a part of an email. */
export const readsOf = (mail: RuleInput, part: string): ParsingRuleSource => partOf(mail, part)?.kind ?? 'message'
