import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Groups on flights and trains: tickets given back, names corrected, and codes that look like something else. */
export const groupScenarios: readonly Scenario[] = [
  {
    name: 'a Japanese agency’s number looks like a flight’s, and all of its flights are cancelled',
    emails: [
      {
        by: '近畿日本ツーリスト <noreply@knt.example>',
        recipient: desk,
        subject: 'ご予約内容のご案内（予約番号 NH#1）',
        text: `この度はご予約いただきありがとうございます。

予約番号：NH#1

ご搭乗者
1. HOPPER GRACE 様
2. LOVELACE ADA 様

NH 61 東京(羽田) - 札幌(新千歳)
{4:ja} 10:00発 11:35着

NH 72 札幌(新千歳) - 東京(羽田)
{6:ja} 17:00発 18:40着

合計金額：USD 640.00`,
      },
      {
        by: '近畿日本ツーリスト <noreply@knt.example>',
        recipient: desk,
        subject: '予約取消のご連絡',
        sent: 3000,
        text: `いつもご利用いただきありがとうございます。

ご予約 NH#1 はキャンセルされました。

取消手数料：USD 40.00
返金額：USD 600.00`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +4 10:00 61 Cancelled 16000',
      'Ada Lovelace +4 10:00 61 Cancelled 16000',
      'Grace Hopper +6 17:00 72 Cancelled 16000',
      'Ada Lovelace +6 17:00 72 Cancelled 16000',
    ],
  },
  {
    name: 'a ticket of one of three is given back to a Czech railway',
    emails: [
      {
        by: 'Leo Express <info@le.example>',
        recipient: desk,
        subject: 'Potvrzení rezervace LE#48',
        html: `<html><body><table width="600"><tr><td><h2>Děkujeme za Váš nákup!</h2><p>Číslo objednávky: <b>LE#48</b></p></td></tr><tr><td><table border="1"><tr><th>Vlak</th><th>Odjezd</th><th>Příjezd</th></tr><tr><td>LE 1254</td><td>Praha hl.n.<br>{3.} 08:10</td><td>Košice<br>{3.} 15:48</td></tr></table></td></tr><tr><td><h3>Cestující</h3><table border="1"><tr><td>1</td><td>Grace Hopper</td><td>vůz 2, místo 31</td></tr><tr><td>2</td><td>Jörg Müller</td><td>vůz 2, místo 32</td></tr><tr><td>3</td><td>Emmy Noether</td><td>vůz 2, místo 33</td></tr></table></td></tr><tr><td>Celková cena: <b>120,00 USD</b></td></tr><tr><td><small>Jízdenku lze stornovat do 15 minut před odjezdem.</small></td></tr></table></body></html>`,
      },
      {
        by: 'Leo Express <info@le.example>',
        recipient: desk,
        subject: 'Vrácení jízdenky - objednávka LE#48',
        sent: 2600,
        html: `<html><body><p>Dobrý den,</p><p>potvrzujeme vrácení jízdenky.</p><table border="1"><tr><td>Číslo objednávky</td><td>LE#48</td></tr><tr><td>Cestující</td><td>Emmy Noether</td></tr><tr><td>Vlak</td><td>LE 1254, Praha hl.n. - Košice</td></tr><tr><td>Vrácená částka</td><td>36,00 USD</td></tr><tr><td>Storno poplatek</td><td>4,00 USD</td></tr></table><p>Ostatní jízdenky zůstávají v platnosti.</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 08:10 LE 1254 Active 4000',
      'Jörg Müller +3 08:10 LE 1254 Active 4000',
      '[Emmy Noether] +3 08:10 LE 1254 Cancelled 4000',
    ],
  },
  {
    name: 'a Polish airline corrects a badly written name and repeats the flight',
    emails: [
      {
        by: 'LOT Polish Airlines <noreply@lotair.example>',
        recipient: desk,
        subject: 'Potwierdzenie rezerwacji QW#7T',
        html: `<html><body><p>Dziękujemy za rezerwację.</p><table><tr><td>Numer rezerwacji</td><td><b>QW#7T</b></td></tr></table><table border="1"><tr><th>Lot</th><th>Wylot</th><th>Przylot</th></tr><tr><td>LO 379</td><td>Warszawa (WAW)<br>{5:pl} 07:25</td><td>Frankfurt (FRA)<br>{5:pl} 09:25</td></tr></table><p>Pasażerowie</p><ul><li>Pani Grace Hoopre</li><li>Pani Ada Lovelace</li></ul><p>Razem do zapłaty: 360,00 USD</p></body></html>`,
      },
      {
        by: 'LOT Polish Airlines <noreply@lotair.example>',
        recipient: desk,
        subject: 'Zmiana nazwiska w rezerwacji QW#7T',
        sent: 1500,
        html: `<html><body><p>Szanowni Państwo,</p><p>nazwisko pasażera zostało zmienione.</p><table><tr><td>Numer rezerwacji</td><td>QW#7T</td></tr><tr><td>Poprzednie nazwisko</td><td>Pani Grace Hoopre</td></tr><tr><td>Nowe nazwisko</td><td>Pani Grace Hopper</td></tr></table><table border="1"><tr><th>Lot</th><th>Wylot</th><th>Przylot</th></tr><tr><td>LO 379</td><td>Warszawa (WAW)<br>{5:pl} 07:25</td><td>Frankfurt (FRA)<br>{5:pl} 09:25</td></tr></table><p>Opłata za zmianę: 25,00 USD</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +5 07:25 379 Active 18000', 'Ada Lovelace +5 07:25 379 Active 18000'],
  },
  {
    name: 'a Turkish airline cancels the ticket of a surname in capitals in a sentence',
    emails: [
      {
        by: 'AJet <bilgi@ajet.example>',
        recipient: desk,
        subject: 'Rezervasyonunuz onaylandı - AJ#5K',
        text: `Sayın Yolcumuz,

Rezervasyonunuz onaylanmıştır.

Rezervasyon kodu (PNR): AJ#5K

Yolcular
MULLER JORG
GAUSS CARL

VF 4021 Ankara (ESB) - İstanbul (SAW)
{4:tr}
Kalkış 09:15
Varış 10:25

Toplam tutar: 150,00 USD`,
      },
      {
        by: 'AJet <bilgi@ajet.example>',
        recipient: desk,
        subject: 'Bilet iptali',
        sent: 2500,
        text: `Sayın Yolcumuz,

AJ#5K rezervasyonundaki MULLER JORG adlı yolcunun bileti iptal edilmiştir. GAUSS CARL adlı yolcunun bileti geçerlidir.

İade tutarı: 55,00 USD
Kesinti: 20,00 USD`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +4 09:15 4021 Cancelled 7500', '[Gauss Carl] +4 09:15 4021 Active 7500'],
  },
]
