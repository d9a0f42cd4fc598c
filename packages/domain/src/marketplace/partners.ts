import type { PartnerName } from '@sextant/contract/marketplace/schemas'
import type { PartnerCategory } from './categories'

/**
 * A provider that can receive travel data. Names belong to their owners, and a listing does not imply a partnership. A
 * logo is our own monogram of one or two letters.
 */
export type Partner = {
  readonly machine_name: PartnerName
  readonly name: string
  readonly description: string
  readonly logo: string
  readonly url: string
  readonly category: PartnerCategory
} & (
  | { readonly featured: false }
  | {
      readonly featured: true
      readonly featured_logo: string
      readonly featured_foreground: string
      readonly featured_background: string
    }
)

/** Featured partners first, then by name: the display order (spec §2). */
export const inOrder = (partners: readonly Partner[]): readonly Partner[] =>
  partners.toSorted((a, b) => Number(b.featured) - Number(a.featured) || a.name.localeCompare(b.name, 'en'))

/** All partners, two of them featured (spec §3). */
export const partners: readonly Partner[] = [
  {
    machine_name: 'sap_concur',
    name: 'SAP Concur',
    description: 'Every priced booking becomes an expense line, with its traveler and cost center.',
    logo: 'SC',
    url: 'https://www.concur.com',
    category: 'expense',
    featured: true,
    featured_logo: 'SC',
    featured_foreground: '#ffffff',
    featured_background: '#1f3a5f',
  },
  {
    machine_name: 'international_sos',
    name: 'International SOS',
    description: 'Where each traveler is and will be, for assistance and alerts.',
    logo: 'IS',
    url: 'https://www.internationalsos.com',
    category: 'dutyofcare',
    featured: true,
    featured_logo: 'IS',
    featured_foreground: '#ffffff',
    featured_background: '#234e3d',
  },
  {
    machine_name: 'expensify',
    name: 'Expensify',
    description: 'Priced bookings as expenses of the person who travels.',
    logo: 'Ex',
    url: 'https://www.expensify.com',
    category: 'expense',
    featured: false,
  },
  {
    machine_name: 'zoho_expense',
    name: 'Zoho Expense',
    description: 'Priced bookings as expense lines, changes and cancellations included.',
    logo: 'ZE',
    url: 'https://www.zoho.com/expense/',
    category: 'expense',
    featured: false,
  },
  {
    machine_name: 'ramp',
    name: 'Ramp',
    description: 'Bookings to match card transactions with, by price, day and provider.',
    logo: 'Ra',
    url: 'https://ramp.com',
    category: 'expense',
    featured: false,
  },
  {
    machine_name: 'crisis24',
    name: 'Crisis24',
    description: 'Itineraries with places and times, to warn travelers of what happens there.',
    logo: 'C2',
    url: 'https://crisis24.garda.com',
    category: 'dutyofcare',
    featured: false,
  },
  {
    machine_name: 'everbridge',
    name: 'Everbridge',
    description: 'Itineraries as files, for alerts by place and time.',
    logo: 'Ev',
    url: 'https://www.everbridge.com',
    category: 'dutyofcare',
    featured: false,
  },
  {
    machine_name: 'thrust_carbon',
    name: 'Thrust Carbon',
    description: 'Distance, cabin and nights of every booking, for its footprint.',
    logo: 'TC',
    url: 'https://thrustcarbon.com',
    category: 'sustain',
    featured: false,
  },
  {
    machine_name: 'watershed',
    name: 'Watershed',
    description: 'Travel activity for the carbon inventory of the company.',
    logo: 'Wa',
    url: 'https://watershed.com',
    category: 'sustain',
    featured: false,
  },
  {
    machine_name: 'snowflake',
    name: 'Snowflake',
    description: 'Flat rows of every change, ready to be loaded into a table.',
    logo: 'Sn',
    url: 'https://www.snowflake.com',
    category: 'bi',
    featured: false,
  },
  {
    machine_name: 'tableau',
    name: 'Tableau',
    description: 'Flat rows as CSV files in a folder that a workbook reads.',
    logo: 'Ta',
    url: 'https://www.tableau.com',
    category: 'bi',
    featured: false,
  },
  {
    machine_name: 'tripit',
    name: 'TripIt',
    description: 'Each booking as an email with a calendar entry for the traveler.',
    logo: 'TI',
    url: 'https://www.tripit.com',
    category: 'itinerary',
    featured: false,
  },
  {
    machine_name: 'sherpa',
    name: 'Sherpa',
    description: 'Which countries are entered and when, for visas and travel documents.',
    logo: 'Sh',
    url: 'https://www.joinsherpa.com',
    category: 'traveldocs',
    featured: false,
  },
  {
    machine_name: 'hrs',
    name: 'HRS',
    description: 'Hotel nights by city and property, for negotiating rates.',
    logo: 'HR',
    url: 'https://www.hrs.com',
    category: 'suppliers',
    featured: false,
  },
]

/** The partner with a name. */
export function partnerCalled(name: PartnerName): Partner {
  const partner = partners.find(({ machine_name }) => machine_name === name)
  if (!partner) throw new Error(`There is no partner called ${name}.`)
  return partner
}
