import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Flights for several people from agencies, which one of them exchanges or leaves, and which the airline cancels. */
export const soldFlightScenarios: readonly Scenario[] = [
  {
    name: 'a Korean agency’s flights for two are moved by the airline under its own number',
    emails: [
      {
        by: '모두투어 <booking@modetour.example>',
        recipient: desk,
        subject: '[모두투어] 항공권 발권이 완료되었습니다 (예약번호 MT#77)',
        text: `안녕하세요, 모두투어입니다. 항공권 발권이 완료되었습니다.

예약번호: MT#77
항공사 예약번호: J#KQL

탑승객
1. HOPPER/GRACE MS (항공권 번호 718-2400#00041)
2. LOVELACE/ADA MS (항공권 번호 718-2400#00042)

LJ 211  서울(ICN) - 오사카(KIX)
{3:ko} 08:20 출발 / 10:10 도착

LJ 214  오사카(KIX) - 서울(ICN)
{6:ko} 16:30 출발 / 18:25 도착

총 결제금액: USD 480.00

감사합니다.`,
      },
      {
        by: '진에어 <noreply@jinair.example>',
        recipient: desk,
        subject: '[진에어] 운항시간 변경 안내',
        sent: 9000,
        text: `고객님, 예약하신 항공편의 운항시간이 변경되어 안내 드립니다.

예약번호: J#KQL

LJ 214  오사카(KIX) - 서울(ICN)
{6:ko}
출발 18:05
도착 20:00

불편을 드려 죄송합니다.`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 08:20 211 Active 12000',
      'Ada Lovelace +3 08:20 211 Active 12000',
      'Grace Hopper +6 18:05 214 Active 12000',
      'Ada Lovelace +6 18:05 214 Active 12000',
    ],
  },
  {
    name: 'one of three flies later with a Polish agency, for a fee and a difference',
    emails: [
      {
        by: 'eTravel <rezerwacje@etravel.example>',
        recipient: desk,
        subject: 'Potwierdzenie rezerwacji ET#90',
        html: `<html><body><table width="600"><tr><td><h2>Potwierdzenie rezerwacji</h2><p>Numer rezerwacji: <b>ET#90</b><br>Kod rezerwacji LOT: <b>L#QXR</b></p></td></tr><tr><td><b>Pasażerowie</b><br>Pani Grace Hopper<br>Pani Ada Lovelace<br>Pan Jörg Müller</td></tr><tr><td><table border="1"><tr><th>Lot</th><th>Wylot</th><th>Przylot</th></tr><tr><td>LO 335</td><td>Warszawa (WAW)<br>{4.} 07:35</td><td>Paryż (CDG)<br>{4.} 10:00</td></tr></table></td></tr><tr><td>Cena całkowita: <b>690,00 USD</b></td></tr><tr><td><small>eTravel S.A., Al. Jerozolimskie 142A, Warszawa</small></td></tr></table></body></html>`,
      },
      {
        by: 'eTravel <rezerwacje@etravel.example>',
        recipient: desk,
        subject: 'Zmiana rezerwacji ET#90',
        sent: 6000,
        html: `<html><body><p>Szanowni Państwo,</p><p>zgodnie z prośbą zmieniliśmy lot pasażera Jörg Müller. Rezerwacja pozostałych pasażerów nie ulega zmianie.</p><table border="1"><tr><td>Numer rezerwacji</td><td>ET#90</td></tr><tr><td>Pasażer</td><td>Pan Jörg Müller</td></tr></table><table border="1"><tr><th>Lot</th><th>Wylot</th><th>Przylot</th></tr><tr><td>LO 333</td><td>Warszawa (WAW)<br>{4.} 16:20</td><td>Paryż (CDG)<br>{4.} 18:45</td></tr></table><p>Opłata za zmianę: 40,00 USD<br>Różnica w cenie: 25,00 USD</p></body></html>`,
      },
      {
        by: 'eTravel <rezerwacje@etravel.example>',
        recipient: desk,
        subject: 'Potwierdzenie rezerwacji ET#90',
        sent: 2,
        html: `<html><body><table width="600"><tr><td><h2>Potwierdzenie rezerwacji</h2><p>Numer rezerwacji: <b>ET#90</b><br>Kod rezerwacji LOT: <b>L#QXR</b></p></td></tr><tr><td><b>Pasażerowie</b><br>Pani Grace Hopper<br>Pani Ada Lovelace<br>Pan Jörg Müller</td></tr><tr><td><table border="1"><tr><th>Lot</th><th>Wylot</th><th>Przylot</th></tr><tr><td>LO 335</td><td>Warszawa (WAW)<br>{4.} 07:35</td><td>Paryż (CDG)<br>{4.} 10:00</td></tr></table></td></tr><tr><td>Cena całkowita: <b>690,00 USD</b></td></tr><tr><td><small>eTravel S.A., Al. Jerozolimskie 142A, Warszawa</small></td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +4 07:35 335 Active 23000',
      'Ada Lovelace +4 07:35 335 Active 23000',
      'Jörg Müller +4 16:20 333 Active 23000',
    ],
    costs: [23000, 23000, 29500],
  },
  {
    name: 'a flight of three from a Romanian portal is cancelled by the airline, and refunded by the portal',
    emails: [
      {
        by: 'Vola.ro <rezervari@vola.example>',
        recipient: desk,
        subject: 'Confirmarea rezervării VO#318',
        text: `Bună ziua,

Vă mulțumim pentru rezervare!

Număr comandă: VO#318
Cod rezervare companie aeriană: W#KLR

Pasageri:
Grace Hopper
Ada Lovelace
Emmy Noether

Zbor W6 3011
București Otopeni (OTP) - Milano Bergamo (BGY)
{5:ro}
Plecare: 06:10
Sosire: 07:35

Total plătit: 300,00 USD

Echipa Vola.ro`,
      },
      {
        by: 'Wizz Air <info@wizzair.example>',
        recipient: desk,
        subject: 'Zborul dumneavoastră W6 3011 a fost anulat',
        sent: 30_000,
        text: `Stimate pasager,

Ne pare rău să vă informăm că zborul W6 3011 din {5:ro}, București (OTP) - Milano Bergamo (BGY), a fost anulat.

Cod rezervare: W#KLR

Rambursarea se face prin agenția la care ați cumpărat biletele.`,
      },
      {
        by: 'Vola.ro <rezervari@vola.example>',
        recipient: desk,
        subject: 'Rambursare pentru comanda VO#318',
        sent: 33_000,
        text: `Bună ziua,

Am efectuat rambursarea pentru zborul anulat.

Număr comandă: VO#318
Suma rambursată: 300,00 USD

Echipa Vola.ro`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +5 06:10 3011 Cancelled 10000',
      'Ada Lovelace +5 06:10 3011 Cancelled 10000',
      '[Emmy Noether] +5 06:10 3011 Cancelled 10000',
    ],
    costs: [0, 0, 0],
  },
  {
    name: 'a Finnish agency prints flights for two, and invoices only its fee',
    emails: [
      {
        by: 'Kaleva Travel <matkat@kalevatravel.example>',
        recipient: desk,
        subject: 'MATKASUUNNITELMA KT#52',
        text: `KALEVA TRAVEL
VARAUSNUMERO: KT#52

MATKUSTAJAT
HOPPER/GRACE MS
LOVELACE/ADA MS

LENTO      AY 1331 - FINNAIR                              {3:fi}
LÄHTÖ      HELSINKI-VANTAA (HEL)                 07:50
SAAPUMINEN LONTOO HEATHROW (LHR)                 09:05
LENTOYHTIÖN VARAUSTUNNUS: Y#PLM

LENTO      AY 1338 - FINNAIR                              {4:fi}
LÄHTÖ      LONTOO HEATHROW (LHR)                 18:15
SAAPUMINEN HELSINKI-VANTAA (HEL)                 23:10
LENTOYHTIÖN VARAUSTUNNUS: Y#PLM

HINTA YHTEENSÄ: 880,00 USD`,
      },
      {
        by: 'Kaleva Travel <laskutus@kalevatravel.example>',
        recipient: desk,
        subject: 'Palvelumaksu, varaus KT#52',
        sent: 1500,
        text: `Hei,

Veloitamme varauksesta seuraavan palvelumaksun.

Varausnumero: KT#52
Palvelumaksu: 40,00 USD

Kaleva Travel`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 07:50 1331 Active 22000',
      'Ada Lovelace +3 07:50 1331 Active 22000',
      'Grace Hopper +4 18:15 1338 Active 22000',
      'Ada Lovelace +4 18:15 1338 Active 22000',
    ],
    stated: ['service_fee 40.00 USD'],
    costs: [23000, 23000, 23000, 23000],
  },
  {
    name: 'one of three changes a Chinese portal’s flight for a fee and a difference',
    emails: [
      {
        by: '去哪儿网 <noreply@qunar.example>',
        recipient: desk,
        subject: '【去哪儿】出票成功通知',
        text: `您好，您预订的机票已出票。

订单号：QN#5561
航空公司预订编号：C#ZXN

乘机人：Grace Hopper、Ada Lovelace、Jörg Müller

航班：CZ 3101
广州白云 (CAN) - 北京大兴 (PKX)
{4:zh} 09:00 起飞，12:15 到达

总价：USD 540.00`,
      },
      {
        by: '去哪儿网 <noreply@qunar.example>',
        recipient: desk,
        subject: '【去哪儿】改签成功通知',
        sent: 7000,
        text: `您好，您的改签已成功。
订单号：QN#5561
乘机人：Ada Lovelace
新航班：CZ 3109
广州白云 (CAN) - 北京大兴 (PKX)
{5:zh} 14:00 起飞，17:15 到达

改签费：USD 20.00
差价：USD 35.00`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +4 09:00 3101 Active 18000',
      'Jörg Müller +4 09:00 3101 Active 18000',
      'Ada Lovelace +5 14:00 3109 Active 18000',
    ],
    costs: [18000, 18000, 23500],
  },
]
