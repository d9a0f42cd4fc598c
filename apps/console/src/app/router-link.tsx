import { Link as RouterLink, useLocation } from '@tanstack/react-router'
import type { LinkProps } from '../ui/link'

const active = { includeSearch: false }

const AddressLink = ({ keepScroll, patient, ...props }: LinkProps) => (
  <RouterLink
    to={undefined}
    {...props}
    {...(patient ? { preload: false } : {})}
    activeOptions={active}
    resetScroll={!keepScroll}
  />
)

/** The router takes a bare query for one of `/`; as in every anchor, it is one of the page. */
function QueryLink(props: LinkProps) {
  const path = useLocation({ select: ({ pathname }) => pathname })
  return <AddressLink {...props} href={path + props.href} />
}

/** The kit's link on our router: it stays in the page, marks where one is, and loads ahead on intent. */
export const AppLink = (props: LinkProps) =>
  props.href.startsWith('?') ? <QueryLink {...props} /> : <AddressLink {...props} />
