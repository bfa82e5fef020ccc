import { Expand } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { RoundButton } from './RoundButton.tsx'

type CaptionBarProps = {
  caption: string
  count: number
  /** The number of the picture, from zero. */
  selected: number
  fullScreenButton: RefObject<HTMLButtonElement | null>
  onFullScreen: () => void
}

/**
 * The caption, the picture's number, and the full-screen button. Reserves the caption's height, so that
 * nothing moves.
 */
export function CaptionBar({
  caption,
  count,
  selected,
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
          {t('gallery.counter', { index: selected + 1, count })}
        </span>
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
