export type TimeZoneChoice = { readonly id: string; readonly label: string; readonly offset_minutes: number }

/** Minutes that a zone is ahead of UTC at an instant. */
function offsetAt(zone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    now,
  )
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

const two = (value: number): string => String(value).padStart(2, '0')
const utc = (minutes: number): string => {
  const size = Math.abs(minutes)
  return `UTC${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** Every time zone of the IANA database by name, UTC first, each with its offset at an instant. */
export const timeZones = (now: Date): readonly TimeZoneChoice[] =>
  ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((id) => {
    const offset_minutes = offsetAt(id, now)
    return { id, label: `${id.replaceAll('_', ' ')} (${utc(offset_minutes)})`, offset_minutes }
  })
