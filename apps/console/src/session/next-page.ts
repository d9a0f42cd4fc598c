const ownPages = /^\/(?:login|logout)(?:[/?#]|$)/

/** Where a sign-in leads: the page that was asked for, if it is one of ours (same origin), else home. */
export function nextPage(next: string | undefined, origin: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return '/'
  const { origin: target, pathname, search, hash } = new URL(next, origin)
  return target === origin && !ownPages.test(pathname) ? pathname + search + hash : '/'
}
