import * as z from 'zod/mini'

const Link = z.object({ label: z.string(), url: z.string() })

/** The operator's links: what the footer and the error screen lead to. */
export const Links = z.object({
  social: z.array(Link),
  patents: z.string(),
  user_agreement: z.string(),
  status: z.string(),
})
export type Links = z.infer<typeof Links>
