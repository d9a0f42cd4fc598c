import { forwardedHeader, sendersIn } from '@sextant/extraction/page/messages'
import { describe, expect, test } from 'vitest'

test('the header of a forwarded message has its date, sender, subject and addresses, recipients first', () => {
  const text = [
    'For you',
    '---------- Forwarded message ---------',
    'From: Lufthansa <noreply@lufthansa.com>',
    'Date: Mon, Feb 1, 2027 at 10:00 AM',
    'Subject: Your booking',
    'To: Ada <ada@acme.test>',
    '',
    'Dear Ada',
  ].join('\n')
  expect(forwardedHeader(text)).toEqual({
    date: 'Mon, Feb 1, 2027 at 10:00 AM',
    noteLength: 45,
    addresses: ['ada@acme.test', 'noreply@lufthansa.com'],
    sender: { name: 'Lufthansa', address: 'noreply@lufthansa.com' },
    subject: 'Your booking',
    lengthBetween: 0,
    below: '\nDear Ada',
  })
  expect(forwardedHeader('Dear Ada')).toBeNull()
})

test('a sender without a name, or with a number in its place, has none', () => {
  const text = (from: string): string => `From: ${from}\nSent: 1 May 2027\nTo: ada@acme.test\nSubject: Booking`
  expect(forwardedHeader(text('info@aurora.example'))?.sender).toEqual({ name: '', address: 'info@aurora.example' })
  expect(forwardedHeader(text('212.555.0144'))?.sender).toEqual({ name: '', address: '' })
})

test('of messages that forward each other, the innermost counts', () => {
  const header = (from: string): string => `From: ${from}\nSent: 1 May 2027\nTo: ada@acme.test\nSubject: Booking\n`
  const found = forwardedHeader(`${header('Nora')}\nsee below\n\n${header('Hotel Aurora')}\nDear guest`)
  expect(found).toMatchObject({ sender: { name: 'Hotel Aurora' }, lengthBetween: 9, below: '\nDear guest' })
})

test('the senders of a text are those of all header lines, at any depth of quoting, in any language', () => {
  const text = '差出人: 旅館 <yoyaku@example.jp>\n> > > > From: Desk <DESK@agency.test>\nTo: ada@acme.test\nFrom: Leeds'
  expect(sendersIn(text)).toEqual(['yoyaku@example.jp', 'desk@agency.test'])
})

describe('header lines in the language of the email program', () => {
  test.each([
    ['差出人', '送信日時', '宛先', '件名'],
    ['From', '日時', 'To', '件名'],
    ['发件人', '发送时间', '收件人', '主题'],
    ['寄件者', '寄件日期', '收件者', '主旨'],
    ['发件人', '日期', '收件人', '主题'],
    ['보낸 사람', '보낸 날짜', '받는 사람', '제목'],
    ['보낸사람', '날짜', '받는사람', '제목'],
    ['От', 'Отправлено', 'Кому', 'Тема'],
    ['От кого', 'Дата', 'Кому', 'Тема'],
    ['Od', 'Wysłane', 'Do', 'Temat'],
    ['Gönderen', 'Gönderildi', 'Kime', 'Konu'],
    ['Kimden', 'Tarih', 'Kime', 'Konu'],
    ['מאת', 'נשלח', 'אל', 'נושא'],
    ['من', 'تم الإرسال', 'إلى', 'الموضوع'],
    ['من', 'التاريخ', 'إلى', 'الموضوع'],
    ['Από', 'Στάλθηκε', 'Προς', 'Θέμα'],
    ['Από', 'Ημερομηνία', 'Προς', 'Θέμα'],
    ['Feladó', 'Elküldve', 'Címzett', 'Tárgy'],
    ['Feladó', 'Dátum', 'Címzett', 'Tárgy'],
    ['Lähettäjä', 'Lähetetty', 'Vastaanottaja', 'Aihe'],
    ['Od', 'Odesláno', 'Komu', 'Předmět'],
    ['จาก', 'ส่ง', 'ถึง', 'เรื่อง'],
    ['Từ', 'Đã gửi', 'Đến', 'Chủ đề'],
    ['Від', 'Надіслано', 'Кому', 'Тема'],
    ['De la', 'Trimis', 'Către', 'Subiect'],
    ['Från', 'Skickat', 'Till', 'Ämne'],
    ['Fra', 'Sendt', 'Til', 'Emne'],
    ['Fra', 'Dato', 'Til', 'Emne'],
    ['Van', 'Verzonden', 'Aan', 'Onderwerp'],
    ['De', 'Enviado', 'Para', 'Assunto'],
    ['De', 'Date', 'Para', 'Assunto'],
    ['От', 'Изпратено', 'До', 'Относно'],
    ['Šalje', 'Poslano', 'Prima', 'Predmet'],
    ['Nuo', 'Išsiųsta', 'Kam', 'Tema'],
    ['No', 'Nosūtīts', 'Kam', 'Tēma'],
    ['Saatja', 'Saadetud', 'Adressaat', 'Teema'],
    ['Od', 'Odoslané', 'Komu', 'Predmet'],
    ['Od', 'Poslano', 'Za', 'Zadeva'],
    ['Dari', 'Dikirim', 'Kepada', 'Subjek'],
    ['De', 'Envoyé', 'À', 'Objet'],
    ['Da', 'Inviato', 'A', 'Oggetto'],
    ['De', 'Enviado el', 'Para', 'Asunto'],
    ['Von', 'Gesendet', 'An', 'Betreff'],
    ['De', 'Enviat', 'Per a', 'Assumpte'],
    ['Frá', 'Sent', 'Til', 'Efni'],
    ['Daripada', 'Tarikh', 'Kepada', 'Subjek'],
    ['Пошиљалац', 'Датум', 'Прималац', 'Предмет'],
    ['Од', 'Датум', 'До', 'Тема'],
    ['से', 'दिनांक', 'प्रति', 'विषय'],
    ['از', 'تاریخ', 'به', 'موضوع'],
    ['გამგზავნი', 'თარიღი', 'მიმღები', 'თემა'],
    ['Nga', 'Dërguar', 'Për', 'Subjekti'],
  ])('%s, %s, %s, %s', (from, date, to, subject) => {
    const header = [`${from}: Hotel Aurora <a@b.test>`, `${date}: 5 May 2027`, `${to}: Nora`, `${subject}: Room 77`]
    expect(forwardedHeader(`FYI\n\n${header.join('\n')}\n\nDear Nora`)).toMatchObject({
      sender: { name: 'Hotel Aurora', address: 'a@b.test' },
      date: '5 May 2027',
      subject: 'Room 77',
      noteLength: 3,
    })
  })
})
