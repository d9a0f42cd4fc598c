/** An error response of the SCIM protocol (RFC 7644 §3.12). */
export class ScimError extends Error {
  override readonly name = 'ScimError'
  constructor(
    readonly status: number,
    detail: string,
    readonly scimType?: 'invalidFilter' | 'invalidValue' | 'invalidSyntax' | 'uniqueness',
  ) {
    super(detail)
  }

  get body() {
    return {
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      status: String(this.status),
      ...(this.scimType ? { scimType: this.scimType } : {}),
      detail: this.message,
    }
  }
}
