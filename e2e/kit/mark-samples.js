/**
 * Runs in a page: marks the elements whose contrast axe measures. Of elements with the same tags, classes and styles up
 * to the root (such as table rows), only the first few with text are measured.
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
