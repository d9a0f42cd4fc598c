import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** New hours of flights, which hold for everybody on them. */
export const hourScenarios: readonly Scenario[] = [
  {
    name: 'a notice of new hours that greets one of two travelers moves both',
    emails: [
      {
        by: 'Qatar Airways <noreply@qatarairways.example>',
        recipient: desk,
        subject: 'Booking confirmation QR#LX',
        html: `<html><body><table width="640" align="center"><tr><td><img src="l.png" alt="Qatar Airways"></td></tr><tr><td><h1>Your booking is confirmed</h1></td></tr><tr><td><table><tr><td>Booking reference (PNR)</td><td><b>QR#LX</b></td></tr></table></td></tr><tr><td><table><tr><td colspan="3">Doha to London Heathrow</td></tr><tr><td>{4:en-GB}<br>07:50<br>DOH<br>Hamad International Airport</td><td>QR 003<br>Economy</td><td>{4:en-GB}<br>13:05<br>LHR<br>London Heathrow Terminal 4</td></tr></table></td></tr><tr><td><h2>Passengers</h2><table><tr><td>1</td><td>Ms Grace Hopper</td><td>157-24400#01</td></tr><tr><td>2</td><td>Ms Ada Lovelace</td><td>157-24400#02</td></tr></table></td></tr><tr><td><table><tr><td>Total amount paid</td><td>USD 900.00</td></tr></table></td></tr><tr><td><a href="https://x.example">Manage booking</a> <a href="https://x.example">Check in</a></td></tr><tr><td>&copy; Qatar Airways. P.O. Box 22550, Doha.</td></tr></table></body></html>`,
      },
      {
        by: 'Qatar Airways <noreply@qatarairways.example>',
        recipient: desk,
        subject: 'Important: schedule change to your flight QR003',
        sent: 9000,
        html: `<html><body><table width="640"><tr><td><p>Dear Ms Lovelace,</p><p>There has been a change to the schedule of your flight. We apologise for any inconvenience.</p></td></tr><tr><td>Booking reference: <b>QR#LX</b></td></tr><tr><td><table><tr><td>Flight</td><td>QR 003</td></tr><tr><td>Route</td><td>Doha (DOH) to London Heathrow (LHR)</td></tr><tr><td>Date</td><td>{4:en-GB}</td></tr><tr><td>New departure time</td><td>08:25</td></tr><tr><td>New arrival time</td><td>13:40</td></tr></table></td></tr><tr><td><a href="https://x.example">Accept change</a></td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 08:25 3 Active 45000', 'Ada Lovelace +4 08:25 3 Active 45000'],
  },
  {
    name: 'a Japanese notice to the first of two travelers, and both are refunded',
    emails: [
      {
        by: 'ANA <noreply@ana.example>',
        recipient: desk,
        subject: '【ANA】ご予約・ご購入の確認',
        html: `<html><body><p>ANAをご利用いただきありがとうございます。</p><table border="1"><tr><td>予約番号</td><td>N#4K</td></tr><tr><td>搭乗者</td><td>HOPPER GRACE 様<br>LOVELACE ADA 様</td></tr></table><table border="1"><tr><th>便名</th><th>搭乗日</th><th>区間</th><th>出発</th><th>到着</th></tr><tr><td>NH 467</td><td>{4:ja}</td><td>東京(羽田) → 沖縄(那覇)</td><td>11:35</td><td>14:25</td></tr></table><table border="1"><tr><td>合計金額</td><td>USD 500.00</td></tr></table><p>※本メールは送信専用です。</p></body></html>`,
      },
      {
        by: 'ANA <noreply@ana.example>',
        recipient: desk,
        subject: '【ANA】出発時刻変更のお知らせ',
        sent: 3000,
        html: `<html><body><p>HOPPER GRACE 様</p><p>ご予約いただいておりますANA便の出発時刻が変更となりましたので、お知らせいたします。</p><table border="1"><tr><td>予約番号</td><td>N#4K</td></tr><tr><td>便名</td><td>NH 467</td></tr><tr><td>搭乗日</td><td>{4:ja}</td></tr><tr><td>区間</td><td>東京(羽田) → 沖縄(那覇)</td></tr><tr><td>変更後</td><td>12:10 → 15:00</td></tr></table></body></html>`,
      },
      {
        by: 'ANA <noreply@ana.example>',
        recipient: desk,
        subject: '【ANA】払い戻し完了のお知らせ',
        sent: 8000,
        html: `<html><body><p>予約番号 N#4K のご予約は取消され、払い戻しが完了しました。</p><table border="1"><tr><td>払戻金額</td><td>USD 440.00</td></tr><tr><td>取消手数料</td><td>USD 60.00</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 12:10 467 Cancelled 25000', 'Ada Lovelace +4 12:10 467 Cancelled 25000'],
    costs: [3000, 3000],
  },
  {
    name: 'a Vietnamese notice names one of two travelers',
    emails: [
      {
        by: 'Vietnam Airlines <noreply@vietnamairlines.example>',
        recipient: desk,
        subject: 'Xác nhận đặt chỗ VN#2P',
        text: `Mã đặt chỗ: VN#2P

Hành khách:
1. HOPPER GRACE (Bà) - Số vé: 738-24110#1
2. LOVELACE ADA (Bà) - Số vé: 738-24110#2

Chuyến bay: VN 213
Khởi hành: Hà Nội (HAN) {3/} 10:00
Đến: TP. Hồ Chí Minh (SGN) {3/} 12:15

Tổng tiền: 220,00 USD`,
      },
      {
        by: 'Vietnam Airlines <noreply@vietnamairlines.example>',
        recipient: desk,
        subject: 'Thông báo thay đổi giờ bay VN213',
        sent: 9000,
        text: `Kính gửi Quý khách LOVELACE ADA,

Chúng tôi xin thông báo chuyến bay của Quý khách thay đổi giờ khởi hành như sau:

Mã đặt chỗ: VN#2P
Chuyến bay: VN 213
Hành trình: Hà Nội (HAN) - TP. Hồ Chí Minh (SGN)
Ngày: {3/}
Giờ khởi hành mới: 11:30
Giờ đến mới: 13:45`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 11:30 213 Active 11000', 'Ada Lovelace +3 11:30 213 Active 11000'],
  },
  {
    name: 'a seat of one of two in Turkish, and new hours by surname',
    emails: [
      {
        by: 'Turkish Airlines <noreply@thy.example>',
        recipient: desk,
        subject: 'Bilet bilgileriniz - TK#WS',
        html: `<html><body><table width="600"><tr><td>Rezervasyon Kodu (PNR): <b>TK#WS</b></td></tr><tr><td><table border="1"><tr><th>Uçuş</th><th>Tarih</th><th>Kalkış</th><th>Varış</th><th>Sınıf</th></tr><tr><td>TK1987</td><td>{4:tr}</td><td>İstanbul (IST) 13:35</td><td>Londra Heathrow (LHR) 15:45</td><td>Ekonomi</td></tr></table></td></tr><tr><td><table border="1"><tr><th>Yolcu Adı</th><th>Bilet No</th></tr><tr><td>MS GRACE HOPPER</td><td>235 24510#1</td></tr><tr><td>MS ADA LOVELACE</td><td>235 24510#2</td></tr></table></td></tr><tr><td>Toplam Tutar: 480,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Turkish Airlines <noreply@thy.example>',
        recipient: desk,
        subject: 'Koltuk seçimi makbuzu',
        sent: 1000,
        html: `<html><body><p>Sayın GRACE HOPPER,</p><p>Koltuk seçiminiz onaylandı.</p><p>Rezervasyon Kodu (PNR): TK#WS</p><table><tr><td>TK1987</td><td>Koltuk 12A</td><td>25,00 USD</td></tr><tr><td colspan="2">Toplam</td><td>25,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Turkish Airlines <noreply@thy.example>',
        recipient: desk,
        subject: 'Uçuş saati değişikliği - TK1987',
        sent: 9000,
        html: `<html><body><p>Sayın HOPPER,</p><p>TK#WS rezervasyon kodlu uçuşunuzun saati değişmiştir.</p><table><tr><td>Uçuş</td><td>TK1987 İstanbul (IST) - Londra Heathrow (LHR)</td></tr><tr><td>Tarih</td><td>{4:tr}</td></tr><tr><td>Yeni kalkış saati</td><td>14:20</td></tr><tr><td>Yeni varış saati</td><td>16:30</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 14:20 1987 Active 24000', 'Ada Lovelace +4 14:20 1987 Active 24000'],
    stated: ['service_fee 25.00 USD'],
  },
  {
    name: 'an agency’s flight for two: its fee, and the airline’s new hours for one of them, in Turkish',
    emails: [
      {
        by: 'Setur <bilet@setur.example>',
        recipient: desk,
        subject: 'Rezervasyon onayı ST-#8',
        html: `<html><body><table width="600"><tr><td>Dosya No: <b>ST-#8</b></td></tr><tr><td>Havayolu PNR: <b>PC#8W</b></td></tr><tr><td><table border="1"><tr><th>Yolcu</th><th>Bilet No</th></tr><tr><td>GRACE HOPPER</td><td>624-24410#1</td></tr><tr><td>ADA LOVELACE</td><td>624-24410#2</td></tr></table></td></tr><tr><td><table border="1"><tr><th>Uçuş</th><th>Kalkış</th><th>Varış</th></tr><tr><td>PC 2012</td><td>İstanbul Sabiha Gökçen (SAW)<br>{4.} 09:25</td><td>Ankara (ESB)<br>{4.} 10:35</td></tr></table></td></tr><tr><td>Toplam: 140,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Setur <bilet@setur.example>',
        recipient: desk,
        subject: 'Fatura ST-#8',
        sent: 100,
        html: `<html><body><p>Dosya No: ST-#8</p><table><tr><td>Hizmet bedeli</td><td>10,00 USD</td></tr></table></body></html>`,
      },
      {
        by: 'Pegasus <bilgi@pegasus.example>',
        recipient: desk,
        subject: 'Uçuş saatinizde değişiklik',
        sent: 8000,
        html: `<html><body><p>Sayın ADA LOVELACE,</p><p>PC 2012 sefer sayılı uçuşunuzun saati değişmiştir.</p><table><tr><td>PNR</td><td>PC#8W</td></tr><tr><td>Uçuş</td><td>PC 2012</td></tr><tr><td>Tarih</td><td>{4.}</td></tr><tr><td>Güzergah</td><td>İstanbul Sabiha Gökçen (SAW) - Ankara (ESB)</td></tr><tr><td>Yeni kalkış</td><td>10:40</td></tr><tr><td>Yeni varış</td><td>11:50</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 10:40 2012 Active 7000', 'Ada Lovelace +4 10:40 2012 Active 7000'],
    stated: ['service_fee 10.00 USD'],
  },
  {
    name: 'a German package with prices per person, and new hours of the way back',
    emails: [
      {
        by: 'CHECK24 Reisen <buchung@check24.example>',
        recipient: desk,
        subject: 'Buchungsbestätigung zu Ihrer Reise - Vorgangsnummer 77#15',
        html: `<html><body><table width="600"><tr><td><h1>Ihre Reise ist gebucht</h1><p>Vorgangsnummer: <b>77#15</b></p></td></tr><tr><td><h3>Reisende</h3><p>Grace Hopper<br>Jörg Müller</p></td></tr><tr><td><h3>Flug</h3><table><tr><td>Hinflug</td><td>{3.}</td><td>EW 584</td><td>Düsseldorf (DUS) 06:00</td><td>Barcelona (BCN) 08:15</td></tr><tr><td>Rückflug</td><td>{6.}</td><td>EW 587</td><td>Barcelona (BCN) 19:30</td><td>Düsseldorf (DUS) 21:50</td></tr></table></td></tr><tr><td><h3>Hotel</h3><p>Hotel Arts Barcelona<br>Anreise: {3.}<br>Abreise: {6.}</p></td></tr><tr><td><h3>Reisepreis</h3><table><tr><td>Flug pro Person</td><td>150,00 USD</td></tr><tr><td>Hotel pro Person</td><td>300,00 USD</td></tr><tr><td><b>Gesamtpreis für 2 Personen</b></td><td><b>900,00 USD</b></td></tr></table></td></tr></table></body></html>`,
      },
      {
        by: 'Eurowings <noreply@eurowings.example>',
        recipient: desk,
        subject: 'Flugzeitenänderung EW 587',
        sent: 4000,
        html: `<html><body><p>Sehr geehrter Herr Müller,</p><p>die Flugzeiten Ihres Fluges haben sich geändert.</p><p>Vorgangsnummer: 77#15</p><table><tr><td>Flug</td><td>EW 587</td></tr><tr><td>Datum</td><td>{6.}</td></tr><tr><td>Von</td><td>Barcelona (BCN)</td></tr><tr><td>Nach</td><td>Düsseldorf (DUS)</td></tr><tr><td>Neue Abflugzeit</td><td>20:15</td></tr><tr><td>Neue Ankunftszeit</td><td>22:35</td></tr></table></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 06:00 584 Active 7500',
      'Jörg Müller +3 06:00 584 Active 7500',
      'Grace Hopper +6 20:15 587 Active 7500',
      'Jörg Müller +6 20:15 587 Active 7500',
      'Grace Hopper +3 15:00 3 Active 30000',
      'Jörg Müller +3 15:00 3 Active 30000',
    ],
  },
  {
    name: 'a French package whose table has prices per person and totals',
    emails: [
      {
        by: 'Voyages Océane <reservations@voyages-oceane.example>',
        recipient: desk,
        subject: 'Votre séjour à Lisbonne - dossier VO#7',
        html: `<html><body><table width="600"><tr><td><h1>Confirmation de votre dossier VO#7</h1></td></tr><tr><td><p>Voyageurs :</p><ul><li>Mme Grace Hopper</li><li>Mme Ada Lovelace</li></ul></td></tr><tr><td><h3>Vol aller</h3><table><tr><td>AF 1624</td><td>Paris Charles de Gaulle (CDG)</td><td>{3:fr} 09:35</td></tr><tr><td></td><td>Lisbonne (LIS)</td><td>{3:fr} 11:10</td></tr></table><h3>Vol retour</h3><table><tr><td>AF 1625</td><td>Lisbonne (LIS)</td><td>{6:fr} 12:00</td></tr><tr><td></td><td>Paris Charles de Gaulle (CDG)</td><td>{6:fr} 15:30</td></tr></table></td></tr><tr><td><h3>Hôtel</h3><p>Hotel Avenida Palace, Rua 1º de Dezembro 123, Lisbonne<br>Arrivée : {3:fr}<br>Départ : {6:fr}<br>1 chambre double</p></td></tr><tr><td><h3>Prix</h3><table><tr><th>Prestation</th><th>Prix par personne</th><th>Personnes</th><th>Total</th></tr><tr><td>Vols</td><td>200,00 USD</td><td>2</td><td>400,00 USD</td></tr><tr><td>Hôtel</td><td>250,00 USD</td><td>2</td><td>500,00 USD</td></tr><tr><td colspan="3"><b>Total à payer</b></td><td><b>900,00 USD</b></td></tr></table></td></tr></table></body></html>`,
      },
      {
        by: 'Voyages Océane <reservations@voyages-oceane.example>',
        recipient: desk,
        subject: 'Modification de vos horaires de vol - dossier VO#7',
        sent: 3000,
        html: `<html><body><p>Bonjour Madame Hopper,</p><p>La compagnie aérienne a modifié les horaires de votre vol retour :</p><table><tr><td>AF 1625</td><td>Lisbonne (LIS)</td><td>{6:fr} 13:20</td></tr><tr><td></td><td>Paris Charles de Gaulle (CDG)</td><td>{6:fr} 16:50</td></tr></table><p>Dossier : VO#7</p><p>Voyageurs : Mme Grace Hopper, Mme Ada Lovelace</p><p>Le reste de votre voyage est inchangé.</p></body></html>`,
      },
    ],
    segments: [
      'Grace Hopper +3 09:35 1624 Active 10000',
      'Ada Lovelace +3 09:35 1624 Active 10000',
      'Grace Hopper +6 13:20 1625 Active 10000',
      'Ada Lovelace +6 13:20 1625 Active 10000',
      'Grace Hopper +3 15:00 3 Active 25000',
      'Ada Lovelace +3 15:00 3 Active 25000',
    ],
  },
]
