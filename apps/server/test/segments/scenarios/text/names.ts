import type { Scenario } from '../scenario'

const desk = 'Travel desk <travel@elsewhere.test>'

/** Corrections of names in bookings of which an email has only the reference. */
export const nameScenarios: readonly Scenario[] = [
  {
    name: 'a German airline corrects a name and does not repeat the flight',
    emails: [
      {
        by: 'Condor <noreply@condor.example>',
        recipient: desk,
        subject: 'Ihre Buchungsbestätigung DE#8Q',
        text: `Vielen Dank für Ihre Buchung.

Buchungsnummer: DE#8Q

Passagiere
1. Frau Grace Hoper
2. Herr Jörg Müller

DE 1512 Frankfurt (FRA) - Palma de Mallorca (PMI)
{4.} Abflug 06:15 Ankunft 08:30

Gesamtpreis: 300,00 USD`,
      },
      {
        by: 'Condor <noreply@condor.example>',
        recipient: desk,
        subject: 'Namenskorrektur zu Ihrer Buchung DE#8Q',
        sent: 4000,
        text: `Guten Tag,

wir haben den Namen wie gewünscht korrigiert.

Buchungsnummer: DE#8Q
Bisheriger Name: Frau Grace Hoper
Neuer Name: Frau Grace Hopper

Gebühr für die Namenskorrektur: 30,00 USD`,
      },
    ],
    segments: ['Grace Hopper +4 06:15 1512 Active 15000', 'Jörg Müller +4 06:15 1512 Active 15000'],
    stated: ['exchange 30.00 USD 0'],
  },
  {
    name: 'a Ukrainian agency corrects a name on two flights',
    emails: [
      {
        by: 'Авіакаси Київ <info@aviakasy.example>',
        recipient: desk,
        subject: 'Підтвердження замовлення № AK#12',
        text: `Замовлення № AK#12
Код бронювання авіакомпанії: LO#5F

Пасажири:
MS GRACE HOPER
MR JORG MULLER

LO 752 Київ (KBP) - Варшава (WAW)
{4:uk} 06:00 - 06:45

LO 281 Варшава (WAW) - Лондон (LHR)
{4:uk} 07:55 - 09:50

Загальна вартість: 600,00 USD`,
      },
      {
        by: 'Авіакаси Київ <info@aviakasy.example>',
        recipient: desk,
        subject: 'Виправлення прізвища у замовленні № AK#12',
        sent: 2000,
        text: `Прізвище пасажира у замовленні № AK#12 виправлено:
було: MS GRACE HOPER
стало: MS GRACE HOPPER

Комісія: 10,00 USD`,
      },
    ],
    segments: [
      'Grace Hopper +4 06:00 752 Active 9859',
      'Jörg Müller +4 06:00 752 Active 9858',
      'Grace Hopper +4 07:55 281 Active 20142',
      'Jörg Müller +4 07:55 281 Active 20141',
    ],
  },
  {
    name: 'an airline corrects a name in a table before it moves the flight, and one is cancelled',
    emails: [
      {
        by: 'Aegean Airlines <noreply@aegeanair.example>',
        recipient: desk,
        subject: 'Booking confirmation QX#8Z',
        html: `<html><body><table width="600"><tr><td>Booking reference: <b>QX#8Z</b></td></tr><tr><td><table><tr><td>A3 602</td><td>Athens (ATH)<br>{4:en-GB} 12:20</td><td>London Heathrow (LHR)<br>{4:en-GB} 14:25</td></tr></table></td></tr><tr><td>Passengers<br>Ms Ada Lovelase<br>Ms Grace Hopper</td></tr><tr><td>Total: USD 400.00</td></tr></table></body></html>`,
      },
      {
        by: 'Aegean Airlines <noreply@aegeanair.example>',
        recipient: desk,
        subject: 'Name correction QX#8Z',
        sent: 1000,
        html: `<html><body><p>Dear customer,</p><p>The name has been corrected as you asked.</p><table><tr><td>Booking reference</td><td>QX#8Z</td></tr><tr><td>Previous name</td><td>Ms Ada Lovelase</td></tr><tr><td>New name</td><td>Ms Ada Lovelace</td></tr></table><p>There is no charge.</p></body></html>`,
      },
      {
        by: 'Aegean Airlines <noreply@aegeanair.example>',
        recipient: desk,
        subject: 'Cancellation QX#8Z',
        sent: 4000,
        html: `<html><body><p>The ticket of Ms Ada Lovelace in booking QX#8Z has been cancelled.</p><p>Refund: USD 150.00</p></body></html>`,
      },
    ],
    segments: ['Grace Hopper +4 12:20 602 Active 20000', 'Ada Lovelace +4 12:20 602 Cancelled 20000'],
  },
]
