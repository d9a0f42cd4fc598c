import type { ReactNode } from 'react'
import { useLinks } from '../links'
import { PlainFrame } from './plain-frame'

/** The layout of pages without a session. */
export const PlainLayout = ({ children }: { children: ReactNode }) => (
  <PlainFrame agreement={useLinks().user_agreement}>{children}</PlainFrame>
)
