/** The surface of menus, selects and tooltips. */
export const popupClass =
  'min-w-40 rounded-box border border-line bg-surface p-1 shadow-lg outline-none origin-(--transform-origin)'

/** Rendered inside the page's main element, so that all content is inside a landmark. */
export const popupPlace = {
  get current(): HTMLElement | null {
    return document.querySelector('main')
  },
}
