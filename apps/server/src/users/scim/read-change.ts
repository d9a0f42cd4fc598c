import * as z from 'zod/mini'
import { unstorable } from '../../platform/database/unstorable'
import { ScimError } from './scim-error'

/** A directory's data for a user; omitted fields stay unchanged. */
export type ScimChange = {
  readonly userName?: string
  readonly active?: boolean
  readonly externalId?: string | null
  readonly givenName?: string | null
  readonly familyName?: string | null
}

const Text = z.string().check(
  z.maxLength(254),
  z.refine((text) => !unstorable.test(text), 'Must not hold the NUL character or half of a surrogate pair.'),
)
/** Some directories send booleans as strings. */
const Bool = z.union([
  z.boolean(),
  z.pipe(
    z.string(),
    z.transform((word) => word.toLowerCase() === 'true'),
  ),
])
const Name = z.object({ givenName: z.optional(z.nullable(Text)), familyName: z.optional(z.nullable(Text)) })

const Resource = z.object({
  userName: z.optional(Text),
  active: z.optional(Bool),
  externalId: z.optional(z.nullable(Text)),
  name: z.optional(Name),
  emails: z.optional(z.array(z.object({ value: Text, primary: z.optional(Bool) }))),
})
const Operations = z.object({
  Operations: z
    .array(z.object({ op: z.string(), path: z.optional(z.string()), value: z.optional(z.unknown()) }))
    .check(z.maxLength(100)),
})

function parse<T extends z.ZodMiniType>(schema: T, input: unknown): z.output<T> {
  const read = z.safeParse(schema, input)
  if (!read.success) throw new ScimError(400, z.prettifyError(read.error), 'invalidValue')
  return read.data
}

/** Parses a whole user, as in create and replace requests. */
export function readResource(body: unknown): ScimChange {
  const { userName, active, externalId, name, emails } = parse(Resource, body)
  const address = userName ?? emails?.find(({ primary }) => primary)?.value ?? emails?.[0]?.value
  return {
    ...(address === undefined ? {} : { userName: address }),
    ...(active === undefined ? {} : { active }),
    ...(externalId === undefined ? {} : { externalId }),
    ...(name?.givenName === undefined ? {} : { givenName: name.givenName }),
    ...(name?.familyName === undefined ? {} : { familyName: name.familyName }),
  }
}

/** Parses the operations of a PATCH; later ones win (RFC 7644 §3.5.2). Unsupported attributes are ignored. */
export function readPatch(body: unknown): ScimChange {
  let change: ScimChange = {}
  for (const { op, path, value } of parse(Operations, body).Operations) {
    const verb = op.toLowerCase()
    if (!['add', 'replace', 'remove'].includes(verb))
      throw new ScimError(400, `There is no operation ${op}.`, 'invalidSyntax')
    const newValue = verb === 'remove' ? null : value
    change = { ...change, ...readResource(path === undefined ? normaliseNames(newValue) : atPath(path, newValue)) }
  }
  return change
}

/** One attribute by its path, as a partial user. */
function atPath(path: string, value: unknown): unknown {
  const plain = path.replace(/^urn:[\w:.]+:User:/i, '')
  if (/^emails(\[.*\])?(\.value)?$/i.test(plain) && typeof value === 'string') return { emails: [{ value }] }
  return normaliseNames({ [plain]: value })
}

const spelled = ['userName', 'active', 'externalId', 'name', 'emails', 'name.givenName', 'name.familyName']

/**
 * Normalises names to the schema's spelling, and splits dotted ones. Removed attributes are null, which only some
 * allow.
 */
function normaliseNames(input: unknown): unknown {
  if (typeof input !== 'object' || input === null) return {}
  const name: Record<string, unknown> = {}
  const flat: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(input)) {
    const spelling = spelled.find((one) => one.toLowerCase() === key.toLowerCase())
    if (spelling === undefined) continue
    if (spelling.startsWith('name.')) name[spelling.slice(5)] = value
    else flat[spelling] = value
  }
  return Object.keys(name).length === 0 ? flat : { ...flat, name }
}
