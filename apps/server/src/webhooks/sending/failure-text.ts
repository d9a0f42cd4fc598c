const byCode: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The connection was refused.',
  ECONNRESET: 'The connection was cut.',
  UND_ERR_SOCKET: 'The connection was cut.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The host cannot be reached.',
  ENOTFOUND: 'There is no host of this name.',
  EAI_AGAIN: 'The name of the host could not be looked up.',
  UND_ERR_CONNECT_TIMEOUT: 'The connection did not come about in time.',
  CERT_HAS_EXPIRED: 'The certificate of the host has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The certificate of the host is signed by itself.',
  SELF_SIGNED_CERT_IN_CHAIN: 'The certificate of the host is signed by itself.',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'The certificate of the host cannot be verified.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The certificate is for another host.',
}

/** Why there was no response, in plain language. */
export function failureText(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return byCode[code] ?? (error instanceof Error ? error.message : 'It could not be sent.')
}

/** Why a response is not a success; null if it is. */
export function statusText(status: number): string | null {
  if (status >= 200 && status < 300) return null
  if (status >= 300 && status < 400) return `It answered with a redirect (${status}), which is not followed.`
  if (status === 410) return 'It answered 410: nothing is to be sent there any more.'
  return `It answered ${status}.`
}
