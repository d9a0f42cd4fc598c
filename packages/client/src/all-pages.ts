type Listed<Item> = {
  readonly data: readonly Item[]
  readonly links: { readonly next: string | null }
}

/**
 * Iterates over all items of a list, page by page: `for await (const trip of allPages((next) => api.trips.list({ team,
 * query: { next } })))`.
 */
export async function* allPages<Item>(
  list: (next: string | undefined) => Promise<Listed<Item>>,
): AsyncGenerator<Item, void, undefined> {
  let next: string | undefined
  do {
    const { data, links } = await list(next)
    yield* data
    next = links.next === null ? undefined : (new URL(links.next, 'http://here').searchParams.get('next') ?? undefined)
  } while (next !== undefined)
}
