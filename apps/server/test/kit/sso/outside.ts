import { type Outside, realOutside } from '../../../src/authentication/outside'

/** The world outside on this machine: providers on loopback, and a name service whose records the test writes. */
export function loopback(): Outside & { readonly records: Map<string, string[]> } {
  const records = new Map<string, string[]>()
  return { ...realOutside(true), records, resolveTxt: async (domain) => records.get(domain) ?? [] }
}
