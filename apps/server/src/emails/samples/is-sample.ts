import * as z from 'zod/mini'

const Sample = z.object({ sample: z.literal(true) })

/** Whether a mail is one that was made to try a mailbox. */
export const isSample = ({ metadata }: { readonly metadata: unknown }): boolean => z.safeParse(Sample, metadata).success
