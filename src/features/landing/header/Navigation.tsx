import { clsx } from 'clsx'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { anchors, type Section } from '#content/sections.ts'
import { isPlainClick } from '#features/landing/isPlainClick.ts'
import { LanguageSwitch } from '#features/landing/LanguageSwitch.tsx'
import type { Language } from '#i18n/index.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { LaurelMark } from '#ui/LaurelMark.tsx'

type NavigationProps = {
  id: string
  ref: RefObject<HTMLDivElement | null>
  /** Whether the small screens' menu is open. */
  open: boolean
  current: Section
  language: Language
  /** Called instead of following a link while the menu is open. */
  onChoose: (section: Section) => void
  onSwitchLanguage: () => void
}

const LINKS = [
  { section: 'home', delay: 'delay-50' },
  { section: 'gallery', delay: 'delay-75' },
  { section: 'info', delay: 'delay-100' },
  { section: 'contact', delay: 'delay-150' },
] as const

/**
 * The links of the header: a row on wide screens, the panel that the menu button opens on small ones.
 * Without scripts the button could do nothing, so small screens get the row, too.
 */
export function Navigation(props: NavigationProps) {
  const { id, ref, open, current, language, onChoose, onSwitchLanguage } = props
  const { t } = useTranslation()

  const link = (section: Section, className: string) => (
    <a
      key={section}
      href={`#${anchors[section]}`}
      aria-current={section === current ? 'true' : undefined}
      className={className}
      onClick={(event) => {
        if (!open || !isPlainClick(event)) return
        event.preventDefault()
        onChoose(section)
      }}
    >
      {t(`nav.${section}`)}
    </a>
  )

  return (
    <div id={id} ref={ref} data-open={open || undefined} className={PANEL}>
      <LaurelMark className="pointer-events-none absolute -right-16 -bottom-10 -z-10 size-80 text-linen-100 lg:hidden noscript:hidden" />
      <nav aria-label={t('nav.sections')} className={NAV}>
        {LINKS.map(({ section, delay }) => link(section, clsx(LINK, RISE, delay)))}
        {link('reservation', RESERVATION)}
      </nav>
      <LanguageSwitch language={language} onSwitch={onSwitchLanguage} className={LANGUAGE} />
    </div>
  )
}

const PANEL = clsx(
  'gap-x-8 lg:flex lg:flex-wrap lg:items-center noscript:contents!',
  'max-lg:fixed max-lg:inset-x-0 max-lg:top-16 max-lg:flex max-lg:h-[calc(100dvh-4rem)] max-lg:flex-col max-lg:bg-white',
  'max-lg:overflow-x-hidden max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:px-gutter max-lg:pt-4 max-lg:pb-8',
  'max-lg:not-data-open:hidden max-lg:not-data-open:opacity-0 max-lg:starting:opacity-0',
  'max-lg:transition-[opacity,display] max-lg:transition-discrete max-lg:duration-250 motion-reduce:transition-none',
)

const NAV = clsx(
  'flex flex-wrap gap-x-5 lg:items-center xl:gap-x-8',
  'max-lg:grow max-lg:flex-col max-lg:flex-nowrap noscript:flex-row! noscript:flex-wrap!',
)

const RISE =
  'max-lg:transition-[opacity,translate] max-lg:duration-500 max-lg:starting:opacity-0 motion-safe:max-lg:starting:translate-y-4'

const LINK = clsx(
  'relative font-medium text-pine-900 aria-[current]:max-lg:text-aegean-700 lg:py-2.5',
  'max-lg:border-b max-lg:border-linen-200 max-lg:py-4 max-lg:font-serif max-lg:text-3xl noscript:border-0! noscript:py-2! noscript:text-base!',
  'lg:after:absolute lg:after:inset-x-0 lg:after:bottom-1 lg:after:h-0.5 lg:after:origin-left lg:after:scale-x-0 lg:after:rounded-full',
  'lg:after:bg-aegean-600 lg:after:transition-transform lg:after:duration-300 lg:hover:after:scale-x-100 lg:aria-[current]:after:scale-x-100',
)

const RESERVATION = clsx(
  buttonStyle({ variant: 'primary' }),
  RISE,
  'max-lg:mt-auto max-lg:min-h-13 max-lg:text-lg max-lg:delay-200 sm:max-lg:w-96 max-lg:noscript:hidden',
)

const LANGUAGE = clsx(
  'font-semibold lg:py-2.5 lg:text-pine-900 lg:underline-offset-4 lg:hover:underline',
  'max-lg:mt-2 max-lg:py-3 max-lg:text-center max-lg:text-lg max-lg:text-aegean-700 sm:max-lg:w-96 noscript:mt-0! noscript:w-auto!',
)
