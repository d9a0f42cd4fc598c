import type { Networks } from '../platform/http/networks'
import { refuseFields } from '../platform/http/refusal'

/** Refuses an address that events are not sent to: without https, or inside a private or reserved network (422). */
export function checkUrl(networks: Networks, url: string): void {
  if (networks.permitsUrl(new URL(url))) return
  refuseFields({ url: ['Must begin with https:// and lead to the public internet.'] })
}
