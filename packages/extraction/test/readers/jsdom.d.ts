/** What of jsdom the tests of markup need: a page's tree. */
declare module 'jsdom' {
  interface PageElement {
    readonly textContent: string | null
    readonly parentElement: PageElement | null
    closest(selector: string): PageElement | null
    getAttribute(name: string): string | null
  }
  export class JSDOM {
    constructor(html: string)
    readonly window: { document: { querySelectorAll(selector: string): Iterable<PageElement> } }
  }
}
