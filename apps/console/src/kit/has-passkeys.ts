/** Whether this browser knows passkeys; they need a secure origin with a name, not a bare address. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window
