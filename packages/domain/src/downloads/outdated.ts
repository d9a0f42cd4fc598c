/**
 * Whether a domain of a ruleset is outdated (spec §4): the day on which the ruleset was last changed is after the day
 * on which the domain was listed. Both are instants (ISO 8601 in UTC); only their days in UTC count, not their times.
 */
export const isOutdated = (domain: { readonly created: string }, ruleset: { readonly modified: string }) =>
  ruleset.modified.slice(0, 10) > domain.created.slice(0, 10)
