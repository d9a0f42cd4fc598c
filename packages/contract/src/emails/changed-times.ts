import * as z from 'zod/mini'

/** What the time of a booking can be called. */
export const timeNames = [
  'check_in',
  'check_out',
  'pick_up',
  'drop_off',
  'departure',
  'arrival',
  'start',
  'end',
] as const
export const TimeName = z.enum(timeNames)
export type TimeName = z.infer<typeof TimeName>

/** A new day or hour of a booking that a document names only by reference. Everything else about it stays. */
export const ChangedTime = z.object({
  kind: z.literal('time'),
  /** What it is called; some words have several meanings: guests depart from hotels, and flights depart as well. */
  names: z.array(TimeName),
  /** `YYYY-MM-DD`. */
  day: z.optional(z.string()),
  /** `HH:MM`, local. */
  time: z.optional(z.string()),
  /** The day or hour that it replaces, if the document has it. */
  former_day: z.optional(z.string()),
  former_time: z.optional(z.string()),
  /** The numbers of flights or trains in the document, in digits. */
  numbers: z.optional(z.array(z.string())),
})
export type ChangedTime = z.infer<typeof ChangedTime>
export const ChangedTimes = z.array(ChangedTime)
