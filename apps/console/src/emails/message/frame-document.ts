/**
 * What the frame of a mail may do, whatever stands in it: show styles of its own and pictures that are part of the
 * page. Everything else is none: scripts, requests, forms, frames, fonts.
 */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'"

/** What a frame of a mail is allowed by its `sandbox`: to open links in windows of their own, and nothing else. */
export const frameSandbox = 'allow-popups allow-popups-to-escape-sandbox'

/** The document of a mail's frame. Mails are written for white paper: it stays white in the dark as well. */
export const frameDocument = (markup: string): string => `<!doctype html>
<html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width">
<style>:root{color-scheme:light}body{margin:16px;background:#fff;color:#18181b;font:14px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}table{max-width:100%}mark{background:#fde68a;color:inherit;border-radius:2px}</style>
</head><body>${markup}</body></html>`
