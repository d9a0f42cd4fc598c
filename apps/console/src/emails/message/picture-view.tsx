import { useState } from 'react'
import { PlacedPage } from './placed-page'
import type { PlacedText } from './placed-text'
import type { Filling } from './selectable-text'

type PictureViewProps = {
  url: string
  name: string
  /** The words recognized in it. */
  words: readonly PlacedText[]
  /** What was read from it. */
  quotes: readonly string[]
  /** Where selected text goes. */
  filling: Filling | undefined
  /** Why it has no selectable text. */
  noText: string
}

/** A picture, with its text on top so that it can be selected. */
export function PictureView({ url, name, words, ...shown }: PictureViewProps) {
  const [size, setSize] = useState<{ readonly width: number; readonly height: number }>()
  return (
    <PlacedPage
      label={`Picture ${name}`}
      ratio={size && size.width / size.height}
      maxWidth={size?.width}
      texts={size ? words : []}
      isFirst
      {...shown}
    >
      <img
        src={url}
        alt={name}
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          width > 0 && height > 0 && setSize({ width, height })
        }
        className={size ? 'absolute inset-0 size-full' : 'mx-auto block h-auto max-w-full'}
      />
    </PlacedPage>
  )
}
