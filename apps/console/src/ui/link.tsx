import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, use } from 'react'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'> & {
  href: string
  ref?: Ref<HTMLAnchorElement>
  /** Stays where the page was scrolled to; for links that only change the query. */
  keepScroll?: boolean
  /** Loads nothing ahead: for many links that the pointer only passes over. */
  patient?: boolean
}

const PlainAnchor = ({ keepScroll: _keepScroll, patient: _patient, children, ...props }: LinkProps) => (
  <a {...props}>{children}</a>
)

/** How links of this kit go: the app gives its router's link, which loads ahead on intent. A plain anchor otherwise. */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainAnchor)

/** A link inside the product. */
export function Link(props: LinkProps) {
  const Anchor = use(LinkContext)
  // oxlint-disable-next-line react/static-components -- the app chooses it once, it does not change between renders
  return <Anchor {...props} />
}
