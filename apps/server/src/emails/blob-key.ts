/** Where a message's bytes are kept. The hash is the content's: the same message twice is one blob. */
export const blobKey = (team: string, hash: Uint8Array): string =>
  `teams/${team}/emails/${Buffer.from(hash).toString('hex')}`
