/**
 * The content security policy of the email frame: inline styles and embedded images only. Scripts, requests, forms,
 * frames and fonts are blocked, whatever the email contains.
 */
const policy = "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'"

/** The frame's `sandbox` permissions: links may open new windows, nothing else. */
export const frameSandbox = 'allow-popups allow-popups-to-escape-sandbox'

/**
 * Scrolls to an element in the frame by ID. The frame's document has no scripts and no origin, so it can only be
 * navigated to one of its own fragments; browsers that forbid this leave it unchanged.
 */
export function showInFrame(frame: HTMLIFrameElement | null, id: string): void {
  try {
    frame?.contentWindow?.location.replace(`about:srcdoc#${id}`)
  } catch {
    // The value is still marked.
  }
}

/** The document of the email frame. Emails are designed for a white background, so it stays white in dark mode. */
export const frameDocument = (markup: string): string => `<!doctype html>
<html><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width">
<style>:root{color-scheme:light}body{margin:16px;background:#fff;color:#18181b;font:14px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}img{max-width:100%;height:auto}table{max-width:100%}mark{background:#fde68a;color:inherit;border-radius:2px;scroll-margin:35vh 0}mark:target{outline:2px solid #4338ca}</style>
</head><body>${markup}</body></html>`
