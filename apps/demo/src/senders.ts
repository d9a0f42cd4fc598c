import type { Extraction, Reservation } from '@sextant/contract/emails/reservation'
import { senderOf } from '@sextant/extraction/senders/source-of'
import { definitions } from '@sextant/extraction/suppliers/definitions.gen'
import { slug } from './slug'

/** Provider → its email domain; hotels use their group's domain. `name,name>domain` */
const rows = `
Lufthansa>lufthansa.com|Eurowings>eurowings.com|British Airways>ba.com|Virgin Atlantic>virginatlantic.com|Air France>airfrance.fr
Brussels Airlines>brusselsairlines.com|KLM>klm.com|SWISS>swiss.com|Austrian Airlines>austrian.com|ITA Airways>ita-airways.com
Iberia>iberia.com|Vueling>vueling.com|TAP Air Portugal>flytap.com|SAS>flysas.com|Norwegian>norwegian.com|LOT Polish Airlines>lot.com
Aer Lingus>aerlingus.com|United Airlines>united.com|Delta Air Lines>delta.com|American Airlines>aa.com|Air Canada>aircanada.com
LATAM Airlines>latam.com|Emirates>emirates.com|Air India>airindia.com|Singapore Airlines>singaporeair.com|Cathay Pacific>cathaypacific.com
China Eastern Airlines>ceair.com|ANA>ana.co.jp|Japan Airlines>jal.com|Qantas>qantas.com|South African Airways>flysaa.com
Deutsche Bahn>bahn.de|SNCF>sncf-connect.com|Eurostar>eurostar.com|LNER>lner.co.uk|Avanti West Coast>avantiwestcoast.co.uk
NS International>nsinternational.nl|SBB>sbb.ch|ÖBB>oebb.at|Trenitalia>trenitalia.com|Renfe>renfe.com|Amtrak>amtrak.com
Hertz>hertz.com|Avis>avis.com|Sixt>sixt.com|Europcar>europcar.com|Enterprise>enterprise.com|National>nationalcar.com
Blacklane>blacklane.com|Uber>uber.com|Free Now>free-now.com
Marriott,Westin,Autograph Collection,Luxury Collection,Ritz-Carlton,Design Hotels>marriott.com|Hilton>hilton.com
Hyatt Regency,Grand Hyatt>hyatt.com|InterContinental,Kimpton>ihg.com|Omni>omnihotels.com|Leonardo>leonardo-hotels.com
Sofitel,Pullman,ibis,Mercure,Novotel,Fairmont,Raffles,Mövenpick,25hours>accor.com|NH,NH Collection,Tivoli>nh-hotels.com
Motel One>motel-one.com|Premier Inn>premierinn.com|citizenM>citizenm.com|Scandic>scandichotels.com
Mandarin Oriental>mandarinoriental.com|Shangri-La>shangri-la.com
`

const domains = new Map(
  rows
    .trim()
    .split(/[|\n]/)
    .flatMap((row) => {
      const [names = '', domain = ''] = row.split('>')
      return names.split(',').map((name) => [name, domain] as const)
    }),
)

export type Sender = { readonly source: Extraction['source']; readonly domain: string }

/** The sender with this domain, which extraction may not know. */
export const senderAt = (domain: string): Sender => ({
  domain,
  source: senderOf(`noreply@${domain}`, definitions) ?? { id: 'Email', name: 'Email', type: 'unknown' },
})

/**
 * The sender that confirms a reservation: restaurants and events use booking services, and small hotels send their own
 * email.
 */
export function senderFor({ kind, provider }: Reservation): Sender {
  if (kind === 'restaurant') return senderAt('opentable.com')
  if (kind === 'event') return senderAt('eventbrite.com')
  const name = provider.name ?? ''
  return senderAt(domains.get(name) ?? `${slug(name)}.example`)
}
