import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Journeys of several people, of whom one leaves, is named later, or all go later. */
export const partyScenarios: readonly Scenario[] = [
  {
    name: 'of an agency’s flight and stay for three, one cancels in Finnish (Area Matkat)',
    emails: [
      {
        by: 'Area Matkat <varaukset@area.example>',
        recipient: desk,
        subject: 'Matkavahvistus, varaus AM#31',
        html: `<html><body><p>Hei,</p><p>kiitos varauksesta.</p><p>Varausnumero: <b>AM#31</b></p><p>Matkustajat:<br>Grace Hopper<br>Ada Lovelace<br>Jörg Müller</p><h3>Lennot</h3><table border="1"><tr><th>Lento</th><th>Lähtö</th><th>Saapuminen</th></tr><tr><td>AY 1571</td><td>Helsinki (HEL)<br>{3.} 07:40</td><td>Pariisi (CDG)<br>{3.} 09:45</td></tr></table><h3>Hotelli</h3><table border="1"><tr><td>Hotelli</td><td>Hôtel Louvre Rivoli, Pariisi</td></tr><tr><td>Tulo</td><td>{3.}</td></tr><tr><td>Lähtö</td><td>{5.}</td></tr></table><p>Lennot yhteensä: 600,00 USD<br>Hotelli yhteensä: 900,00 USD</p></body></html>`,
      },
      {
        by: 'Area Matkat <varaukset@area.example>',
        recipient: desk,
        subject: 'Peruutus, varaus AM#31',
        sent: 10_000,
        text: `Hei,\n\nolemme peruuttaneet Jörg Müllerin matkan varauksesta AM#31. Muiden matkustajien varaus pysyy voimassa.\n\nPeruutusmaksu: 60,00 USD\nPalautus: 440,00 USD\n\nArea Matkat\n`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +3 07:40 1571 Active 20000',
      'Ada Lovelace +3 07:40 1571 Active 20000',
      'Jörg Müller +3 07:40 1571 Cancelled 20000',
      'Grace Hopper +3 15:00 2 Active 30000',
      'Ada Lovelace +3 15:00 2 Active 30000',
      'Jörg Müller +3 15:00 2 Cancelled 30000',
    ],
  },
  {
    name: 'the way back of an Italian ferry is a day later (Moby)',
    emails: [
      {
        by: 'Moby <prenotazioni@moby.example>',
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'Conferma prenotazione MB#290',
        html: `<html><body><p>Gentile cliente,</p><p>la sua prenotazione è confermata.</p><p>Codice prenotazione: <b>MB#290</b></p><table border="1"><tr><th></th><th>Partenza</th><th>Arrivo</th></tr><tr><td>Andata</td><td>Piombino {2/} ore 08:20</td><td>Portoferraio {2/} ore 09:20</td></tr><tr><td>Ritorno</td><td>Portoferraio {5/} ore 17:00</td><td>Piombino {5/} ore 18:00</td></tr></table><p>Passeggero: Jörg Müller</p><p>Totale: 80,00 USD</p></body></html>`,
      },
      {
        by: 'Moby <prenotazioni@moby.example>',
        recipient: 'Jörg Müller <joerg@acme.test>',
        subject: 'Modifica prenotazione MB#290',
        sent: 12_000,
        text: `Gentile cliente,\n\nabbiamo spostato il suo viaggio di ritorno, come richiesto.\n\nCodice prenotazione: MB#290\nPasseggero: Jörg Müller\n\nNuovo ritorno\nPortoferraio - Piombino\nPartenza: {6/} ore 17:00\nArrivo: {6/} ore 18:00\n\nIl viaggio di andata resta invariato.\nCosto della modifica: 10,00 USD\n\nMoby\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Jörg Müller +2 08:20 Moby Active 4000', 'Jörg Müller +6 17:00 Moby Active 4000'],
    costs: [4000, 5000],
  },
  {
    name: 'the coach ticket of one of two is cancelled in Turkish (Pamukkale)',
    emails: [
      {
        by: 'Pamukkale Turizm <bilet@pamukkale.example>',
        recipient: desk,
        subject: 'Biletiniz - PNR PM#8L',
        text: `Sayın yolcumuz,\n\nbiletiniz oluşturulmuştur.\n\nPNR: PM#8L\n\nİzmir Otogarı - Ankara AŞTİ\nTarih: {5/}\nKalkış: 10:00\nVarış: 18:15\n\nYolcular:\nGrace Hopper, koltuk 11\nAda Lovelace, koltuk 12\n\nToplam tutar: 44,00 USD\n`,
      },
      {
        by: 'Pamukkale Turizm <bilet@pamukkale.example>',
        recipient: desk,
        subject: 'Bilet iptali - PNR PM#8L',
        sent: 9000,
        text: `Sayın yolcumuz,\n\nAda Lovelace adlı yolcunun bileti iptal edilmiştir.\n\nPNR: PM#8L\nİade tutarı: 22,00 USD\n\nPamukkale Turizm\n`,
      },
    ],
    inAnyOrder: true,
    segments: [
      'Grace Hopper +5 10:00 Pamukkale Turizm Active 2200',
      'Ada Lovelace +5 10:00 Pamukkale Turizm Cancelled 2200',
    ],
  },
  {
    name: 'a payment is due before the ticket is issued (Air Serbia)',
    emails: [
      {
        by: 'Air Serbia <noreply@airserbia.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Your reservation JU#6E is on hold',
        text: `Dear Grace Hopper,\n\nYour reservation is on hold. Please pay within 48 hours, otherwise it will be cancelled automatically.\n\nBooking reference: JU#6E\n\nFlight JU 330\n{4:en-GB}\nBelgrade (BEG) 06:15\nFrankfurt (FRA) 08:20\n\nPassenger: Grace Hopper\nAmount due: USD 165.00\n`,
      },
      {
        by: 'Air Serbia <noreply@airserbia.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Your e-ticket - JU#6E',
        sent: 900,
        html: `<html><body><p>Dear Grace Hopper,</p><p>thank you for your payment. Your ticket has been issued.</p><table border="1"><tr><td>Booking reference</td><td>JU#6E</td></tr><tr><td>Ticket number</td><td>115-2400#71234</td></tr><tr><td>Passenger</td><td>Grace Hopper</td></tr></table><table border="1"><tr><th>Flight</th><th>Departure</th><th>Arrival</th></tr><tr><td>JU 330</td><td>Belgrade (BEG)<br>{4:en-GB} 06:15</td><td>Frankfurt (FRA)<br>{4:en-GB} 08:20</td></tr></table><p>Total paid: USD 165.00</p></body></html>`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 06:15 330 Active 16500'],
  },
  {
    name: 'one of two Japanese train tickets is returned (スマートEX)',
    emails: [
      {
        by: 'スマートEX <noreply@smart-ex.example>',
        recipient: desk,
        subject: '【スマートEX】新幹線予約のお知らせ',
        text: `ご予約ありがとうございます。\n\n予約番号：EX#41\n\nのぞみ215号\n乗車日：{4:ja}\n東京 10:00発\n新大阪 12:27着\n\nご利用者：\nGrace Hopper（7号車 5番A席）\nJörg Müller（7号車 5番B席）\n\n合計金額：USD 200.00\n`,
      },
      {
        by: 'スマートEX <noreply@smart-ex.example>',
        recipient: desk,
        subject: '【スマートEX】払戻完了のお知らせ',
        sent: 9000,
        text: `お客様各位\n\n以下のご利用者の予約を払い戻しました。\n\n予約番号：EX#41\nご利用者：Jörg Müller\n払戻手数料：USD 3.00\n払戻額：USD 97.00\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +4 10:00 のぞみ215号 Active 10000', 'Jörg Müller +4 10:00 のぞみ215号 Cancelled 10000'],
  },
  {
    name: 'a Portuguese train of two is late (Comboios do Sul)',
    emails: [
      {
        by: 'Comboios do Sul <bilhetes@comboiosdosul.example>',
        recipient: desk,
        subject: 'A sua compra CS#73',
        html: `<html><body><h2>Obrigado pela sua compra</h2><p>Código de reserva: <b>CS#73</b></p><table border="1"><tr><th>Comboio</th><th>Partida</th><th>Chegada</th></tr><tr><td>Comboio 572</td><td>Lisboa Oriente<br>{3/} 14:02</td><td>Faro<br>{3/} 16:58</td></tr></table><p>Passageiros<br>1. Grace Hopper<br>2. Ada Lovelace</p><p>Total: 48,00 USD</p></body></html>`,
      },
      {
        by: 'Comboios do Sul <info@comboiosdosul.example>',
        recipient: desk,
        subject: 'Atraso do comboio 572',
        sent: 44_000,
        text: `Caro cliente,\n\nO comboio 572 de Lisboa Oriente para Faro no dia {3:pt} está atrasado. Nova hora de partida: 14:50.\n\nCódigo de reserva: CS#73\n\nPedimos desculpa pelo incómodo.\nComboios do Sul\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Grace Hopper +3 14:50 572 Active 2400', 'Ada Lovelace +3 14:50 572 Active 2400'],
  },
  {
    name: 'each of two is named by an email of her own, after a reminder to one that names nobody (Widerøe)',
    emails: [
      {
        by: 'Widerøe <noreply@wideroe.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Check-in is open for WF 563',
        sent: 43_000,
        text: `Hello,\n\nCheck-in is open for your flight.\n\nBooking reference: WF#7U\n\nWF 563\n{5:en-GB}\nBergen (BGO) 07:30\nOslo (OSL) 08:25\n\nWiderøe\n`,
      },
      {
        by: 'Widerøe <noreply@wideroe.example>',
        recipient: 'Ada Lovelace <ada@acme.test>',
        subject: 'Your travel document WF#7U',
        text: `Dear Ada Lovelace,\n\nThank you for your booking.\n\nBooking reference: WF#7U\n\nWF 563\n{5:en-GB}\nBergen (BGO) 07:30\nOslo (OSL) 08:25\n\nPassenger: Ada Lovelace\nTotal: USD 88.00\n`,
      },
      {
        by: 'Widerøe <noreply@wideroe.example>',
        recipient: 'Grace Hopper <grace@acme.test>',
        subject: 'Your travel document WF#7U',
        sent: 5,
        text: `Dear Grace Hopper,\n\nThank you for your booking.\n\nBooking reference: WF#7U\n\nWF 563\n{5:en-GB}\nBergen (BGO) 07:30\nOslo (OSL) 08:25\n\nPassenger: Grace Hopper\nTotal: USD 88.00\n`,
      },
    ],
    inAnyOrder: true,
    segments: ['Ada Lovelace +5 07:30 563 Active 8800', 'Grace Hopper +5 07:30 563 Active 8800'],
  },
]
