import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { FormField } from '../../kit/fill-form'
import { announce } from '../../ui/announce'
import { Button } from '../../ui/button'
import { cx } from '../../ui/cx'
import { MenuAt } from '../../ui/menu'
import { notifyError } from '../../ui/notices'
import type { Region } from './placed-text'
import { moveSelection, placeBelow, placeOfSelection, selectedIn, type TextSelection } from './selection'
import { useRegion } from './use-region'

/** Where selected text goes: the fields it can fill, most likely first, and the function that fills one. */
export type Filling = {
  readonly fields: () => readonly FormField[]
  readonly fill: (field: FormField, selected: TextSelection) => void
}

type SelectableTextProps = {
  label: string
  /** If omitted, text can be selected but goes nowhere. */
  filling?: Filling | undefined
  /** How to select; empty if nothing is selectable. */
  hint?: string
  /** Whether the hint is visible or only read out, since showing it once per screen is enough. */
  isHintShown?: boolean
  /** Returns the text in a rectangle drawn over it; if omitted, none can be drawn. */
  regions?: { readonly selectedIn: (region: Region) => TextSelection | null; readonly noText: string }
  className: string
  style?: CSSProperties
  children: ReactNode
}

const percent = (part: number): string => `${part * 100}%`
const styleOf = ({ left, top, width, height }: Region): CSSProperties => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
})

type Offer = { readonly selected: TextSelection; readonly place: { readonly top: number; readonly left: number } }

type OpenMenu = {
  readonly fields: readonly FormField[]
  readonly anchor: HTMLElement | null
  readonly focusAfter: HTMLElement | null
}

/**
 * A text whose passages fill a form. Select with the mouse, word by word with the arrow keys, or by drawing a rectangle
 * with either; Enter, or the button at the selection, then offers the fields.
 */
export function SelectableText({
  label,
  filling,
  hint = 'Select text with the mouse, or with the arrow keys and Shift, to put it into a field.',
  isHintShown = true,
  regions,
  className,
  style,
  children,
}: SelectableTextProps) {
  const [offer, setOffer] = useState<Offer | null>(null)
  const [menu, setMenu] = useState<OpenMenu>()
  const pane = useRef<HTMLPreElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const hintId = useId()
  const offerIn = (selection: Region): TextSelection | null => {
    const selected = regions?.selectedIn(selection) ?? null
    setOffer(
      selected && pane.current && box.current
        ? { selected, place: placeBelow(selection, pane.current, box.current) }
        : null,
    )
    return selected
  }
  const { region, begin, onKeyPress, clear } = useRegion({
    onSelect: (selection) => offerIn(selection) ?? notifyError(regions?.noText ?? ''),
    // Announces only the content, since it changes with each key.
    onMove: (selection) => announce(offerIn(selection)?.text ?? 'No text in the rectangle.'),
  })
  const drawnAt = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (region) drawnAt.current?.scrollIntoView({ block: 'nearest' })
  }, [region])
  const showOffer = () => {
    if (!filling || !pane.current || !box.current) return
    // A rectangle stays selected until words are.
    const selected = selectedIn(pane.current)
    if (!selected && region) return
    setOffer(selected && { selected, place: placeOfSelection(pane.current, box.current) })
  }
  const openMenu = () =>
    filling && setMenu({ fields: filling.fields(), anchor: button.current, focusAfter: pane.current })
  const onKeyDown = (event: KeyboardEvent) => {
    if (!filling || !pane.current || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Enter' && offer) openMenu()
    else if (event.key === 'Enter' && region && regions) notifyError(regions.noText)
    else if (event.key === 'Escape') {
      getSelection()?.removeAllRanges()
      clear()
      setOffer(null)
    } else if (regions && onKeyPress(pane.current, event.key, event.shiftKey)) return event.preventDefault()
    else if (moveSelection(pane.current, event.key, event.shiftKey)) clear()
    else return
    event.preventDefault()
    showOffer()
  }
  return (
    <div ref={box} className="relative">
      {filling && hint ? (
        <p id={hintId} className={cx(isHintShown ? 'border-b border-line px-4 py-2 text-sm text-muted' : 'sr-only')}>
          {hint}
        </p>
      ) : null}
      {/* Text is selected in it with the mouse or the keys named in its hint; the button and the menu do the rest. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above */}
      <pre
        ref={pane}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
        tabIndex={0}
        role={filling ? 'group' : undefined}
        aria-label={label}
        aria-describedby={filling && hint ? hintId : undefined}
        onMouseDown={(event) => {
          setOffer(null)
          if (filling && regions) begin(event)
        }}
        onMouseUp={() => setTimeout(showOffer)}
        onKeyUp={showOffer}
        onKeyDown={onKeyDown}
        onScroll={() => offer && showOffer()}
        className={className}
        style={style}
      >
        {children}
        {region ? (
          <span
            ref={drawnAt}
            style={styleOf(region)}
            className="pointer-events-none absolute border-2 border-accent bg-accent/15"
          />
        ) : null}
      </pre>
      {filling && offer ? (
        <Button
          ref={button}
          variant="primary"
          className="absolute z-10 px-3 shadow-lg"
          style={offer.place}
          aria-haspopup="menu"
          onClick={openMenu}
        >
          Put into field
        </Button>
      ) : null}
      {filling && offer && menu ? (
        <MenuAt
          open
          anchor={menu.anchor}
          focusAfter={menu.focusAfter}
          onClose={() => setMenu(undefined)}
          items={menu.fields.map((field) => ({
            label: field.label,
            onSelect: () => {
              filling.fill(field, offer.selected)
              setMenu(undefined)
              // Otherwise arrow keys would keep moving the rectangle.
              if (region) setOffer(null)
              clear()
            },
          }))}
        />
      ) : null}
    </div>
  )
}
