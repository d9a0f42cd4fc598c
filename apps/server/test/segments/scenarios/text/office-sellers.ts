import type { Scenario } from '../scenario'

const grace = 'Grace Hopper <grace@acme.test>'
const ada = 'Ada Lovelace <ada@acme.test>'

/** Bookings of companies by agencies and portals: reinstated, refunded by order, requested and moved. */
export const officeSellerScenarios: readonly Scenario[] = [
  {
    name: 'an agency cancels by the code alone, and the airline reinstates the booking (Delta)',
    emails: [
      {
        by: 'Delta Air Lines <DeltaAirLines@t.delta.example>',
        recipient: grace,
        subject: 'Your Flight Receipt - GRACE HOPPER {5:gds}',
        html: `<html><body><table width="600"><tr><td><h2>Your Flight Receipt</h2><p>Hello, Grace</p><p>CONFIRMATION NUMBER: <b>H#ZQ4</b></p></td></tr><tr><td><table border="1"><tr><th>{5:en-US_short}</th><th>DEPART</th><th>ARRIVE</th></tr><tr><td>DELTA 1425<br>Main Cabin (L)</td><td>ATLANTA<br>8:15am</td><td>BOSTON<br>10:56am</td></tr></table></td></tr><tr><td><p>Passenger Info<br>GRACE HOPPER<br>Ticket number: 0062#4455021</p></td></tr><tr><td><table><tr><td>Base Fare</td><td>$148.84 USD</td></tr><tr><td>Taxes, Fees and Charges</td><td>$31.36 USD</td></tr><tr><td>TICKET AMOUNT</td><td>$180.20 USD</td></tr></table></td></tr></table></body></html>`,
      },
      {
        by: 'Corporate Travel Partners <agent@ctpartners.example>',
        recipient: grace,
        subject: 'Cancelled: H#ZQ4',
        sent: 6000,
        text: `Hi Grace,

Per your note this morning I have cancelled H#ZQ4.

Thanks,
Melissa
Corporate Travel Partners
`,
      },
      {
        by: 'Corporate Travel Partners <agent@ctpartners.example>',
        recipient: grace,
        subject: 'RE: Cancelled: H#ZQ4 - reinstated',
        sent: 6200,
        text: `Hi Grace,

Good news. Delta has reinstated your reservation H#ZQ4 at the original fare, and the ticket is valid for travel again:

DL 1425  {5:en-US}
Atlanta (ATL) 8:15 AM - Boston (BOS) 10:56 AM
Confirmed

Thanks,
Melissa
`,
      },
    ],
    segments: ['Grace Hopper +5 08:15 1425 Active 18020'],
  },
  {
    name: 'a Russian portal refunds by its order number what the airline had printed first',
    emails: [
      {
        by: 'Победа <noreply@pobeda.example>',
        recipient: grace,
        subject: 'Маршрутная квитанция D#P7QK',
        text: `МАРШРУТНАЯ КВИТАНЦИЯ ЭЛЕКТРОННОГО БИЛЕТА

Код бронирования: D#P7QK
Пассажир: HOPPER GRACE
Номер билета: 425-24#55220

Рейс DP 405
Москва (VKO) - Казань (KZN)
Вылет: {4.} 09:15
Прилёт: {4.} 10:50

Статус: подтверждено
`,
      },
      {
        by: 'Туту.ру <order@tutu.example>',
        recipient: grace,
        subject: 'Заказ № 55#10233 оплачен',
        sent: 5,
        html: `<html><body><p>Здравствуйте!</p><p>Ваш заказ № 55#10233 оплачен. Электронный билет во вложении.</p><table border="1"><tr><td>Авиакомпания</td><td>Победа, рейс DP 405</td></tr><tr><td>Вылет</td><td>Москва, Внуково (VKO), {4.} 09:15</td></tr><tr><td>Прилёт</td><td>Казань (KZN), {4.} 10:50</td></tr><tr><td>Пассажир</td><td>GRACE HOPPER</td></tr><tr><td>Бронь авиакомпании</td><td>D#P7QK</td></tr><tr><td>Билет</td><td>80,00 USD</td></tr><tr><td>Сервисный сбор</td><td>5,00 USD</td></tr><tr><td>Итого</td><td>85,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Туту.ру <order@tutu.example>',
        recipient: grace,
        subject: 'Возврат билета по заказу № 55#10233',
        sent: 9000,
        text: `Здравствуйте!

Билет по заказу № 55#10233 возвращён.

Штраф авиакомпании: 20,00 USD
К возврату: 60,00 USD

Деньги поступят на карту в течение 10 дней.
`,
      },
    ],
    segments: ['Grace Hopper +4 09:15 405 Cancelled 8500'],
  },
  {
    name: 'a Danish hotel declines a request, and the agency books another one',
    emails: [
      {
        by: 'Nordisk Erhvervsrejser <booking@nordiskerhverv.example>',
        recipient: ada,
        subject: 'Forespørgsel sendt - Hotel Ritz Aarhus',
        text: `Hej Ada,

Vi har sendt en forespørgsel til hotellet. Bookingen er endnu ikke bekræftet.

Vores reference: NE#55
Hotel Ritz Aarhus City
Ankomst: {4:da}
Afrejse: {6:da}
Gæst: Ada Lovelace
Status: afventer svar fra hotellet
`,
      },
      {
        by: 'Nordisk Erhvervsrejser <booking@nordiskerhverv.example>',
        recipient: ada,
        subject: 'Hotel Ritz Aarhus kan desværre ikke bekræfte',
        sent: 300,
        text: `Hej Ada,

Hotel Ritz Aarhus City har desværre afvist vores forespørgsel (reference NE#55), da alt er udsolgt.

Vi vender tilbage med et alternativ.
`,
      },
      {
        by: 'Nordisk Erhvervsrejser <booking@nordiskerhverv.example>',
        recipient: ada,
        subject: 'Bekræftelse - Comwell Aarhus, NE#61',
        sent: 600,
        text: `Hej Ada,

Så er der plads på et andet hotel. Din booking er bekræftet.

Vores reference: NE#61
Hotel: Comwell Aarhus, Værkmestergade 2, 8000 Aarhus C
Ankomst: {4:da} kl. 15:00
Afrejse: {6:da} kl. 11:00
Gæst: Ada Lovelace
Samlet pris: 290,00 USD inkl. morgenmad
`,
      },
    ],
    segments: ['Ada Lovelace +4 15:00 2 Active 29000', 'Ada Lovelace +4 15:00 2 Cancelled null'],
    bookings: 2,
  },
  {
    name: 'a hotel invoices before the emails of the portal arrive, of which the newest has other dates',
    emails: [
      {
        by: 'Hotel Casa del Poeta <administracion@casadelpoeta.example>',
        recipient: ada,
        subject: 'Factura de su estancia',
        sent: 35 * 1440 + 200,
        text: `Factura nº 2027/#7

Localizador: CP#14
Huésped: Ada Lovelace
Entrada: {5/}  Salida: {7/}

Alojamiento 2 noches     330,00 USD
Minibar                   12,50 USD
Lavandería                18,00 USD
Total factura            360,50 USD
`,
      },
      {
        by: 'Booking.com <noreply@booking.com>',
        recipient: ada,
        subject: 'Tu reserva 40#881122 ha sido modificada',
        sent: 5000,
        text: `Hola, Ada:

Las fechas de tu reserva se han cambiado.

Número de confirmación: 40#881122
Hotel Casa del Poeta
Nueva entrada: {5:es}
Nueva salida: {7:es}
Nuevo precio total: US$ 330,00
`,
      },
      {
        by: 'Hotel Casa del Poeta <reservas@casadelpoeta.example>',
        recipient: ada,
        subject: 'Su reserva CP#14',
        sent: 100,
        text: `Estimada Sra. Lovelace:

Hemos recibido su reserva a través de Booking.com.

Localizador del hotel: CP#14
Referencia Booking.com: 40#881122
Entrada: {4/}
Salida: {6/}
Huésped: Ada Lovelace

Un saludo,
Hotel Casa del Poeta
`,
      },
      {
        by: 'Booking.com <noreply@booking.com>',
        recipient: ada,
        subject: '¡Gracias! Tu reserva en Hotel Casa del Poeta está confirmada',
        html: `<html><body><table width="600"><tr><td><h2>Gracias, Ada. Tu reserva en Sevilla está confirmada.</h2></td></tr><tr><td>Número de confirmación: <b>40#881122</b><br>Código PIN: 5#71 (confidencial)</td></tr><tr><td><b>Hotel Casa del Poeta</b><br>Calle Don Carlos Alonso Chaparro 3, 41004 Sevilla, España</td></tr><tr><td>Entrada: {4:es} (desde las 15:00)<br>Salida: {6:es} (hasta las 12:00)</td></tr><tr><td>Tu reserva: 2 noches, 1 habitación<br>Huésped: Ada Lovelace</td></tr><tr><td>Precio: US$ 310,00<br>El IVA está incluido. Pagas al alojamiento.</td></tr></table></body></html>`,
      },
    ],
    segments: ['Ada Lovelace +5 15:00 2 Active 33000'],
    costs: [36_050],
  },
]
