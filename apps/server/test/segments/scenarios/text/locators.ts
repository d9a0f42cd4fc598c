import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Flights that an agency sells under its own locator, and that the airline confirms and changes under another one. */
export const locatorScenarios: readonly Scenario[] = [
  {
    name: 'a printed itinerary for two, the airline’s confirmation, and its new time of the way back',
    emails: [
      {
        by: 'Clarity Business Travel <itineraries@claritybt.example>',
        recipient: desk,
        subject: 'HOPPER/GRACE MS {4:gds} LHR GLA',
        text: `                         CLARITY BUSINESS TRAVEL
                         TELEPHONE: 0161 496 0320

                         BOOKING REF:  L#MRW

HOPPER/GRACE MS
LOVELACE/ADA MS

FLIGHT     BA 1492 - BRITISH AIRWAYS
----------------------------------------------------------------------
DEPARTURE: LONDON, GB (HEATHROW), TERMINAL 5          {4:gds} 09:25
ARRIVAL:   GLASGOW, GB (GLASGOW INTL)                 {4:gds} 10:45
FLIGHT BOOKING REF: BA/K#QZ
RESERVATION CONFIRMED, ECONOMY (M)             DURATION: 01:20

BAGGAGE ALLOWANCE: 1PC

FLIGHT     BA 1487 - BRITISH AIRWAYS
----------------------------------------------------------------------
DEPARTURE: GLASGOW, GB (GLASGOW INTL)                 {5:gds} 17:05
ARRIVAL:   LONDON, GB (HEATHROW), TERMINAL 5          {5:gds} 18:30
FLIGHT BOOKING REF: BA/K#QZ
RESERVATION CONFIRMED, ECONOMY (M)             DURATION: 01:25

BAGGAGE ALLOWANCE: 1PC

FLIGHT TICKET(S)
TICKET: BA/ETKT 125 2400#00011 FOR HOPPER/GRACE MS
TICKET: BA/ETKT 125 2400#00012 FOR LOVELACE/ADA MS

TOTAL PRICE: USD 412.00

THIS DOCUMENT IS ISSUED SUBJECT TO THE CONDITIONS OF CARRIAGE OF THE AIRLINE.`,
      },
      {
        by: 'British Airways <BA.e-ticket@email.ba.example>',
        recipient: desk,
        subject: 'Your booking K#QZ',
        sent: 30,
        html: `<html><body><table width="640" cellpadding="0"><tr><td bgcolor="#01295c"><font color="#ffffff">BRITISH AIRWAYS</font></td></tr><tr><td><h2>Your booking is confirmed</h2><p>Booking reference: <b>K#QZ</b></p></td></tr><tr><td><b>Passengers</b><br>MS GRACE HOPPER<br>MS ADA LOVELACE</td></tr><tr><td><table width="100%"><tr><td colspan="2"><b>BA1492</b> British Airways | Euro Traveller | Confirmed</td></tr><tr><td>{4:en-GB_short} 09:25<br>Heathrow (London) LHR<br>Terminal 5</td><td>{4:en-GB_short} 10:45<br>Glasgow GLA</td></tr><tr><td colspan="2"><b>BA1487</b> British Airways | Euro Traveller | Confirmed</td></tr><tr><td>{5:en-GB_short} 17:05<br>Glasgow GLA</td><td>{5:en-GB_short} 18:30<br>Heathrow (London) LHR<br>Terminal 5</td></tr></table></td></tr><tr><td><small>British Airways Plc, Waterside, PO Box 365, Harmondsworth UB7 0GB. Please do not reply to this email.</small></td></tr></table></body></html>`,
      },
      {
        by: 'British Airways <BA.e-ticket@email.ba.example>',
        recipient: desk,
        subject: 'Important information about your flight BA1487',
        sent: 9000,
        html: `<html><body><table width="640"><tr><td><p>Dear customer,</p><p>We are sorry to let you know that the time of your flight has changed. The details of your new flight are below.</p><p>Booking reference: <b>K#QZ</b></p></td></tr><tr><td><table border="0" width="100%"><tr><th>Flight</th><th>Depart</th><th>Arrive</th></tr><tr><td>BA1487</td><td>Glasgow (GLA)<br>{5:en-GB_short} 18:20</td><td>London Heathrow (LHR)<br>{5:en-GB_short} 19:45</td></tr></table></td></tr><tr><td><p>If this does not suit you, please contact your travel agent.</p></td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +4 09:25 1492 Active 10300',
      'Ada Lovelace +4 09:25 1492 Active 10300',
      'Grace Hopper +5 18:20 1487 Active 10300',
      'Ada Lovelace +5 18:20 1487 Active 10300',
    ],
  },
  {
    name: 'a Dutch agency sends a credit note for one of three',
    emails: [
      {
        by: 'Munckhof Reizen <reservering@munckhof.example>',
        recipient: desk,
        subject: 'Reisschema dossier MK#70',
        html: `<html><body><table width="600"><tr><td><h2>Uw reisschema</h2><p>Geachte reiziger,</p><p>Hierbij ontvangt u de bevestiging van uw reis.</p></td></tr><tr><td><table><tr><td>Dossiernummer</td><td><b>MK#70</b></td></tr><tr><td>Reserveringscode TAP</td><td><b>T#HK4</b></td></tr></table></td></tr><tr><td><h3>Reizigers</h3><table border="1"><tr><th>Naam</th><th>Ticketnummer</th></tr><tr><td>Mevrouw Grace Hopper</td><td>047-2400#00021</td></tr><tr><td>Mevrouw Ada Lovelace</td><td>047-2400#00022</td></tr><tr><td>De heer Jan van der Berg</td><td>047-2400#00023</td></tr></table></td></tr><tr><td><h3>Vlucht</h3><table border="1"><tr><th>Vlucht</th><th>Van</th><th>Naar</th><th>Vertrek</th><th>Aankomst</th></tr><tr><td>TP 661</td><td>Amsterdam (AMS)</td><td>Lissabon (LIS)</td><td>{3:nl_short} 06:35</td><td>{3:nl_short} 08:35</td></tr></table></td></tr><tr><td>Totaalprijs: <b>USD 630,00</b></td></tr><tr><td><small>Munckhof Reizen, Expeditiestraat 2, Horst. Op alle boekingen zijn onze voorwaarden van toepassing.</small></td></tr></table></body></html>`,
      },
      {
        by: 'Munckhof Reizen <facturen@munckhof.example>',
        recipient: desk,
        subject: 'Creditnota C#902 - dossier MK#70',
        sent: 9000,
        html: `<html><body><h2>Creditnota C#902</h2><p>Dossiernummer: MK#70</p><p>Betreft: geannuleerd ticket van mevrouw Ada Lovelace</p><table border="1"><tr><td>Ticket 047-2400#00022</td><td>Mevrouw Ada Lovelace</td></tr><tr><td>Annuleringskosten</td><td>USD 60,00</td></tr><tr><td>Terug te betalen</td><td>USD 150,00</td></tr></table><p>Het bedrag wordt binnen 5 werkdagen overgemaakt.</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 06:35 661 Active 21000',
      'Ada Lovelace +3 06:35 661 Cancelled 21000',
      'Jan van der Berg +3 06:35 661 Active 21000',
    ],
    stated: ['cancellation_fee 60.00 USD 0', 'refund 150.00 USD 0'],
    costs: [6000, 21000, 21000],
  },
  {
    name: 'a Spanish agency’s flights are moved by the airline, and a colleague forwards the old itinerary late',
    emails: [
      {
        by: 'Nautalia Empresas <emisiones@nautalia.example>',
        recipient: desk,
        subject: 'Confirmación de viaje NA#4R',
        html: `<html><body><table width="620"><tr><td><h2>Confirmación de su viaje</h2></td></tr><tr><td><table><tr><td>Localizador agencia:</td><td><b>NA#4R</b></td></tr><tr><td>Localizador Iberia:</td><td><b>J#8ZX</b></td></tr><tr><td>Viajeros:</td><td>HOPPER / GRACE MRS<br>MULLER / JORG MR</td></tr></table></td></tr><tr><td><table border="1"><tr><th>Vuelo</th><th>Origen</th><th>Destino</th><th>Salida</th><th>Llegada</th></tr><tr><td>IB 3120</td><td>Madrid (MAD) T4</td><td>Viena (VIE)</td><td>{2/} 08:45</td><td>{2/} 11:40</td></tr><tr><td>IB 3121</td><td>Viena (VIE)</td><td>Madrid (MAD) T4</td><td>{5/} 12:40</td><td>{5/} 15:45</td></tr></table></td></tr><tr><td>Importe total: <b>760,00 USD</b></td></tr><tr><td><small>Rogamos revise los datos. Cualquier cambio está sujeto a las condiciones de la tarifa.</small></td></tr></table></body></html>`,
      },
      {
        by: 'Iberia <noreply@iberia.example>',
        recipient: desk,
        subject: 'Cambio en tu vuelo - J#8ZX',
        sent: 8000,
        text: `Hola:

Hemos tenido que modificar tu vuelo. Estos son los nuevos datos:

Código de reserva: J#8ZX

IB 526
Madrid (MAD) - Viena (VIE)
{2:es}
Salida: 15:55
Llegada: 18:50

El resto de tu reserva no cambia. Disculpa las molestias.

Iberia`,
      },
      {
        by: 'Ada Lovelace <ada@acme.test>',
        recipient: desk,
        subject: 'RV: Confirmación de viaje NA#4R',
        sent: 9000,
        text: `Te reenvío el viaje de Grace y Jörg.

Ada

-----Mensaje original-----
De: Nautalia Empresas <emisiones@nautalia.example>
Enviado el: @0
Para: Ada Lovelace
Asunto: Confirmación de viaje NA#4R

Confirmación de su viaje

Localizador agencia: NA#4R
Localizador Iberia: J#8ZX
Viajeros: HOPPER / GRACE MRS, MULLER / JORG MR

IB 3120   Madrid (MAD) T4 - Viena (VIE)   {2/} 08:45 - 11:40
IB 3121   Viena (VIE) - Madrid (MAD) T4   {5/} 12:40 - 15:45

Importe total: 760,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +2 15:55 526 Active 19000',
      'Jörg Müller +2 15:55 526 Active 19000',
      'Grace Hopper +5 12:40 3121 Active 19000',
      'Jörg Müller +5 12:40 3121 Active 19000',
    ],
  },
  {
    name: 'a Brazilian agency adds a colleague to a flight of two, and the airline opens the check-in',
    emails: [
      {
        by: 'Alatur Viagens Corporativas <emissao@alatur.example>',
        recipient: desk,
        subject: 'Bilhete emitido - OS AL#559',
        text: `Prezado(a) cliente,

Segue a confirmação da emissão.

Ordem de serviço: AL#559
Localizador GOL: G#TYX

Passageiros:
GRACE HOPPER - bilhete 127-2400#00031
ADA LOVELACE - bilhete 127-2400#00032

G3 1046 São Paulo (CGH) - Rio de Janeiro (SDU)
{4/}
Saída: 10:20
Chegada: 11:25

Valor total: USD 240,00

Atenciosamente,
Equipe Alatur`,
      },
      {
        by: 'Alatur Viagens Corporativas <emissao@alatur.example>',
        recipient: desk,
        subject: 'Inclusão de passageiro - OS AL#559',
        sent: 3000,
        text: `Prezado(a) cliente,

Conforme solicitado, incluímos mais um passageiro na viagem.

Ordem de serviço: AL#559
Localizador GOL: G#TYX

Passageiro incluído:
JORG MULLER - bilhete 127-2400#00033

G3 1046 São Paulo (CGH) - Rio de Janeiro (SDU)
{4/}
Saída: 10:20
Chegada: 11:25

Valor do bilhete: USD 155,00

Atenciosamente,
Equipe Alatur`,
      },
      {
        by: 'GOL Linhas Aéreas <checkin@voegol.example>',
        recipient: desk,
        subject: 'Faça seu check-in - G#TYX',
        sent: 44_000,
        html: `<html><body><table width="600"><tr><td bgcolor="#ff7020"><b>GOL</b></td></tr><tr><td><p>Seu check-in já está disponível!</p><p>Código de reserva: <b>G#TYX</b></p></td></tr><tr><td><table><tr><td>Voo</td><td>G3 1046</td></tr><tr><td>Origem</td><td>São Paulo - Congonhas (CGH)</td></tr><tr><td>Destino</td><td>Rio de Janeiro - Santos Dumont (SDU)</td></tr><tr><td>Data</td><td>{4/}</td></tr><tr><td>Partida</td><td>10:20</td></tr></table></td></tr><tr><td><a href="https://voegol.example/checkin">Fazer check-in</a></td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +4 10:20 1046 Active 12000',
      'Ada Lovelace +4 10:20 1046 Active 12000',
      'Jörg Müller +4 10:20 1046 Active 15500',
    ],
  },
]
