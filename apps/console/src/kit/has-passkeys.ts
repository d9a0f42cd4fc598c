/**
 * Whether the browser supports passkeys here; they require a secure origin with a host name rather than an IP address.
 */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window
