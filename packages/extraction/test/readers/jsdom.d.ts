/** The part of jsdom that the markup tests need. */
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
