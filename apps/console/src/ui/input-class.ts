/** The style of every text input. */
export const inputClass =
  'h-8 w-full min-w-0 rounded-control border border-edge bg-surface px-2.5 text-ink ' +
  'placeholder:text-muted aria-invalid:border-bad'
