import type { Definition } from '../../readers/supplier/definition'
import { reservationLayouts } from '../avis/reservation-layouts'

/** Budget belongs to the same group as Avis and shares its reservation system. */
export const budget: Definition = {
  id: 'budget',
  name: 'Budget',
  type: 'supplier',
  senders: ['budget.com', 'budgetgroup.com', 'budget.ca', 'budget.co.uk'],
  marks: ['budget.com/en/reservation', 'budget.com/fr/rental'],
  provenance: [
    {
      what: 'Words of a rental in French and English: place with its code, model, confirmation with the number sign; the page is that of Avis',
      where: 'https://www.budget.com/fr/rental/view-modify',
    },
    {
      what: 'Your car, estimated total with its currency, order of place and time, on the page that both have',
      where: 'https://www.avis.com.au/en/reservation/manage-reservation',
    },
  ],
  layouts: reservationLayouts(/\bBudget\b/),
}
