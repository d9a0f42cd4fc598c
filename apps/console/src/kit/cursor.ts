type Links = { readonly next: string | null; readonly previous: string | null }

const parameter = (link: string | null, name: string) =>
  link === null ? undefined : (new URL(link, 'http://localhost').searchParams.get(name) ?? undefined)

/** The cursors of the neighboring pages, taken from the links; undefined at the ends. */
export const cursorsIn = (links: Links) => ({
  next: parameter(links.next, 'next'),
  previous: parameter(links.previous, 'previous'),
})
