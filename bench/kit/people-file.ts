import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

/** The header of a people file as exported by an HR system. */
const header =
  'Email,First name,Last name,Phone,Title,Department,Cost center,Office,Employee ID,Country,Home city,Manager email'

const firstNames = ['Ada', 'Grace', 'Edsger', 'Barbara', 'Donald', 'Frances', 'Niklaus', 'Radia']
const lastNames = ['Lovelace', 'Hopper', 'Dijkstra', 'Liskov', 'Knuth', 'Allen', 'Wirth', 'Perlman']
const towns = ['Berlin', 'Paris', 'London', 'Madrid', 'Rome', 'Vienna', 'Zurich', 'Oslo']
const countries = ['DE', 'FR', 'GB', 'ES', 'IT', 'AT', 'CH', 'NO']
const departments = ['Sales', 'Engineering', 'Finance', '"Legal, compliance"', 'Operations']

/** The person with a number, always the same. */
function line(name: string, n: number): string {
  const of = (among: readonly string[], by: number): string => among[Math.floor(n / by) % among.length] ?? ''
  return [
    `${name}-${n}@example.test`,
    of(firstNames, 1),
    of(lastNames, 3),
    `+4930${String(1_000_000 + (n % 9_000_000))}`,
    `Specialist ${n % 40}`,
    of(departments, 5),
    `CC-${n % 900}`,
    of(towns, 7),
    `E${n}`,
    of(countries, 7),
    of(towns, 7),
    `manager-${n % 1000}@example.test`,
  ].join(',')
}

/** Writes a CSV file of people; `name` makes their addresses different from those in other files. */
export async function writePeople(path: string, name: string, count: number): Promise<void> {
  const file = createWriteStream(path)
  file.write(`${header}\n`)
  for (let n = 0; n < count; n += 1000) {
    const lines = Array.from({ length: Math.min(1000, count - n) }, (_, at) => line(name, n + at))
    if (!file.write(`${lines.join('\n')}\n`)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
}
