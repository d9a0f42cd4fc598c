/** The surface that menus, choices and tooltips open on. */
export const popupClass =
  'min-w-40 rounded-box border border-line bg-surface p-1 shadow-lg outline-none origin-(--transform-origin)'
