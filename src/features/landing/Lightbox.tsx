import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { GalleryItem } from '#content/gallery.ts'
import { Exhibit } from './gallery/Exhibit.tsx'
import { NextButton, PreviousButton, RoundButton } from './gallery/RoundButton.tsx'
import { Slides } from './gallery/Slides.tsx'
import type { Description } from './gallery/useDescription.ts'
import type { Selection } from './gallery/useSelection.ts'
import { Caption } from './lightbox/Caption.tsx'
import { Zoomable } from './lightbox/Zoomable.tsx'

/** What the lightbox shares with the viewer that opens it. */
export type LightboxProps = {
  items: readonly GalleryItem[]
  label: string
  describe: (item: GalleryItem) => Description
  selection: Selection
  /** Called once it has closed, by its button or by Escape. */
  onClose: () => void
}

const SIZES = 'min(100vw, 150vh)'

/**
 * The same pictures over the whole screen, in a native modal dialog: the browser keeps the focus inside, closes on
 * Escape and gives the focus back. Arrow keys are heard by the viewer around it.
 */
export function Lightbox({ items, label, describe, selection, onClose }: LightboxProps) {
  const { t } = useTranslation()
  const dialog = useModal()
  const { selected, showPrevious, showNext } = selection
  const current = items[selected]
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none overflow-hidden bg-pine-950 text-linen-50 transition-opacity duration-300 open:flex open:flex-col motion-reduce:transition-none starting:opacity-0 [&_:focus-visible]:outline-linen-50"
    >
      <div className="flex items-center justify-between p-3 pl-5">
        <p className="tabular-nums">
          {t('gallery.counter', { index: selected + 1, count: items.length })}
        </p>
        <RoundButton look="dark" label={t('app.close')} onClick={() => dialog.current?.close()}>
          <X aria-hidden />
        </RoundButton>
      </div>
      <Slides
        items={items}
        selection={selection}
        label={label}
        prefetch
        className="min-h-0 flex-1"
        slideClassName="size-full"
      >
        {(item, active) => (
          <Zoomable size={item.photo.img} active={active && item.type === 'image'}>
            <Exhibit item={item} alt={describe(item).alt} sizes={SIZES} active={active} eager />
          </Zoomable>
        )}
      </Slides>
      <div className="flex items-center justify-between gap-4 p-3 lg:justify-center lg:gap-8">
        <PreviousButton look="dark" onClick={showPrevious} />
        <Caption text={current ? describe(current).caption : ''} />
        <NextButton look="dark" onClick={showNext} />
      </div>
    </dialog>
  )
}

/** Opens its dialog for as long as it is mounted and holds the page behind still. */
function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before the slides find their place, which they can only once they are laid out.
  useLayoutEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal()
    const { style } = document.documentElement
    style.overflow = 'hidden'
    return () => {
      style.overflow = ''
    }
  }, [])
  return dialog
}
