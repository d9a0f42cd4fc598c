import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, use } from 'react'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target'> & {
  href: string
  ref?: Ref<HTMLAnchorElement>
  /** Keeps the scroll position, for links that only change the query. */
  keepScroll?: boolean
  /** Disables preloading, for lists of links that the pointer only passes over. */
  withoutPreload?: boolean
}

const PlainAnchor = ({ keepScroll: _keepScroll, withoutPreload: _withoutPreload, children, ...props }: LinkProps) => (
  <a {...props}>{children}</a>
)

/**
 * The link component to use. The app provides the router's link, which preloads on intent; the default is a plain
 * anchor.
 */
export const LinkContext = createContext<ComponentType<LinkProps>>(PlainAnchor)

/** A link inside the product. */
export function Link(props: LinkProps) {
  const Anchor = use(LinkContext)
  // oxlint-disable-next-line react/static-components -- the app chooses it once, it does not change between renders
  return <Anchor {...props} />
}
