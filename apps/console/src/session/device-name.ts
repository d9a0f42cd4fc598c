type DevicePattern = readonly [pattern: RegExp, name: string]

/** Browsers also name the browsers they are compatible with, so the order matters. */
const browsers: readonly DevicePattern[] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
  [/curl\//, 'curl'],
]
const systems: readonly DevicePattern[] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const named = (patterns: readonly DevicePattern[], text: string) =>
  patterns.find(([pattern]) => pattern.test(text))?.[1]

/** Names the browser and operating system of a `User-Agent` header: `Firefox on Windows`. */
export function deviceName(userAgent: string | null): string {
  const text = userAgent ?? ''
  const [browser, system] = [named(browsers, text), named(systems, text)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
