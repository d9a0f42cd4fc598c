import { alternativesTo, localPartOf, problemOfLocalPart } from '@sextant/domain/mailboxes/local-part'
import type { Tx } from '../platform/database/transaction'
import { refuseFields } from '../platform/http/refusal'
import { findTeamName, takenAddresses } from './store'

type AddressRequest = { readonly name: string; readonly address?: string | undefined; readonly domain: string }

/**
 * The address of a new mailbox: the requested one, or one derived from the name and changed until it is free. Rejects
 * (422) an unavailable address, suggesting a free one.
 */
export async function chosenAddress(tx: Tx, { name, address, domain }: AddressRequest): Promise<string> {
  const preferred = address ?? localPartOf(name)
  const problem = problemOfLocalPart(preferred)
  if (address !== undefined && problem !== null) refuseFields({ address: [problem] })
  const others = alternativesTo(localPartOf(preferred), await findTeamName(tx))
  const candidates = problem === null ? [preferred, ...others] : others
  const inUse = await takenAddresses(
    tx,
    candidates.map((part) => `${part}@${domain}`),
  )
  const free = candidates.find((part) => !inUse.has(`${part}@${domain}`))
  if (free === undefined) return refuseFields({ address: ['This address is taken. Choose another one.'] })
  if (address !== undefined && free !== preferred)
    refuseFields({ address: [`${preferred}@${domain} is taken. ${free}@${domain} is free.`] })
  return `${free}@${domain}`
}
