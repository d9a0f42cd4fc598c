import { surname, venueName } from './businesses'
import type { City } from './cities'
import type { Random } from './random'

/** Draws a street with a number. */
export function street(random: Random): string {
  const own = surname(random)
  const number = random.int(1, 180)
  return random.pick([
    `${number} ${own} Street`,
    `${own}straße ${number}`,
    `${number} rue ${own}`,
    `Calle ${own} ${number}`,
    `Via ${own} ${number}`,
    `${own}gatan ${number}`,
    `ul. ${own} ${number}`,
    `${number} ${own} Avenue`,
    `${own}laan ${number}`,
  ])
}

/** Draws a car rental desk. */
export const carDesk = (random: Random, { name: town }: City): string => {
  return random.pick([
    `${town} Airport`,
    `${town} Flughafen`,
    `${town} Central Station`,
    `${town} City Centre`,
    `${town} Downtown`,
    `Aéroport de ${town}`,
    `Aeropuerto de ${town}`,
    `${town} Hbf`,
    `${town} Terminal 2`,
    `${street(random)}, ${town}`,
    `${town} Aeroporto`,
  ])
}

/** Names of coach stations, by country. */
const stopNames: Readonly<Record<string, string>> = {
  DE: 'ZOB',
  AT: 'Busbahnhof',
  CH: 'Busbahnhof',
  SK: 'Autobusová stanica',
  CZ: 'Autobusové nádraží',
  PL: 'Dworzec PKS',
  ES: 'Estación Sur',
  MX: 'Central de Autobuses',
  AR: 'Terminal de Ómnibus',
  BR: 'Rodoviária',
  IT: 'Autostazione',
  FR: 'Gare routière',
}

/** Draws a coach stop. */
export const stop = (random: Random, { name: town, country }: City): string => {
  const own = stopNames[country]
  return random.pick([
    ...(own ? [`${town} ${own}`, `${town}, ${own}`, `${town} ${own}`] : [`${town} Coach Station`]),
    `${town} Central Bus Station`,
    `${town} (Main Square)`,
    `${town} Airport`,
    town,
  ])
}

/** Draws a port. */
export const port = (random: Random, { name: town }: City): string => {
  return random.pick([town, `${town} Ferry Terminal`, `Port of ${town}`, `${town} Harbour`, `${town} Hafen`])
}

/** Draws the origin or destination of a taxi ride. */
export const taxiEnd = (random: Random, { name: town }: City): string => {
  return random.pick([
    `${town} Airport`,
    `${town} Airport, Terminal ${random.int(1, 4)}`,
    street(random),
    `${street(random)}, ${town}`,
    venueName(random, 'lodging'),
    `${town} Central Station`,
    `${town} Hauptbahnhof`,
    `Hotel ${surname(random)}, ${town}`,
    `Aeropuerto de ${town}`,
  ])
}
