const sessionPages = /^\/(?:login|logout)(?:[/?#]|$)/

/**
 * Where a sign-in leads: the page that was asked for, if it is one of ours (same origin), else home. A path that begins
 * with two slashes is another host's address, however it came about.
 */
export function nextPage(next: string | undefined, origin: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return '/'
  const { origin: target, pathname, search, hash } = new URL(next, origin)
  const isSameOrigin = target === origin && !pathname.startsWith('//') && !sessionPages.test(pathname)
  return isSameOrigin ? pathname + search + hash : '/'
}
