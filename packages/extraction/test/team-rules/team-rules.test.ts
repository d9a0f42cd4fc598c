import { ParsingRuleField, type ParsingRuleKind } from '@sextant/contract/emails/parsing-rule-fields'
import type { ParsingRuleDefinition } from '@sextant/contract/emails/parsing-rules'
import { describe, expect, test } from 'vitest'
import { readMessage } from '../../src/message/read-message'
import { applyTeamRules, readMail, ruleApplies, ruleInputOf } from '../../src/team-rules/apply-team-rules'
import { locate } from '../../src/team-rules/locate'
import { readingOf } from '../../src/team-rules/read-by-rule'
import { letter, mailOf, received } from './letter'

/** Marks values in the first text of an example, as a person would, and creates a rule from the marks. */
function ruleFrom(
  kind: ParsingRuleKind,
  example: ReturnType<typeof mailOf>,
  marked: Partial<Record<ParsingRuleField, string>>,
): ParsingRuleDefinition {
  const text = example.words[0]?.text ?? ''
  const fields = Object.entries(marked).map(([name, value]) => {
    const field = ParsingRuleField.parse(name)
    const within = text.includes(value) ? ('text' as const) : ('subject' as const)
    const whole = within === 'text' ? text : example.subject
    const start = whole.indexOf(value)
    const mark = { field, within, start, end: start + value.length }
    const others = Object.values(marked).filter((one) => one !== value)
    const locator = locate(whole, mark, { reading: readingOf(whole, received), others })
    if (!locator) throw new Error(`nothing stands still beside ${field}`)
    return { field, locator }
  })
  return { kind, sender: 'inn.test', subject: '', reads: 'message', fields, part: '1', marks: [] }
}

describe('a rule made from one email reads the next', () => {
  test('for a hotel with values next to their labels, in English', () => {
    const example = mailOf(
      'Dear Ms Hopper,\n\nHotel: The Quiet Inn\nArrival: 3 March 2027\nDeparture: 5 March 2027\nReference: QI-88213\nGuest: Grace Hopper\nTotal: EUR 310.00\n',
    )
    const rule = ruleFrom('lodging', example, {
      name: 'The Quiet Inn',
      start: '3 March 2027',
      end: '5 March 2027',
      reference: 'QI-88213',
      traveler: 'Grace Hopper',
      price: 'EUR 310.00',
    })
    const next = mailOf(
      'Dear Mr Hoare,\nwe moved!\n\nHotel: The Loud Inn\nArrival: 12 April 2027\nDeparture: 15 April 2027\nReference: QI-90001\nGuest: Tony Hoare\nTotal: EUR 99.50\n',
    )
    expect(readMail(rule, next)).toMatchObject({
      fault: null,
      reservation: {
        kind: 'lodging',
        name: 'The Loud Inn',
        confirmation_no: 'QI-90001',
        travelers: [{ name: 'Tony Hoare' }],
        start: { time: { local: '2027-04-12' } },
        end: { time: { local: '2027-04-15' } },
        price: '99.50',
        currency: 'EUR',
      },
    })
  })

  test('for a train with values below their labels in columns, in German', () => {
    const page = (from: string, to: string, day: string, at: string, number: string) =>
      `<table><tr><th>Von</th><th>Nach</th><th>Datum</th><th>Abfahrt</th><th>Zug</th></tr><tr><td>${from}</td><td>${to}</td><td>${day}</td><td>${at}</td><td>${number}</td></tr></table><p>Auftragsnummer ist ZZ71Q4, gute Reise!</p>`
    const example = mailOf(page('Hamburg Hbf', 'Berlin Hbf', '04.03.2027', '08:36', 'ICE 703'), 'Ticket', 'text/html')
    const rule = ruleFrom('train', example, {
      from: 'Hamburg Hbf',
      to: 'Berlin Hbf',
      startDay: '04.03.2027',
      startTime: '08:36',
      number: 'ICE 703',
      reference: 'ZZ71Q4',
    })
    const next = mailOf(
      page('Köln Hbf', 'München Hbf', '21.05.2027', '13:55', 'ICE 513').replace('ZZ71Q4', 'AB12CD'),
      'Ticket',
      'text/html',
    )
    expect(readMail(rule, next).reservation).toMatchObject({
      start: { place: { name: 'Köln Hbf' }, time: { local: '2027-05-21T13:55:00' } },
      end: { place: { name: 'München Hbf' } },
      number: 'ICE 513',
      confirmation_no: 'AB12CD',
    })
  })

  test('for a flight with values within a sentence and in the subject, in French', () => {
    const say = (day: string, from: string, to: string, number: string) =>
      `Bonjour,\nVotre vol ${number} partira le ${day} de ${from} vers ${to} comme prévu.\n`
    const example = mailOf(say('6 mars 2027 à 09:20', 'LYS', 'NTE', 'AF 1420'), 'Dossier KLM4QX confirmé')
    const rule = ruleFrom('flight', example, {
      number: 'AF 1420',
      start: '6 mars 2027 à 09:20',
      fromCode: 'LYS',
      toCode: 'NTE',
      reference: 'KLM4QX',
    })
    const next = mailOf(say('17 juin 2027 à 18:05', 'CDG', 'NCE', 'AF 7702'), 'Dossier PQR8ST confirmé')
    expect(readMail(rule, next).reservation).toMatchObject({
      provider: { iata_code: 'AF' },
      number: '7702',
      confirmation_no: 'PQR8ST',
      start: { place: { iata_code: 'CDG' }, time: { local: '2027-06-17T18:05:00' } },
      end: { place: { iata_code: 'NCE' } },
    })
  })

  test('for a car with labels on lines of their own, in Spanish', () => {
    const say = (out: string, back: string, place: string) =>
      `Recogida\n${out}\n${place}\n\nDevolución\n${back}\n\nConductor\nAda Lovelace\n`
    const example = mailOf(say('3 de marzo de 2027 10:00', '6 de marzo de 2027 18:00', 'Madrid Atocha'))
    const rule = ruleFrom('car', example, {
      start: '3 de marzo de 2027 10:00',
      end: '6 de marzo de 2027 18:00',
      from: 'Madrid Atocha',
      traveler: 'Ada Lovelace',
    })
    const next = mailOf(say('11 de julio de 2027 08:30', '12 de julio de 2027 20:00', 'Sevilla Santa Justa'))
    expect(readMail(rule, next).reservation).toMatchObject({
      kind: 'car',
      start: { place: { name: 'Sevilla Santa Justa' }, time: { local: '2027-07-11T08:30:00' } },
      end: { time: { local: '2027-07-12T20:00:00' } },
    })
  })
})

