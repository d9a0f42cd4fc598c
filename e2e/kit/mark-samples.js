/**
 * Evaluated in a page: marks the elements whose colours axe is to measure. Of those whose tags, classes and styles are
 * the same up to the root (the rows of a table), the first few with a text of their own stand for all.
 */
{
  const samples = 3
  const hasText = (element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== '')
  const styledBy = (element) =>
    `${element.tagName}.${element.getAttribute('class') ?? ''}${element.getAttribute('style') ?? ''}`

  const seen = new Map()
  for (const element of document.body.querySelectorAll('*')) {
    let path = ''
    for (let at = element; at; at = at.parentElement) path += styledBy(at)
    const count = seen.get(path) ?? 0
    const measured = count < samples && (hasText(element) || element.matches('input, textarea, select'))
    if (measured) seen.set(path, count + 1)
    element.toggleAttribute('data-measured', measured)
  }
}
