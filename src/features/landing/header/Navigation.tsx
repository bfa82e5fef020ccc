import { clsx } from 'clsx'
import type { RefObject } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { type Place, places } from '#i18n/addresses.ts'
import { isPlainClick } from '#lib/isPlainClick.ts'
import { LanguageSwitch } from '#features/site/LanguageSwitch.tsx'
import type { Language } from '#i18n/languages.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { LaurelMark } from '#ui/LaurelMark.tsx'

type NavigationProps = {
  id: string
  ref: RefObject<HTMLDivElement | null>
  open: boolean
  current: Place
  /** Called instead of following a link while the menu is open. */
  onChoose: (place: Place) => void
  onSwitchLanguage: (language: Language) => void
}

const LINKS = [
  { place: 'home', delay: 'max-md:delay-50' },
  { place: 'gallery', delay: 'max-md:delay-75' },
  { place: 'info', delay: 'max-md:delay-100' },
  { place: 'contact', delay: 'max-md:delay-150' },
] as const

/** What guests look for most. */
const WITHIN = ['prices', 'location', 'questions'] as const

/** Without scripts the menu button does nothing, so small screens get the row too. */
export function Navigation(props: NavigationProps) {
  const { id, ref, open, current, onChoose, onSwitchLanguage } = props
  const { t } = useTranslation()

  const link = (place: Place, className: string) => (
    <a
      key={place}
      href={`#${places[place]}`}
      aria-current={place === current ? 'true' : undefined}
      className={className}
      onClick={(event) => {
        if (!open || !isPlainClick(event)) return
        event.preventDefault()
        onChoose(place)
      }}
    >
      {t(`nav.${place}`)}
    </a>
  )

  return (
    <div id={id} ref={ref} popover="auto" className={PANEL}>
      <LaurelMark className="pointer-events-none absolute -right-16 -bottom-10 -z-10 size-80 text-linen-100 md:hidden noscript:hidden" />
      <nav aria-label={t('nav.sections')} className={NAV}>
        {LINKS.map(({ place, delay }) => [
          link(place, clsx(LINK, RISE, delay, place === 'info' && HEAD_OF_MORE)),
          place === 'info' && (
            <div key="within" className={clsx(MORE, RISE, delay)}>
              {WITHIN.map((each) => link(each, LINK_OF_MORE))}
            </div>
          ),
        ])}
        {link('reservation', RESERVATION)}
      </nav>
      <LanguageSwitch onSwitch={onSwitchLanguage} className={LANGUAGE} />
    </div>
  )
}

const PANEL = clsx(
  'm-0 gap-x-[clamp(0.75rem,2.1vw,2rem)] md:static md:flex md:size-auto md:flex-wrap md:items-center md:overflow-visible md:bg-transparent md:p-0 noscript:contents!',
  'max-md:inset-x-0 max-md:top-header max-md:bottom-auto max-md:h-[calc(100dvh-theme(spacing.header))] max-md:w-full max-md:max-w-none max-md:flex-col max-md:bg-white max-md:open:flex',
  'max-md:overflow-x-hidden max-md:overflow-y-auto max-md:overscroll-contain max-md:px-gutter max-md:pt-4 max-md:pb-8',
  'max-md:not-open:opacity-0 max-md:starting:opacity-0',
  'max-md:transition-[opacity,display,overlay] max-md:transition-discrete max-md:duration-250 motion-reduce:transition-none',
)

const NAV = clsx(
  'flex flex-wrap gap-x-[clamp(0.75rem,2.1vw,2rem)] md:items-center',
  'max-md:grow max-md:flex-col max-md:flex-nowrap noscript:flex-row! noscript:flex-wrap!',
)

const RISE =
  'max-md:transition-[opacity,translate] max-md:duration-500 max-md:starting:opacity-0 motion-safe:max-md:starting:translate-y-4'

const INK = 'relative font-medium md:max-lg:text-[0.9375rem] text-pine-900 md:py-2.5'

const LINK = clsx(
  INK,
  'aria-[current]:max-md:text-accent-700',
  'max-md:border-b max-md:border-linen-200 max-md:py-4 max-md:font-serif max-md:text-3xl noscript:border-0! noscript:py-2! noscript:text-base!',
  'md:after:absolute md:after:inset-x-0 md:after:bottom-1 md:after:h-0.5 md:after:origin-left md:after:scale-x-0 md:after:rounded-full',
  'md:after:bg-accent-600 md:after:transition-transform md:after:duration-300 md:hover:after:scale-x-100 md:aria-[current]:after:scale-x-100',
)

// A wide screen's row has room for them from 1280 px on.
const MORE = clsx(
  'xl:contents noscript:contents! md:max-xl:hidden',
  'max-md:flex max-md:flex-wrap max-md:gap-x-6 max-md:border-b max-md:border-linen-200 max-md:pb-2',
)

const HEAD_OF_MORE = 'max-md:border-b-0 max-md:pb-0'

const LINK_OF_MORE = clsx(
  INK,
  'underline-offset-8 max-md:py-3 max-md:text-lg md:hover:underline aria-[current]:underline',
)

const RESERVATION = clsx(
  buttonStyle({ variant: 'primary' }),
  RISE,
  'md:short:min-h-8 max-md:mt-auto max-md:min-h-13 max-md:text-lg max-md:delay-200 sm:max-md:w-96 max-md:noscript:hidden',
)

const LANGUAGE = clsx(
  'font-semibold md:py-2.5 md:text-pine-900 md:underline-offset-4 md:hover:underline',
  'max-md:mt-2 max-md:py-3 max-md:text-center max-md:text-lg max-md:text-accent-700 sm:max-md:w-96 noscript:mt-0! noscript:w-auto!',
)
