/** The surface that menus, choices and tooltips open on. */
export const popupClass =
  'min-w-40 rounded-box border border-line bg-surface p-1 shadow-lg outline-none origin-(--transform-origin)'

/** Where they stand: inside the page's main part, so that everything on a page is in one of its landmarks. */
export const popupPlace = {
  get current(): HTMLElement | null {
    return document.querySelector('main')
  },
}
