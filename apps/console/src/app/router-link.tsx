import { Link as RouterLink, useLocation } from '@tanstack/react-router'
import type { LinkProps } from '../ui/link'

const active = { includeSearch: false }

const AddressLink = ({ keepScroll, withoutPreload, ...props }: LinkProps) => (
  <RouterLink
    to={undefined}
    {...props}
    {...(withoutPreload ? { preload: false } : {})}
    activeOptions={active}
    resetScroll={!keepScroll}
  />
)

/** The router resolves a bare query against `/`; like any anchor, this link resolves it against the current page. */
function QueryLink(props: LinkProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return <AddressLink {...props} href={path + props.href} />
}

/**
 * The router's implementation of the UI link: it navigates without a page load, marks the current page, and preloads on
 * intent.
 */
export const AppLink = (props: LinkProps) =>
  props.href.startsWith('?') ? <QueryLink {...props} /> : <AddressLink {...props} />
