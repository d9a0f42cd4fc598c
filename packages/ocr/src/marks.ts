/** What the thread that reads pictures tells the one that waits for it: places in the memory that they share. */
export const marks = { ready: 0, answered: 1 } as const
