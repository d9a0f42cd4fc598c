/** The blob key of a message, based on the hash of its content: equal messages share one blob. */
export const blobKey = (team: string, hash: Uint8Array): string =>
  `teams/${team}/emails/${Buffer.from(hash).toString('hex')}`
