import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Rooms with a guest each, and names that change in bookings of several. */
export const teamStayScenarios: readonly Scenario[] = [
  {
    name: 'a Portuguese hotel cancels the room of one of three guests, and another stays a night longer',
    emails: [
      {
        by: 'Hotel Tivoli Oriente <grupos@tivoli.example>',
        recipient: desk,
        subject: 'Confirmação de reserva de grupo TV#18',
        html: `<html><body><p>Exmos. Senhores,</p><p>Temos o prazer de confirmar a seguinte reserva:</p><table><tr><td>Número de reserva</td><td><b>TV#18</b></td></tr><tr><td>Hotel</td><td>Hotel Tivoli Oriente, Av. D. João II 27, 1990-083 Lisboa</td></tr><tr><td>Chegada</td><td>{3/}</td></tr><tr><td>Partida</td><td>{5/}</td></tr></table><table border="1"><tr><th>Quarto</th><th>Hóspede</th><th>Preço por estadia</th></tr><tr><td>Individual</td><td>Grace Hopper</td><td>USD 220.00</td></tr><tr><td>Individual</td><td>Ada Lovelace</td><td>USD 220.00</td></tr><tr><td>Individual</td><td>Carl Gauss</td><td>USD 220.00</td></tr></table><p>Total: USD 660.00</p><p>Cancelamento gratuito até 48 horas antes da chegada.</p></body></html>`,
      },
      {
        by: 'Hotel Tivoli Oriente <grupos@tivoli.example>',
        recipient: desk,
        subject: 'Re: Confirmação de reserva de grupo TV#18',
        sent: 3000,
        html: `<html><body><p>Exmos. Senhores,</p><p>Confirmamos que o quarto do Sr. Carl Gauss da reserva TV#18 foi cancelado sem custos.</p><p>Com os melhores cumprimentos,<br>Marta Nunes<br>Departamento de Grupos</p></body></html>`,
      },
      {
        by: 'Hotel Tivoli Oriente <grupos@tivoli.example>',
        recipient: desk,
        subject: 'Alteração da reserva TV#18',
        sent: 5000,
        html: `<html><body><p>Exmos. Senhores,</p><p>Conforme solicitado, prolongámos a estadia da Sra. Ada Lovelace.</p><table><tr><td>Número de reserva</td><td>TV#18</td></tr><tr><td>Hotel</td><td>Hotel Tivoli Oriente, Lisboa</td></tr><tr><td>Hóspede</td><td>Ada Lovelace</td></tr><tr><td>Chegada</td><td>{3/}</td></tr><tr><td>Partida</td><td>{6/}</td></tr><tr><td>Total</td><td>USD 330.00</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 15:00 2 Active 22000',
      'Ada Lovelace +3 15:00 3 Active 33000',
      '[Carl Gauss] +3 15:00 2 Cancelled 22000',
    ],
  },
  {
    name: 'a Finnish railway replaces a married name on one of three tickets',
    emails: [
      {
        by: 'VR <noreply@vr.example>',
        recipient: desk,
        subject: 'VR - Matkalippusi VR#92',
        text: `Kiitos tilauksestasi!

Tilausnumero: VR#92

Juna IC 27 Helsinki - Oulu
{4:fi}
Lähtö 10:24
Saapuminen 16:40

Matkustajat:
Grace Murray
Ada Lovelace
Jörg Müller

Yhteensä: 150,00 USD`,
      },
      {
        by: 'VR <noreply@vr.example>',
        recipient: desk,
        subject: 'Nimenmuutos tilaukseen VR#92',
        sent: 2000,
        text: `Hei,

matkustajan nimi on vaihdettu pyynnöstäsi.

Tilausnumero: VR#92
Vanha nimi: Grace Murray
Uusi nimi: Grace Hopper

Terveisin
VR asiakaspalvelu`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +4 10:24 IC 27 Active 5000',
      'Ada Lovelace +4 10:24 IC 27 Active 5000',
      'Jörg Müller +4 10:24 IC 27 Active 5000',
    ],
  },
  {
    name: 'a Romanian airline cancels the ticket of a surname in capitals',
    emails: [
      {
        by: 'TAROM <noreply@tarom.example>',
        recipient: desk,
        subject: 'Confirmarea rezervării RO#6W',
        text: `Stimate client,

Rezervarea dumneavoastră a fost confirmată.

Cod rezervare: RO#6W

Pasageri:
HOPPER GRACE
LOVELACE ADA

Zbor RO 391 București (OTP) - Bruxelles (BRU)
{6.}
Plecare 08:10
Sosire 10:20

Total de plată: 380,00 USD`,
      },
      {
        by: 'TAROM <noreply@tarom.example>',
        recipient: desk,
        subject: 'Anulare bilet RO#6W',
        sent: 6000,
        text: `Stimate client,

Biletul pasagerului HOPPER GRACE a fost anulat.

Cod rezervare: RO#6W
Sumă rambursată: 120,00 USD
Taxă de anulare: 70,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +6 08:10 391 Active 19000', 'Grace Hopper +6 08:10 391 Cancelled 19000'],
  },
  {
    name: 'a Swedish agency swaps one of two guests of a conference hotel and lists the travelers again',
    emails: [
      {
        by: 'Lingmerths Resebyrå <grupp@lingmerths.example>',
        recipient: desk,
        subject: 'Bokningsbekräftelse LR#44',
        text: `Hej!

Tack för er bokning. Här kommer bekräftelsen.

Bokningsnummer: LR#44

Hotell: Clarion Hotel Post, Drottningtorget 10, Göteborg
Incheckning: {2:sv}
Utcheckning: {4:sv}

Gäster
Rum 1: Grace Hopper
Rum 2: Carl Gauss

Totalt pris: 560,00 USD

Avbokning kan göras senast 18.00 dagen före ankomst.`,
      },
      {
        by: 'Lingmerths Resebyrå <grupp@lingmerths.example>',
        recipient: desk,
        subject: 'Ändring av bokning LR#44',
        sent: 4000,
        text: `Hej!

Vi har bytt gäst enligt önskemål.

Bokningsnummer: LR#44

Tidigare gäst: Carl Gauss
Ny gäst: Ada Lovelace

Hotell: Clarion Hotel Post, Drottningtorget 10, Göteborg
Incheckning: {2:sv}
Utcheckning: {4:sv}

Gäster
Rum 1: Grace Hopper
Rum 2: Ada Lovelace

Totalt pris: 560,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +2 15:00 2 Active 28000',
      'Ada Lovelace +2 15:00 2 Active 28000',
      '[Carl Gauss] +2 15:00 2 Cancelled 28000',
    ],
  },
]
