/**
 * Init script for every page of the screen walk. Collects findings that are only visible inside the page; each function
 * returns a list, empty if all is well.
 */
{
  /** How long a page must be idle before it counts as settled. */
  const quietMs = 120
  const controlsSelector =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, iframe, [tabindex]:not([tabindex^="-"])'
  /** Composite widgets have a single tab stop; arrow keys move within them. */
  const compositeSelector =
    '[data-bar],[role=tablist],[role=listbox],[role=menu],[role=grid],[role=radiogroup],[role=toolbar]'

  const shifts = []
  let lastChange = performance.now()
  const moved = ({ node, previousRect: from, currentRect: to }) =>
    `${describe(node)} from ${from.x},${from.y} to ${to.x},${to.y}`
  new PerformanceObserver((list) => {
    for (const { value, sources, hadRecentInput } of list.getEntries())
      if (!hadRecentInput) shifts.push({ value, of: sources.map(moved) })
  }).observe({ type: 'layout-shift', buffered: true })

  const noteChange = () => {
    lastChange = performance.now()
  }
  new PerformanceObserver(noteChange).observe({ type: 'resource' })
  let pending = 0
  const { fetch } = globalThis
  globalThis.fetch = async (...call) => {
    pending += 1
    try {
      return await fetch(...call)
    } finally {
      pending -= 1
      noteChange()
    }
  }

  const describe = (node) => {
    const element = node?.nodeType === Node.ELEMENT_NODE ? node : node?.parentElement
    if (!element) return 'a node that is gone'
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)
    return `${element.tagName.toLowerCase()}${element.id ? `#${element.id}` : ''} “${name}” (${element.getAttribute('class')?.slice(0, 60) ?? ''})`
  }
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
  const all = (selector, root = document) => [...root.querySelectorAll(selector)]

  /**
   * Resolves once the page has settled: heading and fonts are loaded, nothing is pending, and nothing has changed for a
   * while.
   */
  const waitUntilSettled = async () => {
    for (;;) {
      await new Promise(requestAnimationFrame)
      // The title of a loading page is also a heading.
      const pendingContent = document.querySelector('[aria-busy=true], [role=status] > h1')
      const busy = pending > 0 || pendingContent || document.fonts.status !== 'loaded'
      if (busy || !document.querySelector('h1')) noteChange()
      if (performance.now() - lastChange > quietMs) return
    }
  }

  /** Resolves once the current state has been painted. */
  const nextPaint = async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }

  /** Layout shifts since the page loaded, as a sum (CLS without input), and the largest one. */
  const layoutShifts = () => {
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    const [worst] = [...shifts].sort((one, other) => other.value - one.value)
    return sum > 0.02 ? [`shifts by ${sum.toFixed(3)}: ${worst.of.join(', ')}`] : []
  }

  const isClipped = (element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp } = getComputedStyle(element)
    const clips = (overflow) => overflow === 'hidden' || overflow === 'clip'
    const overflowsX = element.scrollWidth > element.clientWidth + 1
    const overflowsY = element.scrollHeight > element.clientHeight + 1
    if (element.tagName === 'INPUT') return false
    // An ellipsis is visible by itself; one-pixel boxes are for screen readers.
    if (element.clientWidth <= 1 || element.clientHeight <= 1) return false
    return (
      (clips(overflowX) && overflowsX && textOverflow !== 'ellipsis') ||
      (clips(overflowY) && overflowsY && webkitLineClamp === 'none' && textOverflow !== 'ellipsis')
    )
  }
  const scrolls = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at)
      if (overflowX === 'auto' || overflowX === 'scroll') return true
    }
    return false
  }

  /** Content that overflows the window or is clipped. The 64 px sidebar clips its labels on purpose, and so do maps. */
  const clipped = (root = document) => {
    const { scrollWidth, clientWidth } = document.documentElement
    const elements = all('body *', root === document ? document : root).filter(
      (element) =>
        element instanceof HTMLElement &&
        !element.closest('#sidebar, .sr-only, [aria-hidden=true]') &&
        isShown(element),
    )
    const outside = elements.filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1 && (left < -1 || right > clientWidth + 1) && !scrolls(element)
    })
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth - clientWidth} px wider than its window`] : []),
      ...outside.slice(0, 3).map((element) => `beyond the window: ${describe(element)}`),
      ...elements
        .filter(isClipped)
        .slice(0, 3)
        .map((element) => `cut off: ${describe(element)}`),
    ]
  }

  /** Finishes animations that started before motion was reduced: a running transition continues regardless. */
  const finishAnimations = () => {
    for (const animation of document.getAnimations())
      if (animation.effect.getComputedTiming().endTime !== Infinity) animation.finish()
  }

  /** Running animations: any, if motion is reduced; otherwise endless ones that do not indicate loading. */
  const animating = (reduced) =>
    document
      .getAnimations()
      .filter((animation) => {
        const { target } = animation.effect
        const endless = animation.effect.getComputedTiming().endTime === Infinity
        return (
          animation.playState === 'running' &&
          (reduced || (endless && !target.closest('[aria-busy], [role=status], progress')))
        )
      })
      .map(({ effect }) => `moves: ${describe(effect.target)}`)

  const tabWalk = { expected: new Map(), reached: new Set(), withoutFocusStyle: [] }
  /** Properties, besides the outline, that may show focus. */
  const focusProperties = ['boxShadow', 'borderColor', 'backgroundColor', 'textDecorationLine', 'stroke', 'filter']
  const styleOf = (element) =>
    [
      [element],
      [element, '::before'],
      [element, '::after'],
      [element.parentElement],
      [element.nextElementSibling],
      [element.previousElementSibling],
    ]
      .filter(([of]) => of)
      .map((of) => {
        const style = getComputedStyle(...of)
        const outline = style.outlineStyle === 'none' ? '' : style.outline
        return [outline, ...focusProperties.map((name) => style[name])].join()
      })
      .join(';')

  /** In a radio group only the checked button is a tab stop, or the first one. */
  const isStop = (element) => {
    if (element.disabled || element.closest('[inert], [aria-hidden=true]') || !isShown(element)) return false
    if (element.tabIndex < 0) return !element.closest(compositeSelector)
    if (element.type !== 'radio' || element.name === '') return true
    const group = all(`input[type=radio][name="${CSS.escape(element.name)}"]`, element.form ?? document)
    return element === (group.find(({ checked }) => checked) ?? group[0])
  }

  const lacksFocusStyle = (element) =>
    element.tagName !== 'IFRAME' && tabWalk.expected.get(element) === styleOf(element)

  const onFocus = ({ target }) => {
    if (tabWalk.reached.has(target)) return
    tabWalk.reached.add(target)
    if (lacksFocusStyle(target)) tabWalk.withoutFocusStyle.push(target)
  }

  /**
   * Key presses outpace frames: an element that seemed to lack a focus style is focused once more and given a frame to
   * show it.
   */
  const stillLacksFocusStyle = async (element) => {
    element.focus()
    await new Promise(requestAnimationFrame)
    return element.isConnected && lacksFocusStyle(element)
  }

  /** Starts a walk by Tab below `root`. Returns the expected number of tab stops. */
  const startTabWalk = (root = document) => {
    // An element that is already focused would be reported.
    document.activeElement?.blur()
    tabWalk.reached.clear()
    tabWalk.withoutFocusStyle = []
    tabWalk.expected = new Map(
      all(controlsSelector, root)
        .filter(isStop)
        .map((element) => [element, styleOf(element)]),
    )
    document.addEventListener('focusin', onFocus)
    return tabWalk.expected.size
  }

  /** Expected tab stops that Tab has not reached yet. */
  const unreached = () =>
    [...tabWalk.expected.keys()].filter(
      (element) => element.isConnected && isStop(element) && !tabWalk.reached.has(element),
    )

  const endTabWalk = async () => {
    document.removeEventListener('focusin', onFocus)
    const withoutFocusStyle = []
    for (const element of tabWalk.withoutFocusStyle)
      if (await stillLacksFocusStyle(element)) withoutFocusStyle.push(element)
    document.activeElement?.blur()
    return [
      ...withoutFocusStyle.slice(0, 5).map((element) => `shows no focus: ${describe(element)}`),
      ...unreached()
        .slice(0, 5)
        .map((element) => `Tab does not reach: ${describe(element)}`),
    ]
  }

  const dialog = () =>
    document.querySelector(
      '[role=dialog]:not([data-nested-dialog-open]), [role=alertdialog], [role=menu], [role=listbox]',
    ) ?? document

  globalThis.probe = {
    waitUntilSettled,
    nextPaint,
    layoutShifts,
    clipped: () => clipped(dialog()),
    animating,
    finishAnimations,
    startTabWalk: () => startTabWalk(dialog()),
    unreached: () => unreached().length,
    endTabWalk,
  }
}
