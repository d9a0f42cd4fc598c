import * as z from 'zod/mini'

/**
 * How greenhouse gases are estimated: by the conversion factors of the UK government (DESNZ) of a year, with the effect
 * of flying high (radiative forcing) or without. Another year is another method.
 */
export const carbonMethods = ['desnz-2025', 'desnz-2025-without-rf'] as const
export const CarbonMethod = z.enum(carbonMethods)
export type CarbonMethod = z.infer<typeof CarbonMethod>
