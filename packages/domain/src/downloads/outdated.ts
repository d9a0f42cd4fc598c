/**
 * Whether a ruleset's domain is outdated (spec §4): the ruleset was last changed on a later day than the domain was
 * listed. Both are instants (ISO 8601 in UTC), compared by their days in UTC.
 */
export const isOutdated = (domain: { readonly created: string }, ruleset: { readonly modified: string }) =>
  ruleset.modified.slice(0, 10) > domain.created.slice(0, 10)
