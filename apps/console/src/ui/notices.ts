/** How long each kind of notice is shown, in milliseconds (spec §8, §9). */
const noticeLife = { alert: 1500, toast: 3000, error: 5000 } as const
type NoticeKind = keyof typeof noticeLife

export type Notice = {
  readonly id: number
  readonly kind: NoticeKind
  readonly text: string
  /** It says what to do, and confirms nothing. */
  readonly isHint?: boolean
  /** `resource`: a call failed; then with the status of its answer, 0 where none came. */
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

/** Keeps the notices that are on the screen; each leaves by itself at the end of its life. */
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
      // The same words twice would only push the first ones away.
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

/** The notices of this window. */
export const notices = makeNotices()

/** A short confirmation of what was done (3 s). */
export const toast = (text: string) => notices.show({ kind: 'toast', text })

/** A passing remark (1.5 s), such as that something was copied. */
export const alert = (text: string) => notices.show({ kind: 'alert', text })

/** A passing remark on what to do instead (1.5 s). */
export const hint = (text: string) => notices.show({ kind: 'alert', text, isHint: true })

/** Says that something failed (5 s). */
export const notifyError = (text: string) => notices.show({ kind: 'error', text })

/** The `resource` notification: a call failed, with its status (spec §8). */
export const notifyResource = (text: string, status: number) =>
  notices.show({ kind: 'error', name: 'resource', status, text })
