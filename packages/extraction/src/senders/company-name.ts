/** Departments and purposes behind the name of a company, as emails name their senders. */
const departments =
  /[\s,–|-]+(?:reservations?(?: (?:team|desk|office|department))?|bookings? (?:team|desk|office)|e-?receipts?|e-?tickets?|invoices?|billing|refunds?|customer (?:service|care|relations)|no-?reply|front (?:desk|office)|rechnung(?:en|sstelle)?|buchhaltung|reservierung(?:en)?|kundenservice|réservations|facturation|service clients?|reservas|facturación|prenotazioni|fatturazione|reserveringen|klantenservice|facturatie|kundeservice|kundtjänst)$/iu

/** The name of a company, from the name of a sender: `Hertz` for `Hertz E-Receipts`. */
export function companyName(sender: string): string {
  const name = sender.replace(departments, '').trim()
  return /\p{L}{2}/u.test(name) ? name : sender
}
