import { button, carded, framed, grid, pairs } from '../html-frames'
import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const ada = 'Ada Lovelace <ada@acme.test>'
const jan = 'Jan van der Berg <jan@acme.test>'
const bilderberg = 'Bilderberg <reserveringen@bilderberg.example>'
const clarion = 'Clarion Hotel <booking@strawberry.example>'
const cabinn = 'CABINN Hotels <booking@cabinn.example>'
const panek = 'Panek <rezerwacje@panek.example>'
const journeys = 'Great Journeys New Zealand <bookings@greatjourneysnz.example>'

/** Stays, rentals and train journeys in northern and southern languages, which are prolonged, moved and given up. */
export const directGroundScenarios: readonly Scenario[] = [
  {
    name: 'Bilderberg in Dutch: a night fewer, and the difference is not refunded',
    emails: [
      {
        by: bilderberg,
        recipient: jan,
        subject: 'Bevestiging van uw reservering BB#18',
        html: framed({
          preview: 'Fijn dat u bij ons komt logeren.',
          body: [
            '<p>Beste heer Van der Berg,</p><p>Hartelijk dank voor uw reservering bij Bilderberg Garden Hotel.</p>',
            pairs(
              'Reserveringsnummer|BB#18\nNaam gast|De heer Jan van der Berg\nAankomst|{3:nl} vanaf 15:00\nVertrek|{6:nl} tot 11:00\nAantal kamers|1\nKamertype|Comfort kamer\nTotaalprijs|USD 390,00',
            ),
            '<p>Dit is een niet-restitueerbaar tarief.</p>',
            button('Beheer uw reservering'),
          ],
          footer: 'Bilderberg Garden Hotel, Dijsselhofplantsoen 7, 1077 BJ Amsterdam',
        }),
      },
      {
        by: bilderberg,
        recipient: jan,
        subject: 'Wijziging van uw reservering BB#18',
        sent: 6000,
        text: 'Beste heer Van der Berg,\n\nUw reservering is gewijzigd.\n\nReserveringsnummer: BB#18\nHotel: Bilderberg Garden Hotel\nNaam gast: De heer Jan van der Berg\nAankomst: {4:nl}\nVertrek: {6:nl}\n\nHet verschil van USD 130,00 wordt volgens de tariefvoorwaarden niet terugbetaald.\n\nMet vriendelijke groet,\nBilderberg Garden Hotel\n',
      },
    ],
    inAnyOrder: true,
    segments: ['Jan van der Berg +4 15:00 2 Active 39000'],
    costs: [39_000],
  },
  {
    name: 'Clarion in Swedish: the stay is cancelled by its number alone, and a night is charged',
    emails: [
      {
        by: clarion,
        recipient: ada,
        subject: 'Bokningsbekräftelse CL#441',
        html: carded({
          preview: 'Välkommen till Clarion Hotel Sign!',
          body: [
            '<h2>Tack för din bokning, Ada!</h2>',
            pairs(
              'Bokningsnummer|CL#441\nHotell|Clarion Hotel Sign\nGäst|Ada Lovelace\nIncheckning|{3:sv} kl. 15:00\nUtcheckning|{5:sv} kl. 11:00\nRum|Standard Queen\nTotalt|280,00 USD',
            ),
            '<p>Avbokning kan göras kostnadsfritt fram till kl. 16:00 dagen före ankomst.</p>',
          ],
          footer: 'Clarion Hotel Sign, Östra Järnvägsgatan 35, 111 20 Stockholm',
        }),
      },
      {
        by: clarion,
        recipient: ada,
        subject: 'Din bokning är avbokad',
        sent: 20_000,
        text: 'Hej Ada,\n\nDin bokning CL#441 är avbokad.\n\nAvbokningsavgift: 140,00 USD\n\nVi hoppas få välkomna dig en annan gång.\n\nClarion Hotel Sign\n',
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 15:00 2 Cancelled 28000'],
    costs: [14_000],
  },
  {
    name: 'CABINN in Danish: another guest takes the room, and the invoice is made out after the stay',
    emails: [
      {
        by: cabinn,
        recipient: desk,
        subject: 'Bekræftelse på reservation CB#600',
        text: 'Tak for din reservation.\n\nReservationsnummer: CB#600\nHotel: CABINN Copenhagen\nGæst: Jörg Müller\nAnkomst: {2:da} kl. 15.00\nAfrejse: {4:da} kl. 10.00\nVærelse: Standard, 1 voksen\nPris i alt: 190,00 USD\n\nCABINN Copenhagen, Arni Magnussons Gade 1, 1577 København V\n',
      },
      {
        by: cabinn,
        recipient: desk,
        subject: 'Ændring af reservation CB#600',
        sent: 4000,
        text: 'Hej,\n\nVi har ændret gæstens navn på reservation CB#600.\n\nTidligere gæst: Jörg Müller\nNy gæst: Grace Hopper\n\nAlt andet er uændret.\n\nMed venlig hilsen\nCABINN Copenhagen\n',
      },
      {
        by: cabinn,
        recipient: desk,
        subject: 'Faktura fra CABINN Copenhagen',
        sent: 33 * 1440,
        html: framed({
          preview: 'Tak for dit ophold.',
          body: [
            '<p>Kære Grace Hopper</p><p>Tak for dit ophold. Her er din faktura.</p>',
            pairs(
              'Fakturanr.|77#20\nReservationsnummer|CB#600\nVærelse|190,00 USD\nMorgenmad|24,00 USD\nI alt|214,00 USD',
            ),
          ],
          footer: 'CABINN A/S, CVR 12345678',
        }),
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +2 15:00 2 Active 19000'],
    costs: [21_400],
  },
  {
    name: 'Panek in Polish: a rental is prolonged by two days, and its invoice is higher',
    emails: [
      {
        by: panek,
        recipient: jan,
        subject: 'Potwierdzenie rezerwacji PN#31',
        html: carded({
          preview: 'Dziękujemy za rezerwację.',
          body: [
            '<h2>Rezerwacja potwierdzona</h2>',
            pairs(
              'Numer rezerwacji|PN#31\nKierowca|Jan van der Berg\nOdbiór|Lotnisko Kraków-Balice<br>{2:pl}, 10:00\nZwrot|Lotnisko Kraków-Balice<br>{4:pl}, 10:00\nSamochód|Toyota Corolla lub podobny\nRazem|96,00 USD',
            ),
          ],
          footer: 'Panek S.A., ul. Grochowska 152, Warszawa. Kaucja 200,00 USD.',
        }),
      },
      {
        by: panek,
        recipient: jan,
        subject: 'Przedłużenie najmu PN#31',
        sent: 31 * 1440,
        html: carded({
          preview: 'Twój najem został przedłużony.',
          body: [
            '<p>Najem został przedłużony.</p>',
            pairs(
              'Numer rezerwacji|PN#31\nKierowca|Jan van der Berg\nOdbiór|Lotnisko Kraków-Balice<br>{2:pl}, 10:00\nNowy termin zwrotu|{6:pl}, 10:00\nMiejsce zwrotu|Lotnisko Kraków-Balice\nRazem|192,00 USD',
            ),
          ],
          footer: 'Panek S.A.',
        }),
      },
      {
        by: panek,
        recipient: jan,
        subject: 'Faktura za najem PN#31',
        sent: 35 * 1440,
        text: 'Dzień dobry,\n\ndziękujemy za skorzystanie z naszych usług. Faktura za zakończony najem:\n\nNumer rezerwacji: PN#31\nNumer faktury: FV 12/#\n\nNajem 4 dni: 192,00 USD\nPaliwo: 21,00 USD\nRazem do zapłaty: 213,00 USD\n\nPanek S.A.\n',
      },
    ],
    inAnyOrder: true,
    segments: ['Jan van der Berg +2 10:00 4 Active 19200'],
    ends: ['+6 10:00'],
    costs: [21_300],
  },
  {
    name: 'Great Journeys: a train on the next day for two, and one of them cancels',
    emails: [
      {
        by: journeys,
        recipient: desk,
        subject: 'Booking confirmation GJ#15 - Northern Explorer',
        html: framed({
          preview: 'Kia ora! Your journey is booked.',
          body: [
            '<h2>Kia ora, your journey is booked</h2>',
            pairs(
              'Booking number|GJ#15\nService|Northern Explorer 200\nDeparts|Auckland Strand Station, {4:en-NZ} 7:45am\nArrives|Wellington Station, {4:en-NZ} 6:25pm',
            ),
            grid('Passenger|Fare\nMs Grace Hopper|USD 120.00\nMs Ada Lovelace|USD 120.00'),
            pairs('Total paid|USD 240.00'),
          ],
          footer: 'KiwiRail, Wellington Railway Station, Bunny Street, Wellington 6011',
        }),
      },
      {
        by: journeys,
        recipient: desk,
        subject: 'Your amended booking GJ#15',
        sent: 5000,
        html: framed({
          preview: 'We have amended your booking.',
          body: [
            '<p>Kia ora, your booking has been amended. There is no charge for this change.</p>',
            pairs(
              'Booking number|GJ#15\nService|Northern Explorer 200\nDeparts|Auckland Strand Station, {6:en-NZ} 7:45am\nArrives|Wellington Station, {6:en-NZ} 6:25pm\nPassengers|Ms Grace Hopper, Ms Ada Lovelace',
            ),
          ],
          footer: 'KiwiRail, Wellington',
        }),
      },
      {
        by: journeys,
        recipient: desk,
        subject: 'Cancellation and refund - GJ#15',
        sent: 9000,
        text: 'Kia ora,\n\nAs requested we have cancelled the ticket of Ms Ada Lovelace on booking GJ#15.\n\nCancellation fee: USD 30.00\nRefund amount: USD 90.00\n\nMs Grace Hopper’s ticket remains valid.\n\nGreat Journeys New Zealand\n',
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +6 07:45 200 Active 12000', 'Ada Lovelace +6 07:45 200 Cancelled 12000'],
    costs: [3000, 12_000],
  },
]
