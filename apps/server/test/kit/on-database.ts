import type { ConnectionSettings } from '../../src/platform/database/pool'

/** Settings for another database on the same server. */
export function onDatabase(settings: ConnectionSettings, name: string): ConnectionSettings {
  if (!('url' in settings)) return { ...settings, database: name }
  const url = new URL(settings.url)
  url.pathname = `/${name}`
  return { url: url.href }
}
