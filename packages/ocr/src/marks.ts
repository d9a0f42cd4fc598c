/** Positions in shared memory through which the OCR thread signals the thread waiting for it. */
export const marks = { ready: 0, answered: 1 } as const
