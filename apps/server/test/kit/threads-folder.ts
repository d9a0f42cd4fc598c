/** Where the set-up bundles the server's threads for a run of tests. */
export const threadsFolder = new URL('../../../../.cache/test-threads/', import.meta.url)