describe('a rule', () => {
  const rule: ParsingRuleDefinition = {
    kind: 'lodging',
    sender: 'inn.test',
    subject: 'confirmación reserva',
    reads: 'message',
    part: '1',
    marks: [],
    fields: [
      { field: 'name', locator: { place: 'beside', label: 'Hotel' } },
      { field: 'start', locator: { place: 'beside', label: 'Arrival' } },
      { field: 'end', locator: { place: 'beside', label: 'Departure' } },
    ],
  }

  test('gives no booking from an incomplete email, and says what is missing', () => {
    const { reservation, fault, values } = readMail(rule, mailOf('Hotel: The Inn\nArrival: 3 March 2027\n'))
    expect(reservation).toBeNull()
    expect(fault).toBe('A stay without both days was left out.')
    expect(values).toEqual([
      { field: 'name', text: 'The Inn' },
      { field: 'start', text: '3 March 2027' },
      { field: 'end', text: null },
    ])
  })

  test('applies only to its sender and subject, also in forwarded emails', () => {
    const whole = 'Hotel: The Inn\nArrival: 3 March 2027\nDeparture: 4 March 2027\n'
    expect(ruleApplies(rule, mailOf(whole, 'Confirmacion de su RESERVA'))).toBe(true)
    expect(ruleApplies(rule, mailOf(whole, 'Newsletter'))).toBe(false)
    const { message } = readMessage(
      Buffer.from(
        `From: grace@acme.test\r\nSubject: Fwd: confirmación reserva\r\n\r\n> From: Desk <desk@mail.inn.test>\r\n> ${whole}`,
      ),
    )
    expect(ruleApplies(rule, ruleInputOf(message, received))).toBe(true)
    expect(ruleApplies({ ...rule, sender: 'other.test' }, ruleInputOf(message, received))).toBe(false)
  })

  test('is used in order, with evidence, and only if nothing else read the email', () => {
    const { message } = readMessage(
      letter('Hotel: The Inn\nArrival: 3 March 2027\nDeparture: 4 March 2027\n', 'confirmación reserva'),
    )
    const nothing = {
      reservations: [],
      class: 'other',
      source: { id: 'Email', name: 'Email', type: 'unknown' },
      diagnostics: [],
    } as const
    const rules = [
      { id: '3', name: 'Wrong', version: 1, definition: { ...rule, fields: rule.fields.slice(0, 1) } },
      { id: '4', name: 'Right', version: 2, definition: rule },
    ]
    const extraction = { ...nothing, reservations: [], diagnostics: [] }
    const told = applyTeamRules(message, extraction, rules, received)
    expect(told?.rule).toEqual({ id: '4', name: 'Right', version: 2 })
    const [read] = told?.extraction.reservations ?? []
    expect(read?.evidence['name']).toMatchObject({
      reader: 'rule',
      path: 'rule 4, version 2, 1:8',
      text: 'The Inn',
    })
    expect(read).toBeDefined()
    expect(applyTeamRules(message, { ...extraction, reservations: read ? [read] : [] }, rules, received)).toBeNull()
  })
})
