import * as z from 'zod/mini'
import { Id, Instant, oneLine, timestamps } from '../kit/wire'
import { ParsingRuleField, ParsingRuleKind } from './parsing-rule-fields'
import { Reservation } from './reservation'

/** Constant text used to locate a value in each email. */
const Anchor = z.string().check(z.maxLength(80), oneLine)
const Label = z.string().check(z.minLength(1), z.maxLength(80), oneLine)

/** How to locate a value: easy for people to check, and linear in the length of the text. */
export const Locator = z.discriminatedUnion('place', [
  /** After a label at the start of its line or cell, in the same cell or the next. */
  z.object({ place: z.literal('beside'), label: Label }),
  /** `skip` lines below such a label, in the same column, spanning `lines` lines. */
  z.object({
    place: z.literal('below'),
    label: Label,
    skip: z.int().check(z.minimum(0), z.maximum(10)),
    lines: z.int().check(z.minimum(1), z.maximum(5)),
  }),
  /** Between two texts on one line; an empty text means the start or end of the line. */
  z
    .object({
      place: z.literal('between'),
      within: z.enum(['text', 'subject']),
      before: Anchor,
      after: Anchor,
    })
    .check(z.refine(({ before, after }) => before !== '' || after !== '', 'Needs a text on one side.')),
])
export type Locator = z.infer<typeof Locator>

/**
 * A span of the example that contains a field's value. Positions are in characters of the text that `words` returns.
 */
export const Mark = z.object({
  field: ParsingRuleField,
  within: z.enum(['text', 'subject']),
  start: z.int().check(z.minimum(0)),
  end: z.int().check(z.minimum(1)),
})
export type Mark = z.infer<typeof Mark>

/** A sender: an address, or a domain including subdomains. */
const Sender = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.regex(/^(?:[^\s@<>]+@)?(?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}$/u, 'Must be an address or a domain.'),
  )
  .register(z.globalRegistry, { examples: ['bookings@example.com'] })

const SubjectWords = z._default(z.string().check(z.trim(), z.maxLength(100), oneLine), '')

/** What a rule reads: the message itself, attached PDF files, or text recognised in pictures. */
const parsingRuleSources = ['message', 'pdf', 'image'] as const
export const ParsingRuleSource = z.enum(parsingRuleSources)
export type ParsingRuleSource = z.infer<typeof ParsingRuleSource>

const ReadParts = z._default(ParsingRuleSource, 'message')

/** What a person specifies for a rule: the sender, and where the values are in an example. */
export const ParsingRuleExample = z.object({
  kind: ParsingRuleKind,
  sender: Sender,
  /** Words that the subject must contain, ignoring case and accents; empty for any subject. */
  subject: SubjectWords,
  email_id: Id,
  /** The part of the example with the marks. The rule reads parts of the same kind. */
  part: z.string().check(z.maxLength(100)),
  marks: z.array(Mark).check(z.minLength(1, 'Mark a value in the text.'), z.maxLength(40)),
})
export type ParsingRuleExample = z.infer<typeof ParsingRuleExample>

export const ParsingRuleName = z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(100), oneLine)

export const ParsingRuleDraft = z.object({
  name: ParsingRuleName,
  ...ParsingRuleExample.shape,
})
export type ParsingRuleDraft = z.infer<typeof ParsingRuleDraft>

/** The definition of one version of a rule. It never changes. */
export const ParsingRuleDefinition = z.object({
  kind: ParsingRuleKind,
  sender: Sender,
  subject: SubjectWords,
  reads: ReadParts,
  fields: z.array(z.object({ field: ParsingRuleField, locator: Locator })).check(z.minLength(1), z.maxLength(40)),
  /** Where the values are in the example; empty for rules imported from a file. */
  part: z.string().check(z.maxLength(100)),
  marks: z.array(Mark).check(z.maxLength(40)),
})
export type ParsingRuleDefinition = z.infer<typeof ParsingRuleDefinition>

export const ParsingRuleVersion = z.object({
  version: z.int(),
  definition: ParsingRuleDefinition,
  example_email_id: z.nullable(Id),
  /** When it was last tested on past emails; null if never, in which case it cannot be published. */
  tested: z.nullable(Instant),
  created_by: z.nullable(z.string()),
  created: Instant,
})
export type ParsingRuleVersion = z.infer<typeof ParsingRuleVersion>

const parsingRuleStatuses = ['draft', 'live', 'off'] as const

/** Outcomes of the emails that any version of a rule has read. */
const ParsingRuleUsage = z.object({
  /** Emails that this rule was the last to read. */
  read: z.int(),
  /** Of those, emails whose booking a person accepted, a person entered identically, or another email confirmed. */
  agreed: z.int(),
  /** Of those, emails whose booking a person has since corrected. */
  corrected: z.int(),
})

const summary = {
  id: Id,
  name: z.string(),
  status: z.enum(parsingRuleStatuses),
  live_version: z.nullable(z.int()),
  latest_version: z.int(),
  created_by: z.nullable(z.string()),
  usage: ParsingRuleUsage,
  ...timestamps,
}
/** A rule in a list, with a summary of its live version, or of its latest if none is live. */
export const ParsingRuleSummary = z.object({
  ...summary,
  kind: ParsingRuleKind,
  sender: z.string(),
  subject: z.string(),
})
export type ParsingRuleSummary = z.infer<typeof ParsingRuleSummary>

export const ParsingRule = z.object({ ...summary, versions: z.array(ParsingRuleVersion) })
export type ParsingRule = z.infer<typeof ParsingRule>

/** The result of a rule for an email. */
export const ParsingRuleReading = z.object({
  /** Null if the values do not form a booking; `fault` then says what is missing. */
  reservation: z.nullable(Reservation),
  fault: z.nullable(z.string()),
  /** Each of the rule's fields with its text in the email; null if nothing was found. */
  values: z.array(z.object({ field: ParsingRuleField, text: z.nullable(z.string()) })),
})
export type ParsingRuleReading = z.infer<typeof ParsingRuleReading>

/** The result of a rule for a past email. */
export const ParsingRuleTrial = z.object({
  email_id: Id,
  subject: z.nullable(z.string()),
  created: Instant,
  status: z.string(),
  reading: ParsingRuleReading,
  /** What already reads the email: the built-in reader or another live rule. */
  clash: z.nullable(z.string()),
  /** What would change in the email's extracted data, by field; empty if nothing would. */
  differences: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
})
export type ParsingRuleTrial = z.infer<typeof ParsingRuleTrial>

/** A word recognised in a picture. Its position and size are fractions of the displayed page. */
export const FileWord = z.object({
  /** The page of a PDF file, starting at 1; a picture has one page. */
  page: z.int(),
  text: z.string(),
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
})
export type FileWord = z.infer<typeof FileWord>

export const EmailText = z.object({
  subject: z.string(),
  sender: z.nullable(z.string()),
  /**
   * The visible parts of an email and the text of its files as rules see them: line by line, with cells of a row
   * separated by three spaces.
   */
  parts: z.array(
    z.object({
      part: z.string(),
      kind: ParsingRuleSource,
      /** The attachment that the text is from; null for parts of the message. */
      attachment_id: z.nullable(Id),
      filename: z.nullable(z.string()),
      text: z.string(),
      /** The positions of words recognised in a picture or scanned page; otherwise empty. */
      words: z.array(FileWord),
    }),
  ),
})
export type EmailText = z.infer<typeof EmailText>
