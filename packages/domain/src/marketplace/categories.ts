/** The categories of partners with their labels (spec §3). */
export const partnerCategories = {
  dutyofcare: 'Duty of Care',
  expense: 'Expenses',
  sustain: 'Sustainability',
  bi: 'Business Intelligence',
  itinerary: 'Itinerary',
  suppliers: 'Suppliers',
  tmc: 'TMCs',
  traveldocs: 'Travel Documents',
} as const
export type PartnerCategory = keyof typeof partnerCategories

const isCategory = (id: string): id is PartnerCategory => Object.hasOwn(partnerCategories, id)

/** The categories used by at least one partner, in list order: the options of the filter (spec §2). */
export function usedCategories(
  partners: readonly { readonly category: PartnerCategory }[],
): readonly PartnerCategory[] {
  const used = new Set(partners.map(({ category }) => category))
  return Object.keys(partnerCategories)
    .filter(isCategory)
    .filter((id) => used.has(id))
}
