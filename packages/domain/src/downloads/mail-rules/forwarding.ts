/** The task of a mail rule: copy email from these domains and their subdomains to an address. */
export type Forwarding = { readonly domains: readonly string[]; readonly address: string }
