import { windowsZoneRows } from '../data/windowsZoneRows.gen'
import { lazy } from '../kit/lazy'

const zones = lazy(() => {
  const known = new Map<string, string>()
  for (const line of windowsZoneRows.split('\n')) {
    const [name = '', zone = ''] = line.split('\t')
    known.set(name.toLowerCase(), zone)
  }
  return known
})

/** The IANA zone of a Windows name such as `W. Europe Standard Time`; undefined if it is not one. */
export const zoneOfWindows = (name: string): string | undefined => zones().get(name.trim().toLowerCase())
