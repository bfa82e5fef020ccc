import { Expand } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { NextButton, PreviousButton, RoundButton } from './RoundButton.tsx'
import type { Selection } from './useSelection.ts'

type CaptionBarProps = {
  caption: string
  count: number
  selection: Selection
  fullScreenButton: RefObject<HTMLButtonElement | null>
  onFullScreen: () => void
}

/**
 * The caption, the picture's number, and the buttons. Reserves the caption's height, so that
 * nothing moves.
 */
export function CaptionBar({
  caption,
  count,
  selection,
  fullScreenButton,
  onFullScreen,
}: CaptionBarProps) {
  const { t } = useTranslation()
  return (
    <div className="relative mt-4 flex flex-wrap items-center gap-x-3 lg:contents">
      <p
        aria-live="polite"
        className="flex min-h-[2lh] min-w-0 grow basis-36 items-center font-serif text-heading md:min-h-0 lg:col-start-1 lg:row-start-2 lg:items-end lg:self-end lg:pb-1"
      >
        {caption}
      </p>
      <div className="flex items-center gap-x-2 lg:col-start-1 lg:row-start-3 lg:mt-3">
        <span className="px-2 whitespace-nowrap lg:order-last text-pine-700 tabular-nums">
          {t('gallery.counter', { index: selection.selected + 1, count })}
        </span>
        {/* On a phone they are on the picture, near the thumb. */}
        <div className="flex gap-2 max-md:absolute max-md:right-0 max-md:bottom-[calc(100%+2rem)]">
          <PreviousButton onClick={selection.showPrevious} />
          <NextButton onClick={selection.showNext} />
        </div>
        <RoundButton
          ref={fullScreenButton}
          label={t('gallery.openFullScreen')}
          onClick={onFullScreen}
        >
          <Expand aria-hidden className="size-5" />
        </RoundButton>
      </div>
    </div>
  )
}
