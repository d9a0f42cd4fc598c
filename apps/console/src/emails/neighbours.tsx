import type { EmailDetail } from '@sextant/contract/emails/schemas'
import { useNavigate } from '@tanstack/react-router'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { emailAddress, searchText } from '../kit/addresses'
import { isTyping } from '../kit/is-typing'
import { useTeamRef } from '../kit/workspace'
import { ButtonLink } from '../ui/button'
import { Tooltip } from '../ui/tooltip'

type NeighboursProps = { email: EmailDetail; view: string | undefined }

/** Links to the newer (k) and older (j) email, keeping the current view. */
export function Neighbours({ email: { newer_id: newer, older_id: older }, view }: NeighboursProps) {
  const team = useTeamRef()
  const navigate = useNavigate()
  const hrefOf = (id: string | null) => id && emailAddress(team, id) + searchText({ view })
  const [up, down] = [hrefOf(newer), hrefOf(older)]
  useEffect(() => {
    const onKeyDown = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const href = key === 'k' ? up : key === 'j' ? down : null
      if (href && !ctrlKey && !metaKey && !altKey && !isTyping(target)) void navigate({ href })
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [navigate, up, down])
  return (
    <span className="inline-flex gap-1">
      <NeighbourLink href={up} label="Newer email" keyName="k">
        <ChevronUp aria-hidden="true" />
      </NeighbourLink>
      <NeighbourLink href={down} label="Older email" keyName="j">
        <ChevronDown aria-hidden="true" />
      </NeighbourLink>
    </span>
  )
}

type NeighbourLinkProps = { href: string | null; label: string; keyName: string; children: ReactNode }

const NeighbourLink = ({ href, label, keyName, children }: NeighbourLinkProps) =>
  href === null ? null : (
    <Tooltip text={`${label} (${keyName})`}>
      <ButtonLink variant="quiet" href={href} aria-label={label} aria-keyshortcuts={keyName} className="w-8">
        {children}
      </ButtonLink>
    </Tooltip>
  )
