/**
 * Lets the browser do what waits, and goes on after it: a telephone answers to touches between the steps of long work.
 */
export const nextTask = async (): Promise<void> => await new Promise((resolve) => setTimeout(resolve))
