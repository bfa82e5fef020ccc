import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { GalleryItem } from '#content/gallery.ts'
import { Dialog } from '#ui/Dialog.tsx'
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
  /** Called when it is closed: by its button, Escape or Back. */
  onClose: () => void
}

const SIZES = 'min(100vw, 150vh)'

/**
 * The same pictures over the whole screen. Arrow keys are heard by the viewer around it.
 */
export function Lightbox({ items, label, describe, selection, onClose }: LightboxProps) {
  const { t } = useTranslation()
  const { selected, showPrevious, showNext } = selection
  const current = items[selected]
  return (
    <Dialog
      open
      label={label}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none overflow-hidden bg-pine-950 text-linen-50 transition-opacity duration-300 open:flex open:flex-col motion-reduce:transition-none starting:opacity-0 [&_:focus-visible]:outline-linen-50"
    >
      <div className="flex items-center justify-between p-3 pl-5">
        <p className="tabular-nums">
          {t('gallery.counter', { index: selected + 1, count: items.length })}
        </p>
        <RoundButton look="dark" label={t('app.close')} onClick={onClose}>
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
    </Dialog>
  )
}
