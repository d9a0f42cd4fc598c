import { inflateRawSync } from 'node:zlib'
import { SignedXml } from 'xml-crypto'
import type { Key } from './certificate'

export const idpEntity = 'https://idp.acme.test/saml'

/** The contents of an assertion, each of which can be made invalid. */
export type Assertion = {
  readonly id: string
  readonly issuer: string
  readonly nameId: string
  readonly email: string
  readonly inResponseTo: string | null
  readonly recipient: string
  readonly audience: string
  readonly notBefore: Date
  readonly notOnOrAfter: Date
}

const name = 'urn:oasis:names:tc:SAML:2.0'
const iso = (date: Date): string => date.toISOString()

export function assertionXml(a: Assertion): string {
  const answers = a.inResponseTo === null ? '' : ` InResponseTo="${a.inResponseTo}"`
  return [
    `<saml:Assertion xmlns:saml="${name}:assertion" ID="${a.id}" Version="2.0" IssueInstant="${iso(a.notBefore)}">`,
    `<saml:Issuer>${a.issuer}</saml:Issuer>`,
    `<saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress">${a.nameId}</saml:NameID>`,
    `<saml:SubjectConfirmation Method="${name}:cm:bearer">`,
    `<saml:SubjectConfirmationData${answers} NotOnOrAfter="${iso(a.notOnOrAfter)}" Recipient="${a.recipient}"/>`,
    '</saml:SubjectConfirmation></saml:Subject>',
    `<saml:Conditions NotBefore="${iso(a.notBefore)}" NotOnOrAfter="${iso(a.notOnOrAfter)}">`,
    `<saml:AudienceRestriction><saml:Audience>${a.audience}</saml:Audience></saml:AudienceRestriction></saml:Conditions>`,
    `<saml:AuthnStatement AuthnInstant="${iso(a.notBefore)}"><saml:AuthnContext><saml:AuthnContextClassRef>${name}:ac:classes:Password</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>`,
    `<saml:AttributeStatement><saml:Attribute Name="email"><saml:AttributeValue>${a.email}</saml:AttributeValue></saml:Attribute>`,
    '<saml:Attribute Name="firstName"><saml:AttributeValue>Ada</saml:AttributeValue></saml:Attribute></saml:AttributeStatement>',
    '</saml:Assertion>',
  ].join('')
}

/** An unsigned response around assertions. */
export const responseXml = (content: string, consumer: string, inResponseTo: string | null): string =>
  [
    `<samlp:Response xmlns:samlp="${name}:protocol" xmlns:saml="${name}:assertion" ID="_response" Version="2.0"`,
    ` IssueInstant="${iso(new Date())}" Destination="${consumer}"${inResponseTo === null ? '' : ` InResponseTo="${inResponseTo}"`}>`,
    `<saml:Issuer>${idpEntity}</saml:Issuer>`,
    `<samlp:Status><samlp:StatusCode Value="${name}:status:Success"/></samlp:Status>`,
    content,
    '</samlp:Response>',
  ].join('')

const sha256 = {
  signature: 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256',
  digest: 'http://www.w3.org/2001/04/xmlenc#sha256',
}
export const sha1 = {
  signature: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  digest: 'http://www.w3.org/2000/09/xmldsig#sha1',
}

/** Adds an enveloped signature to the assertion, after its issuer. */
export function signAssertion(xml: string, key: Key, algorithms = sha256): string {
  const signer = new SignedXml({
    privateKey: key.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    signatureAlgorithm: algorithms.signature,
    canonicalizationAlgorithm: 'http://www.w3.org/2001/10/xml-exc-c14n#',
  })
  const assertion = "//*[local-name(.)='Assertion']"
  signer.addReference({
    xpath: assertion,
    digestAlgorithm: algorithms.digest,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', 'http://www.w3.org/2001/10/xml-exc-c14n#'],
  })
  signer.computeSignature(xml, {
    location: { reference: `${assertion}/*[local-name(.)='Issuer']`, action: 'after' },
  })
  return signer.getSignedXml()
}

/** The authentication request in the URL to which the product redirects. */
export function readRequest(redirect: string) {
  const { searchParams } = new URL(redirect)
  const xml = inflateRawSync(Buffer.from(searchParams.get('SAMLRequest') ?? '', 'base64')).toString('utf8')
  const part = (pattern: RegExp): string => pattern.exec(xml)?.[1] ?? ''
  return {
    id: part(/ ID="([^"]+)"/),
    consumer: part(/AssertionConsumerServiceURL="([^"]+)"/),
    entity: part(/<saml:Issuer[^>]*>([^<]+)</),
    relayState: searchParams.get('RelayState') ?? '',
  }
}
