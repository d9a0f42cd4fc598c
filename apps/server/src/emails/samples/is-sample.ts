import * as z from 'zod/mini'

const Sample = z.object({ sample: z.literal(true) })

/** Whether an email is a sample sent to test a mailbox. */
export const isSample = ({ metadata }: { readonly metadata: unknown }): boolean => z.safeParse(Sample, metadata).success
