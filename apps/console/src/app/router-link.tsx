import { Link as RouterLink } from '@tanstack/react-router'
import type { LinkProps } from '../ui/link'

const active = { includeSearch: false }

/** The kit's link on our router: it stays in the page, marks where one is, and loads ahead on intent. */
export const AppLink = ({ keepScroll, patient, ...props }: LinkProps) => (
  <RouterLink
    to={undefined}
    {...props}
    {...(patient ? { preload: false } : {})}
    activeOptions={active}
    resetScroll={!keepScroll}
  />
)
