import * as z from 'zod/mini'

const Link = z.object({ label: z.string(), url: z.string() })

/** The operator's links in the footer and on the error screen. */
export const Links = z.object({
  social: z.array(Link),
  patents: z.string(),
  user_agreement: z.string(),
  status: z.string(),
})
export type Links = z.infer<typeof Links>

export const Feedback = z.object({
  message: z.string().check(z.trim(), z.minLength(1, 'Enter a message.'), z.maxLength(5000)),
  /** The screen it relates to. */
  page: z.optional(z.string().check(z.maxLength(500))),
})
