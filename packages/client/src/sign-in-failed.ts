/** No token was issued: `error` is the OAuth error, such as `invalid_client`. */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed'
  constructor(
    readonly error: string,
    message: string,
  ) {
    super(message)
  }
}
