import { htmlText } from '@sextant/extraction/html/html-text'
import { expect, test } from 'vitest'

test.each([
  ['cells of a row stand beside each other', '<table><tr><td>From</td><td>To</td></tr></table>', 'From   To'],
  [
    'line by line',
    '<table><tr><td>Check-in<br><b>3 May</b><br>from 15:00</td><td><p>Check-out</p><p>5 May</p></td></tr></table>',
    'Check-in   Check-out\n3 May   5 May\nfrom 15:00',
  ],
  [
    'a table within a row is layout: what stands beside it stands below',
    '<table><tr><td>Left<br>side</td><td>x<table><tr><td>a</td><td>b</td></tr></table></td></tr></table>',
    'Left\nside\nx\na   b',
  ],
  [
    'a long cell is layout, too',
    `<table><tr><td>${'line<br>'.repeat(9)}</td><td>beside</td></tr></table>`,
    `${'line\n'.repeat(9)}beside`,
  ],
  ['rows and cells need no end', '<table><tr><td>a<td>b<tr><td>c<td>d</table>e', 'a   b\nc   d\ne'],
  ['nor a table', '<tr><td>a</td><td>b', 'a   b'],
  ['preformatted text keeps its lines', '<pre>one\ntwo</pre>three\nfour', 'one\ntwo\nthree four'],
  ['and its columns', '<pre>one    two\nthree  four</pre>', 'one   two\nthree   four'],
  ['scripts and styles say nothing', '<style>a{}</style>b<script>c</script>', 'b'],
])('%s', (_, html, text) => expect(htmlText(html)).toBe(text))
