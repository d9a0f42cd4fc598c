import { type ExternalServices, externalServices } from '../../../src/authentication/external-services'

/** External services on the local machine: providers on loopback, and a name service with records set by the test. */
export function loopback(): ExternalServices & { readonly records: Map<string, string[]> } {
  const records = new Map<string, string[]>()
  return { ...externalServices(true), records, resolveTxt: async (domain) => records.get(domain) ?? [] }
}
