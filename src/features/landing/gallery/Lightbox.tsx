import { X } from 'lucide-react'
import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { gallery } from '#content/gallery.ts'
import { useDescription } from '#i18n/useDescription.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { PORTRAIT_MEDIA } from '#ui/Picture.tsx'
import { useMedia } from '#ui/useMedia.ts'
import { Exhibit } from './Exhibit.tsx'
import { type Place, PLACES, stepsFrom } from './order.ts'
import { NextButton, PreviousButton, RoundButton } from './RoundButton.tsx'
import { Slides } from './Slides.tsx'
import { Caption } from './lightbox/Caption.tsx'
import { Light, Springs } from './lightbox/Springs.tsx'
import { Stack } from './lightbox/Stack.tsx'
import { Zoomable } from './lightbox/Zoomable.tsx'

/** The props that the gallery passes to the lightbox. */
export type LightboxProps = {
  at: Place
  onMove: (at: Place) => void
  /** Called when it is closed by its button, Escape, Back or a click beside the picture. */
  onClose: () => void
}

/**
 * All pictures in full screen, category after category: one at a time, with the controls above it if
 * there is no room beside; on an upright screen below one another.
 */
export function Lightbox({ at, onMove, onClose }: LightboxProps) {
  const { t } = useTranslation()
  const { category, index } = at
  const selected = PLACES.findIndex((place) => place.category === category && place.index === index)
  const select = (next: number) => {
    const place = PLACES[next]
    if (place) onMove({ category: place.category, index: place.index })
  }
  const steps = stepsFrom(selected, PLACES.length, select)
  const upright = useMedia(PORTRAIT_MEDIA)
  const beside = useClickBeside(onClose)
  const describe = useDescription(category)
  const current = gallery[category][index]
  const name = t(`gallery.categories.${category}`)
  const label = t('gallery.viewer', { category: name })
  return (
    // Around the dialog, which has the focus after a click on it.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={steps.onKeyDown} className="contents">
      <Dialog
        open
        label={label}
        onClose={onClose}
        className="m-0 size-full max-h-none max-w-none overflow-hidden bg-pine-950 text-linen-50 transition-opacity duration-300 open:flex open:flex-col motion-reduce:transition-none starting:opacity-0 [&_:focus-visible]:outline-linen-50"
      >
        <Springs>
          <div {...beside} className="contents">
            <div className={`${BAR} top-0 justify-between gap-3`}>
              <h2 className="rounded-full bg-pine-950/75 px-3 py-1 text-lg roomy:bg-transparent">
                <span aria-live="polite">{name}</span>
                <span className="ml-3 font-sans text-base tabular-nums">
                  {t('gallery.counter', { index: index + 1, count: gallery[category].length })}
                </span>
              </h2>
              <RoundButton look="dark" label={t('app.close')} onClick={onClose}>
                <X aria-hidden />
              </RoundButton>
            </div>
            {upright ? (
              <Stack label={label} selected={selected} onSelect={select} />
            ) : (
              <>
                <Slides
                  items={PLACES}
                  selected={selected}
                  onSelect={select}
                  label={label}
                  prefetch
                  className="min-h-0 flex-1"
                  slideClassName="size-full"
                >
                  {(place, active) => <Slide place={place} active={active} />}
                </Slides>
                <div
                  className={`${BAR} bottom-0 justify-between gap-3 roomy:justify-center roomy:gap-8`}
                >
                  <PreviousButton look="dark" onClick={steps.showPrevious} />
                  <Caption text={current ? describe(current).caption : ''} />
                  <NextButton look="dark" onClick={steps.showNext} />
                </div>
              </>
            )}
          </div>
        </Springs>
      </Dialog>
    </div>
  )
}

const BAR =
  'pointer-events-none absolute inset-x-0 z-20 flex items-center p-3 roomy:pointer-events-auto roomy:static'

type SlideProps = { place: (typeof PLACES)[number]; active: boolean }

function Slide({ place: { category, item }, active }: SlideProps) {
  const { alt } = useDescription(category)(item)
  return (
    <Zoomable size={item.photo.img} active={active && item.type === 'image'}>
      <Light on={active}>
        <Exhibit item={item} alt={alt} sizes="min(100vw, 150vh)" active={active} eager />
      </Light>
    </Zoomable>
  )
}

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
  return target instanceof Element && !target.closest('button, p, h2, [data-picture]')
}
