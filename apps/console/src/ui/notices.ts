/** How long each kind of notice is shown, in milliseconds (spec §8, §9). */
const noticeLife = { alert: 1500, toast: 3000, error: 5000 } as const
type NoticeKind = keyof typeof noticeLife

export type Notice = {
  readonly id: number
  readonly kind: NoticeKind
  readonly text: string
  /** It gives an instruction rather than a confirmation. */
  readonly isHint?: boolean
  /** `resource`: a failed call, with the response status, or 0 if none arrived. */
  readonly name?: 'resource'
  readonly status?: number
}

type Listener = () => void

export type Notices = {
  readonly show: (notice: Omit<Notice, 'id'>) => void
  readonly dismiss: (id: number) => void
  readonly snapshot: () => readonly Notice[]
  readonly subscribe: (listener: Listener) => () => void
}

/** Stores the visible notices; each is removed when its time is up. */
export function makeNotices(): Notices {
  let shown: readonly Notice[] = []
  let lastId = 0
  const listeners = new Set<Listener>()
  const set = (next: readonly Notice[]) => {
    shown = next
    for (const listener of listeners) listener()
  }
  const dismiss = (id: number) => set(shown.filter((notice) => notice.id !== id))
  return {
    show(notice) {
      lastId += 1
      const id = lastId
      // A repeated text replaces the earlier notice instead of displacing others.
      set([...shown.filter(({ text }) => text !== notice.text), { ...notice, id }])
      setTimeout(() => dismiss(id), noticeLife[notice.kind])
    },
    dismiss,
    snapshot: () => shown,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** This window's notices. */
export const notices = makeNotices()

/** Confirms a completed action (3 s). */
export const toast = (text: string) => notices.show({ kind: 'toast', text })

/** A brief alert (1.5 s), for example that something was copied. */
export const alert = (text: string) => notices.show({ kind: 'alert', text })

/** A brief instruction (1.5 s). */
export const hint = (text: string) => notices.show({ kind: 'alert', text, isHint: true })

/** Reports an error (5 s). */
export const notifyError = (text: string) => notices.show({ kind: 'error', text })

/** The `resource` notification of a failed call, with its status (spec §8). */
export const notifyResource = (text: string, status: number) =>
  notices.show({ kind: 'error', name: 'resource', status, text })
