/**
 * What a rule of a mail system is to do: copy what comes from these domains, and from those below them, to an address.
 */
export type Forwarding = { readonly domains: readonly string[]; readonly address: string }
