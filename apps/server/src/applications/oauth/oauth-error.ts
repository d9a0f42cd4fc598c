/** Errors of the token endpoint (RFC 6749 §5.2) and of revocation (RFC 7009 §2.2.1), plus one for rate limiting. */
const statusOf = {
  invalid_request: 400,
  invalid_client: 401,
  invalid_scope: 400,
  unsupported_grant_type: 400,
  temporarily_unavailable: 429,
} as const
export type OAuthErrorCode = keyof typeof statusOf

/** An error response of the authorization server, in the protocol's terms. */
export class OAuthError extends Error {
  override readonly name = 'OAuthError'
  constructor(
    readonly code: OAuthErrorCode,
    description: string,
    /** Seconds for the `retry-after` header. */
    readonly retryAfter?: number,
  ) {
    super(description)
  }

  get status(): number {
    return statusOf[this.code]
  }

  get body() {
    return { error: this.code, error_description: this.message }
  }
}
