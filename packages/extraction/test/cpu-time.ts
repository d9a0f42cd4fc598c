/** The processor time that some work takes, in milliseconds, which other processes do not lengthen. */
export function cpuTime(work: () => void): number {
  const start = process.cpuUsage()
  work()
  return process.cpuUsage(start).user / 1000
}
