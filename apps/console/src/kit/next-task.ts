/**
 * Yields to the browser and resumes in a new task, so that slow devices respond to input between steps of long work.
 */
export const nextTask = async (): Promise<void> => await new Promise((resolve) => setTimeout(resolve))
