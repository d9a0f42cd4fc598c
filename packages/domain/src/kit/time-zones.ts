export type TimeZoneChoice = { readonly id: string; readonly label: string; readonly offset_minutes: number }

/** Minutes that a zone is ahead of UTC at an instant. */
function offsetAt(zone: string, now: Date): number {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(now)
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(text) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0))
}

const two = (value: number): string => String(value).padStart(2, '0')
const utc = (minutes: number): string => {
  const size = Math.abs(minutes)
  return `UTC${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/**
 * Current IANA names. Engines still list these zones under their former names, which remain as links (tz, file
 * `backward`).
 */
const renamed: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

const names = (): string[] => {
  const listed = Intl.supportedValuesOf('timeZone').map((zone) => renamed[zone] ?? zone)
  return ['UTC', ...new Set(listed.filter((zone) => zone !== 'UTC').toSorted())]
}

/** Every IANA time zone by name, UTC first, each with its offset at an instant. */
export const timeZones = (now: Date): readonly TimeZoneChoice[] =>
  names().map((id) => {
    const offset_minutes = offsetAt(id, now)
    return { id, label: `${id.replaceAll('_', ' ')} (${utc(offset_minutes)})`, offset_minutes }
  })
