import { clsx } from 'clsx'
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
  className?: string
}

/** What is on show, its place in the row, and the buttons that change it. The caption's room is kept, so nothing jumps. */
export function CaptionBar({
  caption,
  count,
  selection,
  fullScreenButton,
  onFullScreen,
  className,
}: CaptionBarProps) {
  const { t } = useTranslation()
  return (
    <div className={clsx('relative flex flex-wrap items-center gap-x-3', className)}>
      <p
        aria-live="polite"
        className="flex min-h-[2lh] min-w-0 grow basis-36 items-center font-serif text-heading md:min-h-0"
      >
        {caption}
      </p>
      <span className="pl-2 whitespace-nowrap text-pine-700 tabular-nums">
        {t('gallery.counter', { index: selection.selected + 1, count })}
      </span>
      {/* On a phone they lie on the picture, where a thumb is. */}
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
  )
}
