import type { TicketHead } from './ticket-head'
import { compact, dayOf, type TicketJourney } from './ticket-journey'
import type { TicketLayout } from './ticket-layout'

/** The journeys that the common face of tickets shows in its lines 6 and 7 (ERA TAP TSI B.6, RCT2). */
export function journeysOfLayout(layout: TicketLayout, { issued }: TicketHead): TicketJourney[] {
  const clock = (text: string): string | undefined =>
    /^(\d{1,2})[:.](\d{2})/.exec(text)?.slice(1).join(':').padStart(5, '0')
  return [6, 7].flatMap((line): TicketJourney[] => {
    const [from, to] = [layout.at(line, 12, 31), layout.at(line, 33, 51)]
    const day = dayOf(layout.at(line, 0, 6), issued)
    const [time, arrivalTime] = [clock(layout.at(line, 6, 12)), clock(layout.at(line, 57, 63))]
    const arrivalDay = dayOf(layout.at(line, 51, 57), issued) ?? day
    if (!from || !to || !day || /^[*\s]+$/.test(from)) return []
    const reserved = line === 6 ? reservedIn(layout) : {}
    const name = layout.at(0, 52, 72)
    return [
      {
        record: 'U_TLAY',
        from,
        to,
        departure: time ? `${day}T${time}:00` : day,
        travelers: /^\p{L}[\p{L} .,'-]+$/u.test(name) ? [name] : [],
        ...compact({
          arrival: arrivalTime && arrivalDay ? `${arrivalDay}T${arrivalTime}:00` : undefined,
          serviceClass: /\b[12]\b/.exec(layout.at(line, 63, 72))?.[0],
        }),
        ...reserved,
        ...priceIn(layout),
      },
    ]
  })
}

/** Train, coach and seats by the words before them, in whatever line of the middle they stand. */
function reservedIn(layout: TicketLayout): Record<string, string> {
  const text = [8, 9, 10, 11, 12].map((line) => layout.at(line, 0, 72)).join('\n')
  const [train] = /\b(?:(?:ICE|IC|EC|ECE|EN|NJ|RJX?|TGV|TLK|EIP|EIC|REX|SC|LE)\s?\d{1,5})\b/.exec(text) ?? []
  const [, number] = /\b(?:ZUG|TRAIN|TRENO|TREIN|VLAK)\s+(\d{1,5})\b/i.exec(text) ?? []
  const [, coach] =
    /\b(?:WAGEN|COACH|CAR|VOITURE|CARROZZA|V[UŮ]Z|WAGON|RIJTUIG)\.?\s+(\d{1,3})\b/i.exec(text) ?? []
  const [, seat] =
    /\b(?:PL(?:AE|Ä)TZE|PLATZ|SITZPLATZ|SEATS?|PLACES?|POST[IO]|M[IÍ]STO)\.?:?\s+(\d{1,3}[A-Z]?)\b/i.exec(
      text,
    ) ?? []
  return compact({ train: train ?? number, coach, seat })
}

function priceIn(layout: TicketLayout): Record<string, string> {
  const [, before, amount, after] =
    /\b([A-Z]{3})?\s*\*{0,8}(\d{1,5}[.,]\d{2})\s*([A-Z]{3})?\b/.exec(layout.at(13, 50, 72)) ?? []
  const currency = before ?? after
  return amount && currency ? { price: amount.replace(',', '.'), currency } : {}
}
