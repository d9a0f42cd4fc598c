import { alternativesTo, localPartOf, problemOfLocalPart } from '@sextant/domain/mailboxes/local-part'
import type { Tx } from '../platform/database/transaction'
import { refuseFields } from '../platform/http/refusal'
import { findTeamName, takenAddresses } from './store'

type Wanted = { readonly name: string; readonly address?: string | undefined; readonly domain: string }

/**
 * The address of a new mailbox: the requested one, or one derived from the name and changed until it is free. Rejects
 * (422) an unavailable address, suggesting a free one.
 */
export async function chosenAddress(tx: Tx, { name, address, domain }: Wanted): Promise<string> {
  const wish = address ?? localPartOf(name)
  const problem = problemOfLocalPart(wish)
  if (address !== undefined && problem !== null) refuseFields({ address: [problem] })
  const others = alternativesTo(localPartOf(wish), await findTeamName(tx))
  const wanted = problem === null ? [wish, ...others] : others
  const taken = await takenAddresses(
    tx,
    wanted.map((part) => `${part}@${domain}`),
  )
  const free = wanted.find((part) => !taken.has(`${part}@${domain}`))
  if (free === undefined) return refuseFields({ address: ['This address is taken. Choose another one.'] })
  if (address !== undefined && free !== wish)
    refuseFields({ address: [`${wish}@${domain} is taken. ${free}@${domain} is free.`] })
  return `${free}@${domain}`
}
