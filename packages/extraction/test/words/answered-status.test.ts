import { extract } from '@sextant/extraction/extract'
import { expect, test } from 'vitest'

/** An answer with the state of two trains, above the question. */
const answer = `From: Linden Travel <desk@linden.example>
To: a@b.example
Date: Wed, 3 Mar 2027 10:00:00 +0000
Subject: RE: cancel the way back, file 27/1190
Content-Type: text/plain; charset=utf-8

Good morning,

done, only the way back is cancelled.

AVE 2081, Monday 15 March 2027
07:52 Cordoba - 09:38 Madrid
Traveler: Anna Nowak
Reference: K7R2TB
Status: confirmed

AVE 2180, Tuesday 16 March 2027
18:00 Madrid - 19:45 Cordoba
Traveler: Anna Nowak
Reference: M4VX9J
Status: cancelled

Kind regards
Linden Travel

-----Original Message-----
From: Anna Nowak <anna@example.com>
Sent: Tuesday, 2 March 2027 18:10
Subject: cancel the way back

Could you cancel my train on the 16th?
`

test('an answer above its question states what has become of each booking', () => {
  const { reservations } = extract({
    definitions: [],
    bytes: new TextEncoder().encode(answer),
    name: 'mail.eml',
    contextDate: '2027-03-03',
  }).extraction
  expect(reservations.map(({ number, status }) => `${number} ${status}`)).toEqual([
    'AVE 2081 confirmed',
    'AVE 2180 cancelled',
  ])
})
