import type { Scenario } from '../scenario'

const wei = 'Wei Wang <wei.wang@acme.test>'

/** Numbers of orders and files, under which agencies sell what others supply, and packages with one price. */
export const orderScenarios: readonly Scenario[] = [
  {
    name: 'a Portuguese package: flights and hotel with numbers of their own, one total, the hotel is given up',
    emails: [
      {
        by: 'Viagens Tejo <reservas@viagenstejo.example>',
        subject: 'Confirmação do processo VT#31',
        text: `Processo n.º VT#31
Passageira: Grace Hopper

VOO
TP 442 Lisboa (LIS) - Paris Orly (ORY)
{3:pt} 07:10 - 10:35
Localizador TAP: TQ#4K

HOTEL
Hotel Mercure Paris Montparnasse
Entrada: {3:pt}
Saída: {5:pt}
Número de confirmação do hotel: MM#20

VOO
TP 447 Paris Orly (ORY) - Lisboa (LIS)
{5:pt} 18:25 - 20:00
Localizador TAP: TQ#4K

Valor total do pacote: 800,00 USD`,
      },
      {
        by: 'Viagens Tejo <reservas@viagenstejo.example>',
        subject: 'Cancelamento do hotel - processo VT#31',
        sent: 4000,
        text: `A pedido do cliente cancelámos o hotel do processo VT#31. Os voos mantêm-se.

Reembolso: 400,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 07:10 442 Active 20000',
      'Grace Hopper +3 15:00 2 Cancelled 40000',
      'Grace Hopper +5 18:25 447 Active 20000',
    ],
    costs: [20000, 0, 20000],
  },
  {
    name: 'a Chinese flight is cancelled by the airline and refunded by the agency',
    emails: [
      {
        by: '携程旅行网 <noreply@ctrip.example>',
        subject: '机票预订成功',
        recipient: wei,
        text: `订单号: 30#8812
乘机人: Wei Wang
航空公司预订编号: MU#5T

航班: MU 5101
上海虹桥 (SHA) - 北京首都 (PEK)
{3:zh} 09:00 - 11:15

总价: 180.00 USD`,
      },
      {
        by: '中国东方航空 <noreply@ceair.example>',
        subject: '航班取消通知',
        recipient: wei,
        sent: 39000,
        text: `尊敬的旅客: 很抱歉地通知您, 您预订的航班 MU 5101 ({3:zh}) 已取消。

预订编号: MU#5T`,
      },
      {
        by: '携程旅行网 <noreply@ctrip.example>',
        subject: '退款成功通知',
        recipient: wei,
        sent: 39900,
        text: `订单号: 30#8812
退款金额: 180.00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Wei Wang +3 09:00 5101 Cancelled 18000'],
    costs: [0],
  },
  {
    name: 'a Russian order is cancelled by its order number, less a penalty',
    emails: [
      {
        by: 'Авиакасса <order@aviakassa.example>',
        subject: 'Заказ № AV#301 оформлен',
        text: `Заказ № AV#301
Код бронирования (PNR): SU#8K
Пассажир: Grace Hopper

Рейс SU 2578
Москва (SVO) - Стамбул (IST)
{4:ru}
Вылет: 09:40
Прилёт: 13:20

Итого: 260,00 USD`,
      },
      {
        by: 'Авиакасса <order@aviakassa.example>',
        subject: 'Возврат по заказу № AV#301',
        sent: 7000,
        text: `Здравствуйте! Ваш заказ № AV#301 аннулирован.

Сумма возврата: 190,00 USD
Штраф: 70,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 09:40 2578 Cancelled 26000'],
    costs: [7000],
  },
  {
    name: 'Polish agency: package with one price, the airline moves the flight back, the agency cancels all for a fee',
    emails: [
      {
        by: 'Biuro Podróży Wisła <biuro@wisla.example>',
        subject: 'Potwierdzenie rezerwacji WS#4',
        text: `Numer zamówienia: WS#400
Podróżny: Grace Hopper

LOT
LO 281 Warszawa (WAW) - Londyn Heathrow (LHR)
{3:pl} 07:40 - 09:35
Kod rezerwacji LOT: LQ#7M

HOTEL
Hotel Strand Palace, Londyn
Zameldowanie: {3:pl}
Wymeldowanie: {5:pl}
Numer potwierdzenia hotelu: SP#66

LOT
LO 284 Londyn Heathrow (LHR) - Warszawa (WAW)
{5:pl} 18:30 - 22:05
Kod rezerwacji LOT: LQ#7M

Cena całkowita: 800,00 USD`,
      },
      {
        by: 'LOT Polish Airlines <noreply@lot.example>',
        subject: 'Zmiana rozkładu lotów LQ#7M',
        sent: 5000,
        text: `Informujemy o zmianie godziny lotu.

Kod rezerwacji: LQ#7M

LO 286 Londyn Heathrow (LHR) - Warszawa (WAW)
{5:pl} 20:10 - 23:45`,
      },
      {
        by: 'Biuro Podróży Wisła <biuro@wisla.example>',
        subject: 'Anulowanie zamówienia WS#400',
        sent: 9000,
        text: `Zgodnie z Państwa prośbą zamówienie WS#400 zostało anulowane.

Opłata za anulowanie: 120,00 USD
Kwota zwrotu: 680,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 07:40 281 Cancelled 20000',
      'Grace Hopper +3 15:00 2 Cancelled 40000',
      'Grace Hopper +5 20:10 286 Cancelled 20000',
    ],
    costs: [3000, 6000, 3000],
  },
]
