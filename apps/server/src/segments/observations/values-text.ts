import type { Observation } from '@sextant/domain/segments/merge'
import { valuesOf } from '@sextant/domain/segments/stated-values'

/** The stated values of an observation as JSON; null if there is none. */
export const valuesText = (observation: Observation | null): string | null =>
  observation && JSON.stringify(valuesOf(observation.segment))
