import { button, carded, framed, grid, pairs } from '../html-frames'
import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'
const ada = 'Ada Lovelace <ada@acme.test>'
const joerg = 'Jörg Müller <joerg@acme.test>'
const localiza = 'Localiza <reservas@localiza.example>'
const via = 'VIA Rail Canada <noreply@viarail.example>'
const iryo = 'iryo <noreply@iryo.example>'

/** What rental companies and railways write to companies that book with them directly. */
export const directRentalScenarios: readonly Scenario[] = [
  {
    name: 'Localiza: a car is returned at another station two days later, and the receipt replaces the estimate',
    emails: [
      {
        by: localiza,
        recipient: ada,
        subject: 'Localiza | Reserva confirmada LC#55',
        html: carded({
          preview: 'Sua reserva está confirmada. Confira os detalhes.',
          body: [
            '<h2>Ada, sua reserva está confirmada!</h2><p>Código da reserva: <b>LC#55</b></p>',
            '<table><tr><td><b>Retirada</b><br>{3:pt-BR} às 10:00<br>Aeroporto de Curitiba (CWB)</td><td width="20">&nbsp;</td><td><b>Devolução</b><br>{5:pt-BR} às 10:00<br>Aeroporto de Curitiba (CWB)</td></tr></table>',
            pairs(
              'Condutora|Ada Lovelace\nGrupo|F – Sedan automático\nDiárias (2)|US$ 90,00\nTaxas|US$ 12,00\nValor total previsto|US$ 102,00',
            ),
            button('Fazer check-in'),
          ],
          footer: 'Localiza Rent a Car S.A. Caução de US$ 200,00 no cartão de crédito na retirada.',
        }),
      },
      {
        by: localiza,
        recipient: ada,
        subject: 'Localiza | Alteração da reserva LC#55',
        sent: 5000,
        html: carded({
          preview: 'Sua reserva foi alterada.',
          body: [
            '<h2>Sua reserva foi alterada</h2><p>Código da reserva: <b>LC#55</b></p>',
            '<table><tr><td><b>Retirada</b><br>{3:pt-BR} às 10:00<br>Aeroporto de Curitiba (CWB)</td><td width="20">&nbsp;</td><td><b>Devolução</b><br>{7:pt-BR} às 16:00<br>Aeroporto de Florianópolis (FLN)</td></tr></table>',
            pairs(
              'Condutora|Ada Lovelace\nGrupo|F – Sedan automático\nDiárias (5)|US$ 225,00\nTaxa de retorno|US$ 60,00\nValor total previsto|US$ 285,00',
            ),
          ],
          footer: 'Localiza Rent a Car S.A.',
        }),
      },
      {
        by: localiza,
        recipient: ada,
        subject: 'Localiza | Recibo do aluguel – contrato 88#123',
        sent: 36 * 1440,
        text: 'Olá, Ada Lovelace!\n\nObrigado por alugar com a Localiza. Este é o recibo do seu aluguel.\n\nContrato: 88#123\nCódigo da reserva: LC#55\nRetirada: {3:pt-BR} 10:00 – Curitiba\nDevolução: {7:pt-BR} 16:00 – Florianópolis\n\nDiárias: US$ 225,00\nTaxa de retorno: US$ 60,00\nCombustível: US$ 28,00\nPedágios: US$ 7,40\n\nTotal pago: US$ 320,40\n\nCartão final 4419\n',
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +3 10:00 5 Active 28500'],
    ends: ['+7 16:00'],
    costs: [32_040],
  },
  {
    name: 'VIA Rail in French: two exchange their train for an earlier one, and the difference is refunded',
    emails: [
      {
        by: via,
        recipient: desk,
        subject: 'VIA Rail – Votre itinéraire – VR#44',
        html: framed({
          preview: 'Merci de voyager avec VIA Rail.',
          body: [
            '<h2>Merci pour votre achat</h2>',
            pairs('Numéro de confirmation|VR#44'),
            grid(
              'Train|Départ|Arrivée|Classe\nTrain 67|Montréal, Gare Centrale<br>{4:fr-CA} 17:00|Toronto, Union Station<br>{4:fr-CA} 22:13|Affaires',
            ),
            grid('Passager|Voiture|Siège\nGrace Hopper|3|7A\nJörg Müller|3|7C'),
            pairs('Tarif|290,00 USD\nTPS/TVQ|30,00 USD\nMontant total payé|320,00 USD'),
          ],
          footer:
            'VIA Rail Canada inc., 3, Place Ville-Marie, Montréal (Québec). Des frais de service peuvent s’appliquer aux échanges.',
        }),
      },
      {
        by: via,
        recipient: desk,
        subject: 'VIA Rail – Échange effectué – VR#44',
        sent: 6000,
        html: framed({
          preview: 'Votre échange est confirmé.',
          body: [
            '<h2>Votre échange est confirmé</h2><p>Voici votre nouvel itinéraire. Vos anciens billets ne sont plus valides.</p>',
            pairs('Numéro de confirmation|VR#44'),
            grid(
              'Train|Départ|Arrivée|Classe\nTrain 65|Montréal, Gare Centrale<br>{4:fr-CA} 15:20|Toronto, Union Station<br>{4:fr-CA} 20:29|Économie',
            ),
            grid('Passager|Voiture|Siège\nGrace Hopper|5|2A\nJörg Müller|5|2B'),
            '<p>La différence de tarif de 100,00 USD a été remboursée sur votre carte de crédit.</p>',
          ],
          footer: 'VIA Rail Canada inc.',
        }),
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 15:20 65 Active 16000', 'Jörg Müller +4 15:20 65 Active 16000'],
    costs: [11_000, 11_000],
  },
  {
    name: 'iryo: seats are chosen after the purchase, and the return is cancelled for a fee',
    emails: [
      {
        by: iryo,
        recipient: joerg,
        subject: '¡Ya tienes tus billetes! Localizador IR#7W',
        html: carded({
          preview: 'Aquí tienes el resumen de tu compra.',
          body: [
            '<h2>¡Gracias por tu compra, Jörg!</h2><p>Localizador: <b>IR#7W</b></p>',
            '<h3>Ida</h3><table><tr><td>Tren 06101</td><td>{3:es}</td></tr><tr><td>Madrid-Puerta de Atocha<br><b>08:45</b></td><td>Barcelona-Sants<br><b>11:45</b></td></tr></table>',
            '<h3>Vuelta</h3><table><tr><td>Tren 06182</td><td>{6:es}</td></tr><tr><td>Barcelona-Sants<br><b>18:25</b></td><td>Madrid-Puerta de Atocha<br><b>21:25</b></td></tr></table>',
            '<p>Viajero: Jörg Müller</p>',
            pairs('Total|140,00 USD'),
          ],
          footer: 'Intermodalidad de Levante S.A. (iryo). Las cancelaciones tienen un coste del 20 %.',
        }),
      },
      {
        by: iryo,
        recipient: joerg,
        subject: 'Selección de asiento confirmada IR#7W',
        sent: 300,
        html: carded({
          preview: 'Ya tienes asiento.',
          body: [
            '<p>Hola Jörg, ya tienes asiento en tus trenes.</p><p>Localizador: IR#7W</p>',
            grid(
              'Tren|Trayecto|Coche|Asiento|Precio\n06101|Madrid – Barcelona|4|7B|6,00 USD\n06182|Barcelona – Madrid|2|11A|6,00 USD',
            ),
            pairs('Total|12,00 USD'),
          ],
          footer: 'Intermodalidad de Levante S.A.',
        }),
      },
      {
        by: iryo,
        recipient: joerg,
        subject: 'Cancelación de tu viaje de vuelta IR#7W',
        sent: 9000,
        text: 'Hola Jörg:\n\nHemos cancelado tu viaje de vuelta, tal como nos has pedido.\n\nLocalizador: IR#7W\nTren 06182 Barcelona-Sants - Madrid-Puerta de Atocha\n{6:es} 18:25\n\nGastos de cancelación: 14,00 USD\nImporte reembolsado: 56,00 USD\n\nTu viaje de ida se mantiene sin cambios.\n\nEl equipo de iryo\n',
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +3 08:45 06101 Active 7000', 'Jörg Müller +6 18:25 06182 Cancelled 7000'],
  },
]
