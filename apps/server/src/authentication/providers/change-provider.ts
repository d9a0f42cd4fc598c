import { X509Certificate } from 'node:crypto'
import type { IdentityProviderChange, NewIdentityProvider } from '@sextant/contract/authentication/schemas'
import type * as z from 'zod/mini'
import type { Tx } from '../../platform/database/transaction'
import type { TeamCtx } from '../../platform/http/context'
import { makeNetworks } from '../../platform/http/networks'
import { refuseFields } from '../../platform/http/refusal'
import type { ExternalServices } from '../external-services'
import { isComplete, secretPurpose } from './settings'
import { type ProviderRow, updateProvider } from './store'

type Change = z.infer<typeof IdentityProviderChange> | z.infer<typeof NewIdentityProvider>

/**
 * Applies changes to a provider. Rejects (422) settings of the other protocol, invalid values, and activating an
 * incomplete provider.
 */
export async function changeProvider(
  tx: Tx,
  ctx: TeamCtx,
  external: ExternalServices,
  row: ProviderRow,
  change: Change,
): Promise<ProviderRow> {
  const other = row.type === 'oidc' ? 'saml' : 'oidc'
  if (change[other] !== undefined) refuseFields({ [other]: [`Is not for a provider of type ${row.type}.`] })
  if (change.oidc) checkAddress('oidc.issuer', change.oidc.issuer, external)
  if (change.saml) checkAddress('saml.sign_in_url', change.saml.sign_in_url, external)
  const { client_secret, ...oidc } = change.oidc ?? {}
  const settings = change.saml ? { ...change.saml, certificate: readCertificate(change.saml.certificate) } : oidc
  const changed = await updateProvider(tx, row.id, {
    ...(change.name === undefined ? {} : { name: change.name }),
    ...(change.default_role === undefined ? {} : { default_role: change.default_role }),
    ...('status' in change && change.status !== undefined ? { status: change.status } : {}),
    ...((change.oidc ?? change.saml) ? { settings } : {}),
    ...(client_secret === undefined ? {} : { secret: ctx.secrets.seal(client_secret, secretPurpose(row)) }),
  })
  if (changed.status === 'Active' && !isComplete(changed))
    refuseFields({ status: ['Enter what the provider needs first.'] })
  return changed
}

const publicInternet = makeNetworks([])

/** Rejects (422) a URL on a private network or without TLS, unless the operator allows private providers. */
function checkAddress(field: string, address: string, { privateProviders }: ExternalServices): void {
  if (privateProviders || publicInternet.permitsUrl(new URL(address))) return
  refuseFields({ [field]: ['Must be an https address of the public internet.'] })
}

/** The certificate in PEM; accepts input without header and footer lines. */
function readCertificate(text: string): string {
  const body = text.replaceAll(/-----[A-Z ]+-----|\s/g, '')
  const pem = `-----BEGIN CERTIFICATE-----\n${body.replaceAll(/(.{64})/g, '$1\n')}\n-----END CERTIFICATE-----\n`
  try {
    return new X509Certificate(pem).toString()
  } catch {
    return refuseFields({ 'saml.certificate': ['Must be a certificate in PEM.'] })
  }
}
