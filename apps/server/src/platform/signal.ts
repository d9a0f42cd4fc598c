import type { Tx } from './database/transaction'
import type { Services } from './services'

type Listener<Payload> = (services: Services, tx: Tx, payload: Payload) => Promise<void>

/**
 * How a lower floor tells higher ones what happened, within the same transaction: the feature that owns the signal
 * sends it, `main/wiring` connects who listens, and nobody imports upwards. What a listener does is committed together
 * with what it was told of, or not at all.
 */
export type Signal<Payload> = {
  connect(listener: Listener<Payload>): void
  send(services: Services, tx: Tx, payload: Payload): Promise<void>
}

/** Makes a signal. Listeners run one after another, in the order they were connected. */
export function signal<Payload>(): Signal<Payload> {
  const listeners: Listener<Payload>[] = []
  return {
    connect: (listener) => void listeners.push(listener),
    send: async (services, tx, payload) => {
      for (const listener of listeners) await listener(services, tx, payload)
    },
  }
}
