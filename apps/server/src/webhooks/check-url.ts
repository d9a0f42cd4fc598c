import type { Networks } from '../platform/http/networks'
import { refuseFields } from '../platform/http/refusal'

/** Rejects a URL that events may not be sent to: without https, or on a private or reserved network (422). */
export function checkUrl(networks: Networks, url: string): void {
  if (networks.permitsUrl(new URL(url))) return
  refuseFields({ url: ['Must begin with https:// and lead to the public internet.'] })
}
