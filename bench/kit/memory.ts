import { readFile } from 'node:fs/promises'

/** Resident memory of a process in megabytes (Linux). */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024
}

/** Runs work, and returns the peak growth of the process's memory in megabytes. */
export async function peakAbove<T>(pid: number, work: () => Promise<T>): Promise<{ result: T; peakMb: number }> {
  const before = await residentMb(pid)
  let peak = before
  const watch = setInterval(() => {
    void residentMb(pid).then((now) => (peak = Math.max(peak, now)))
  }, 50)
  try {
    const result = await work()
    return { result, peakMb: Math.max(peak, await residentMb(pid)) - before }
  } finally {
    clearInterval(watch)
  }
}
