const sessionPages = /^\/(?:login|logout)(?:[/?#]|$)/

/**
 * The page to open after sign-in: the requested page if it has the same origin, otherwise home. A path that starts with
 * two slashes would be another host.
 */
export function nextPage(next: string | undefined, origin: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return '/'
  const { origin: target, pathname, search, hash } = new URL(next, origin)
  const isSameOrigin = target === origin && !pathname.startsWith('//') && !sessionPages.test(pathname)
  return isSameOrigin ? pathname + search + hash : '/'
}
