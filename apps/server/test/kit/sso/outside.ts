import { type ExternalServices, externalServices } from '../../../src/authentication/external-services'

/** The world outside on this machine: providers on loopback, and a name service whose records the test writes. */
export function loopback(): ExternalServices & { readonly records: Map<string, string[]> } {
  const records = new Map<string, string[]>()
  return { ...externalServices(true), records, resolveTxt: async (domain) => records.get(domain) ?? [] }
}
