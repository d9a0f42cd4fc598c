import { oncePer } from '../kit/once-per'
import type { Context } from '../links/context'
import { feature } from '../links/hash'
import { featuresOf } from '../links/mention-features'
import { scoresOf, softmax, type Weights } from '../links/model'
import type { Mention, MentionType } from '../mentions/mention'

/** Roles that a mention may have in a booking. */
export type Role = 'none' | 'start' | 'end' | 'from' | 'to' | 'place' | 'traveler' | 'reference' | 'number'

export const rolesOf: Readonly<Record<MentionType, readonly Role[]>> = {
  date: ['none', 'start', 'end'],
  time: ['none', 'start', 'end'],
  code: ['none', 'reference'],
  number: ['none', 'number'],
  airport: ['none', 'from', 'to'],
  text: ['none', 'from', 'to', 'place', 'traveler'],
  money: [],
  duration: [],
  nights: [],
  contact: [],
}

export const roleGroup = (type: MentionType, role: Role): number => feature(`role|${type}|${role}`)

/** A mention with the probabilities of its roles. */
export interface Candidate {
  mention: Mention
  features: Int32Array
  /** Probability by role. */
  roles: Partial<Record<Role, number>>
}

/** A candidate found by a rule, without role probabilities from a model. */
export const unscoredCandidate = (mention: Mention): Candidate => ({ mention, features: Int32Array.of(), roles: {} })

/** The mentions that may have a role, with their features. */
export function candidatesOf(context: Context): Candidate[] {
  return context.read.mentions
    .filter(({ type }) => rolesOf[type].length > 0)
    .map((mention) => ({ mention, features: featuresOf(mention, context), roles: {} }))
}

/** The classes of the roles that mentions of a type may have. */
const groupsOf = oncePer((roles: readonly Role[], type: MentionType) => roles.map((role) => roleGroup(type, role)))

/** Sets the role probabilities of candidates, from their own features or the given ones. */
export function scoreRoles(
  candidates: readonly Candidate[],
  weights: Weights,
  features: readonly Int32Array[] = candidates.map((one) => one.features),
): void {
  for (const [at, candidate] of candidates.entries()) {
    const { type } = candidate.mention
    const roles = rolesOf[type]
    const own = features[at] ?? candidate.features
    const probabilities = softmax(scoresOf(weights, own, groupsOf(roles, type)))
    candidate.roles = {}
    for (const [place, role] of roles.entries()) candidate.roles[role] = probabilities[place] ?? 0
  }
}
