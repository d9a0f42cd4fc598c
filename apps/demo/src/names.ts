/** First and last names by the country of the office. */
export const names: Readonly<Record<string, { readonly first: readonly string[]; readonly last: readonly string[] }>> =
  {
    DE: {
      first:
        'Lena Jonas Hannah Lukas Mia Felix Clara Moritz Sophie Paul Katharina Tobias Julia Sebastian Anke Jürgen'.split(
          ' ',
        ),
      last: 'Müller Schneider Weber Wagner Becker Hoffmann Schäfer Koch Bauer Richter Klein Wolf Schröder Neumann Krüger Böhm'.split(
        ' ',
      ),
    },
    GB: {
      first:
        'Oliver Amelia George Isla Harry Freya Arthur Grace Priya Imran Charlotte Daniel Eleanor Rhys Fiona Callum'.split(
          ' ',
        ),
      last: 'Smith Taylor Davies Evans Patel Hughes Khan Edwards Wood Thompson Walker Clarke MacLeod Murphy Bennett Shah'.split(
        ' ',
      ),
    },
    FR: {
      first: 'Camille Hugo Manon Louis Chloé Jules Inès Gabriel Léa Adam Élise Mathieu Nadia Rémi Margaux Théo'.split(
        ' ',
      ),
      last: 'Martin Bernard Dubois Petit Durand Leroy Moreau Laurent Lefèvre Garnier Roux Fournier Mercier Benali Faure Blanc'.split(
        ' ',
      ),
    },
    US: {
      first: 'Emma Liam Olivia Noah Ava Ethan Sofia Mason Maya Jordan Rachel Marcus Hannah Tyler Grace Andre'.split(
        ' ',
      ),
      last: 'Johnson Williams Brown Garcia Miller Davis Rodriguez Nguyen Anderson Thomas Jackson Lee Harris Clark Kim Reyes'.split(
        ' ',
      ),
    },
    SG: {
      first: 'Wei Mei Jun Li Arjun Siti Kai Hui Ravi Aisha Darren Michelle Adrian Rachel Farid Shu'.split(' '),
      last: 'Tan Lim Lee Ng Ong Wong Goh Chua Chan Koh Teo Ang Kumar Rahman Ho Yeo'.split(' '),
    },
    ES: {
      first:
        'Lucía Hugo Martina Mateo Sofía Daniel Valeria Pablo Carmen Álvaro Elena Javier Nuria Diego Marta Sergio'.split(
          ' ',
        ),
      last: 'García Fernández López Martínez Sánchez Pérez Gómez Ruiz Díaz Moreno Muñoz Navarro Torres Ortega Iglesias Vega'.split(
        ' ',
      ),
    },
  }

export const departments = [
  'Sales',
  'Consulting',
  'Engineering',
  'Customer success',
  'Marketing',
  'Finance',
  'Operations',
  'Legal',
] as const

export const titles: Readonly<Record<(typeof departments)[number], readonly string[]>> = {
  Sales: ['Account executive', 'Key account manager', 'Sales director'],
  Consulting: ['Consultant', 'Senior consultant', 'Principal'],
  Engineering: ['Software engineer', 'Staff engineer', 'Engineering manager'],
  'Customer success': ['Customer success manager', 'Implementation lead'],
  Marketing: ['Event manager', 'Brand manager', 'Head of marketing'],
  Finance: ['Controller', 'Auditor', 'Head of tax'],
  Operations: ['Site manager', 'Supply chain planner', 'Operations director'],
  Legal: ['Counsel', 'Compliance officer'],
}

/** A name as part of an email address, in ASCII letters. */
export const addressPart = (name: string): string =>
  name
    .replaceAll('ü', 'ue')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .normalize('NFKD')
    .replaceAll(/[^a-zA-Z]/g, '')
    .toLowerCase()
