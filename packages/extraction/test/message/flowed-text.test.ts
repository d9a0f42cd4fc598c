import { joinFlowedLines } from '@sextant/extraction/message/flowed-text'
import { readMessage } from '@sextant/extraction/message/read-message'
import { expect, test } from 'vitest'

test.each([
  ['joins lines that end with a space', 'Check in from \r\n15:00\r\nRoom 7', 'Check in from 15:00\nRoom 7'],
  ['joins quoted lines of one depth alone', '> from \n> here \n>> there\nno', '> from here \n>> there\nno'],
  ['gives back what a space shields', ' > is no quote\n  indented', '> is no quote\n indented'],
  ['keeps the line in front of a signature', 'Bye\n-- \nAda', 'Bye\n-- \nAda'],
  ['does not continue onto a signature', 'Bye \n-- \nAda', 'Bye \n-- \nAda'],
])('%s (RFC 3676)', (_, text, joined) => expect(joinFlowedLines(text, false)).toBe(joined))
test('the joining of flowed text drops the space where the message says so', () =>
  expect(joinFlowedLines('東京 \n駅 \nまで', true)).toBe('東京駅まで'))
test('the joining of flowed text is applied to plain text that declares it', () => {
  const read = (type: string): string | undefined =>
    readMessage(
      Buffer.from(`From: a@b.example\r\nContent-Type: ${type}\r\n\r\nTable for \r\ntwo`),
    ).message.parts[0]?.text()
  expect(read('text/plain; format=flowed')).toBe('Table for two')
  expect(read('text/plain')).toBe('Table for \r\ntwo')
})
