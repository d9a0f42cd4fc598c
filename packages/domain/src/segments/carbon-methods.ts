import type { CarbonMethod } from '@sextant/contract/segments/carbon'

/** Display labels of the methods. */
export const carbonMethodLabels: Readonly<Record<CarbonMethod, string>> = {
  'desnz-2025': 'UK government 2025, with radiative forcing',
  'desnz-2025-without-rf': 'UK government 2025, without radiative forcing',
}
