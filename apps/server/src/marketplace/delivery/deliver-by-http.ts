import { readRetryAfter } from '@sextant/domain/webhooks/retry-after-header'
import type { Clock } from '../../platform/clock'
import type { Networks } from '../../platform/http/networks'
import type { PostClient } from '../../platform/http/post-client'
import { type Deliver, failed } from './deliver'

/** Posts to the partner's endpoint. 2xx is success; 410 means that it no longer accepts anything. */
export const deliverByHttp =
  (postClient: PostClient, { permitsUrl }: Networks, clock: Clock): Deliver<'http'> =>
  async ({ url, headers, body }, shown) => {
    if (!permitsUrl(new URL(url))) return failed(shown.url, new Error('This address is not called.'))
    try {
      const response = await postClient.post({ url, headers, body })
      const ok = response.status >= 200 && response.status < 300
      return {
        ok,
        gone: response.status === 410,
        retryAfterSeconds: ok ? null : readRetryAfter(response.headers['retry-after'], clock.now()),
        error: ok ? null : `The partner answered with status ${response.status}.`,
        url: shown.url,
        requestHeaders: shown.headers,
        response,
      }
    } catch (error) {
      return failed(shown.url, error)
    }
  }
