import { type Candidate, candidatesOf, type Role, rolesOf } from '@sextant/extraction/bookings/roles'
import { type Context, contextOf } from '@sextant/extraction/links/context'
import { annotatePage } from '@sextant/extraction/mentions/annotate-page'
import { htmlTree } from '@sextant/extraction/page/html-tree'
import { layOut } from '@sextant/extraction/page/lay-out'
import type { Line } from '@sextant/extraction/page/page'
import { textLines } from '@sextant/extraction/page/text-lines'

const sent = '2026-09-01T00:00:00Z'

/**
 * The context of a page of HTML or plain text, and its candidates; those whose values are listed have a role with
 * probability 1. The first line may be that of the sender.
 */
export function readCandidates(
  text: string,
  roles: Readonly<Record<string, Role>> = {},
  firstOrigin: Line['origin'] = 'body',
): { context: Context; candidates: Candidate[] } {
  const isHtml = text.startsWith('<')
  const [first, ...rest] = isHtml ? layOut(htmlTree(text)) : textLines(text)
  const lines = first ? [{ ...first, origin: firstOrigin }, ...rest] : []
  const page = { part: '1', kind: isHtml ? ('html' as const) : ('text' as const), lines, forwarder: '', sent: null }
  const context = contextOf(annotatePage(page, sent), sent)
  const candidates = candidatesOf(context).map((one): Candidate => {
    const role = roles[one.mention.value]
    return { ...one, roles: role && rolesOf[one.mention.type].includes(role) ? { [role]: 1 } : {} }
  })
  return { context, candidates }
}

/** The values of candidates that still have a role, each once. */
export const valuesWithRole = (candidates: readonly Candidate[]): string[] => [
  ...new Set(
    candidates
      .filter(({ roles }) => roles.none !== 1 && Object.keys(roles).length > 0)
      .map(({ mention }) => mention.value),
  ),
]
