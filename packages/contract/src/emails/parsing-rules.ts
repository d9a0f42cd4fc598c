import * as z from 'zod/mini'
import { Id, Instant, oneLine, timestamps } from '../kit/wire'
import { ParsingRuleField, ParsingRuleKind } from './parsing-rule-fields'
import { Reservation } from './reservation'

/** Constant text by which a value is found in each email. */
const Anchor = z.string().check(z.maxLength(80), oneLine)
const Label = z.string().check(z.minLength(1), z.maxLength(80), oneLine)

/** Where a value is: in terms that people can check, and in time linear in the length of the text. */
export const Locator = z.discriminatedUnion('place', [
  /** After a label that begins its line or cell, in that cell or the next. */
  z.object({ place: z.literal('beside'), label: Label }),
  /** `skip` lines below such a label, in the same column; `lines` of them. */
  z.object({
    place: z.literal('below'),
    label: Label,
    skip: z.int().check(z.minimum(0), z.maximum(10)),
    lines: z.int().check(z.minimum(1), z.maximum(5)),
  }),
  /** Between two texts on one line; empty ones mean the beginning or end of the line. */
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

/**
 * The parts of an email that a rule reads: those of the message itself, attached PDF files, or pictures whose text was
 * recognised.
 */
export const parsingRuleSources = ['message', 'pdf', 'image'] as const
export const ParsingRuleSource = z.enum(parsingRuleSources)
export type ParsingRuleSource = z.infer<typeof ParsingRuleSource>

const ReadParts = z._default(ParsingRuleSource, 'message')

/** What people specify of a rule: the sender, and where in an example the values are. */
export const ParsingRuleExample = z.object({
  kind: ParsingRuleKind,
  sender: Sender,
  /** Words that the subject must contain; empty for any subject. Case and accents are ignored. */
  subject: SubjectWords,
  email_id: Id,
  /** The part of the example that contains the marks. The rule reads parts of its kind. */
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

/** The definition of a rule's version. It never changes. */
export const ParsingRuleDefinition = z.object({
  kind: ParsingRuleKind,
  sender: Sender,
  subject: SubjectWords,
  reads: ReadParts,
  fields: z.array(z.object({ field: ParsingRuleField, locator: Locator })).check(z.minLength(1), z.maxLength(40)),
  /** Where the values are in the example; empty for rules from a file. */
  part: z.string().check(z.maxLength(100)),
  marks: z.array(Mark).check(z.maxLength(40)),
})
export type ParsingRuleDefinition = z.infer<typeof ParsingRuleDefinition>

export const ParsingRuleVersion = z.object({
  version: z.int(),
  definition: ParsingRuleDefinition,
  example_email_id: z.nullable(Id),
  /** When it was last tested on past emails; null: not yet, and it cannot be published. */
  tested: z.nullable(Instant),
  created_by: z.nullable(z.string()),
  created: Instant,
})
export type ParsingRuleVersion = z.infer<typeof ParsingRuleVersion>

export const parsingRuleStatuses = ['draft', 'live', 'off'] as const

/** What became of the emails that a rule has read, whichever version. */
export const ParsingRuleUsage = z.object({
  /** Emails that it was the last to read. */
  read: z.int(),
  /** Those of them whose booking a person accepted or entered the same, or another email confirmed. */
  agreed: z.int(),
  /** Those of them whose booking a person has corrected since. */
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
/** A rule in a list, with a summary of its live or else latest version. */
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
  /** Null if the values do not make a booking; then `fault` says what is missing. */
  reservation: z.nullable(Reservation),
  fault: z.nullable(z.string()),
  /** Each field of the rule with its text in the email; null if nothing was found. */
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
  /** Who already reads the email: the built-in reader, or another live rule. */
  clash: z.nullable(z.string()),
  /** What would change in the email's extracted data, by field; empty if it stays as it is. */
  differences: z.array(z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) })),
})
export type ParsingRuleTrial = z.infer<typeof ParsingRuleTrial>

/** A word that was recognised in a picture. Its place and size are fractions of the page as it is shown. */
export const FileWord = z.object({
  /** The page of a PDF file, starting with 1; a picture has one page. */
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
   * The visible parts of an email and the text of its files as rules see them: line by line, cells of a row separated
   * by three spaces.
   */
  parts: z.array(
    z.object({
      part: z.string(),
      kind: ParsingRuleSource,
      /** The attachment whose text it is; null for parts of the message. */
      attachment_id: z.nullable(Id),
      filename: z.nullable(z.string()),
      text: z.string(),
      /** Where the words stand that were recognised in a picture or scanned page; otherwise empty. */
      words: z.array(FileWord),
    }),
  ),
})
export type EmailText = z.infer<typeof EmailText>
