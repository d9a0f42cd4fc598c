/** No token was given: `error` is OAuth's word for it, such as `invalid_client`. */
export class SignInFailed extends Error {
  override readonly name = 'SignInFailed'
  constructor(
    readonly error: string,
    message: string,
  ) {
    super(message)
  }
}
