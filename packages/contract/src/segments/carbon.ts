import * as z from 'zod/mini'

/**
 * How greenhouse gas emissions are estimated: with one year's UK government conversion factors (DESNZ), with or without
 * the effect of high altitude (radiative forcing). Another year's factors are another method.
 */
export const carbonMethods = ['desnz-2025', 'desnz-2025-without-rf'] as const
export const CarbonMethod = z.enum(carbonMethods)
export type CarbonMethod = z.infer<typeof CarbonMethod>
