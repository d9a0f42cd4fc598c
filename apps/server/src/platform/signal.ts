import type { Tx } from './database/transaction'
import type { Services } from './services'

type Listener<Payload> = (services: Services, tx: Tx, payload: Payload) => Promise<void>

/**
 * Lets lower features notify higher ones in the same transaction. The feature that owns the signal sends it, and
 * `main/wiring` connects listeners, so that no feature imports upwards. Listeners' writes commit together with the
 * change, or not at all.
 */
export type Signal<Payload> = {
  connect(listener: Listener<Payload>): void
  send(services: Services, tx: Tx, payload: Payload): Promise<void>
}

/** Creates a signal. Listeners run one after another in the order of registration. */
export function signal<Payload>(): Signal<Payload> {
  const listeners: Listener<Payload>[] = []
  return {
    connect: (listener) => void listeners.push(listener),
    send: async (services, tx, payload) => {
      for (const listener of listeners) await listener(services, tx, payload)
    },
  }
}
