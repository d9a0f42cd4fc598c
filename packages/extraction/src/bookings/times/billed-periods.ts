import type { Context } from '../../links/context'
import type { Candidate } from '../roles'

/** Labels of the period that an invoice is for, shortly before one of its days. */
const billed =
  /(?<!\p{L})(?:(?:billing|invoic(?:e|ing)|statement|accounting) (?:period|month)|(?:abrechnungs|rechnungs)(?:zeitraum|monat)|periode de facturation|mois de facturation|periodo de facturacion|periodo (?:di )?fatturazione|periodo de (?:faturacao|faturamento)|factu(?:ur|rerings)periode|faktura(?:period|perioden|periode)|fakturerings(?:period|periode)|okres rozliczeniowy|zuctovaci obdobi|fakturacni obdobi|szamlazasi idoszak|perioada de facturare|laskutuskausi|fatura donemi|расчетный период|請求期間|账单周期|청구 ?기간)[^!?;]{0,40}$/u

/** Clears the roles of the days of the period that an invoice is for: `Billing period: 1 March – 31 March`. */
export function dropBilledPeriods(candidates: readonly Candidate[], { read }: Context): void {
  for (const candidate of candidates) {
    const { type, line, start } = candidate.mention
    if (type !== 'date') continue
    const before = (read.page.lines[line]?.folded ?? '').slice(0, start).replaceAll(/[\d./-]+/gu, ' ')
    if (billed.test(before)) candidate.roles = { none: 1 }
  }
}
