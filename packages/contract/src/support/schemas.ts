import * as z from 'zod/mini'

/** Addresses the operator chose for the footer and the error screens; paths of this server or of another one. */
export const Links = z.object({
  social: z.array(z.object({ label: z.string(), url: z.string() })),
  patents: z.string(),
  user_agreement: z.string(),
  status: z.string(),
})
export type Links = z.infer<typeof Links>
