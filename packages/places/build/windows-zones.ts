import * as z from 'zod/mini'
import { exported } from './sources'

const WindowsZones = z.object({
  supplemental: z.object({
    windowsZones: z.object({
      mapTimezones: z.array(
        z.object({ mapZone: z.object({ _other: z.string(), _type: z.string(), _territory: z.string() }) }),
      ),
    }),
  }),
})

/** Fields: the Windows name of a zone, and its IANA zone (for territory 001, the world). */
export function windowsZoneLines(from: string): string[] {
  const { supplemental } = WindowsZones.parse(exported(`${from}/cldr-core/supplemental/windowsZones.json`))
  return supplemental.windowsZones.mapTimezones
    .filter(({ mapZone }) => mapZone._territory === '001')
    .map(({ mapZone }) => `${mapZone._other}\t${mapZone._type}`)
}
