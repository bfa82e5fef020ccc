import { X } from 'lucide-react'
import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { GalleryItem } from '#content/gallery.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Exhibit } from './Exhibit.tsx'
import { NextButton, PreviousButton, RoundButton } from './RoundButton.tsx'
import { Slides } from './Slides.tsx'
import type { Description } from '#i18n/useDescription.ts'
import type { Selection } from './useSelection.ts'
import { Caption } from './lightbox/Caption.tsx'
import { Light, Springs } from './lightbox/Springs.tsx'
import { Zoomable } from './lightbox/Zoomable.tsx'

/** The props that the viewer passes to the lightbox. */
export type LightboxProps = {
  items: readonly GalleryItem[]
  label: string
  describe: (item: GalleryItem) => Description
  selection: Selection
  /** Called when it is closed by its button, Escape, Back or a click beside the picture. */
  onClose: () => void
}

// Twice the width of an upright phone, whose small picture will be zoomed.
const SIZES = '(max-aspect-ratio: 4/5) 200vw, min(100vw, 150vh)'

/**
 * The pictures in full screen; the controls are above them if there is no room beside. The viewer
 * around it handles arrow keys.
 */
export function Lightbox({ items, label, describe, selection, onClose }: LightboxProps) {
  const { t } = useTranslation()
  const { selected, showPrevious, showNext } = selection
  const current = items[selected]
  const beside = useClickBeside(onClose)
  return (
    <Dialog
      open
      label={label}
      onClose={onClose}
      className="m-0 size-full max-h-none max-w-none overflow-hidden bg-pine-950 text-linen-50 transition-opacity duration-300 open:flex open:flex-col motion-reduce:transition-none starting:opacity-0 [&_:focus-visible]:outline-linen-50"
    >
      <Springs>
        <div {...beside} className="contents">
          <div className={`${BAR} top-0 justify-between`}>
            <p className="rounded-full bg-pine-950/75 px-3 py-1 tabular-nums roomy:bg-transparent">
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
                <Light on={active}>
                  <Exhibit
                    item={item}
                    alt={describe(item).alt}
                    sizes={SIZES}
                    active={active}
                    eager
                  />
                </Light>
              </Zoomable>
            )}
          </Slides>
          <div className={`${BAR} bottom-0 justify-between gap-3 roomy:justify-center roomy:gap-8`}>
            <PreviousButton look="dark" onClick={showPrevious} />
            <Caption text={current ? describe(current).caption : ''} />
            <NextButton look="dark" onClick={showNext} />
          </div>
        </div>
      </Springs>
    </Dialog>
  )
}

const BAR =
  'pointer-events-none absolute inset-x-0 z-10 flex items-center p-3 roomy:pointer-events-auto roomy:static'

/**
 * Handles clicks outside picture, controls and text, except at the end of a drag from one of them.
 */
function useClickBeside(onClick: () => void) {
  const pressed = useRef(false)
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      pressed.current = isBeside(target)
    },
    onClick: ({ target }: MouseEvent) => {
      if (pressed.current && isBeside(target)) onClick()
    },
  }
}

function isBeside(target: EventTarget): boolean {
  return target instanceof Element && !target.closest('button, p, [data-picture]')
}
