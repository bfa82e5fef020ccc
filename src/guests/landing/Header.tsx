import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { anchors, FORM_ANCHOR, type Place, places } from '#i18n/addresses.ts'
import { place } from '#content/address.ts'
import { villa } from '#content/villa.ts'
import type { Language } from '#i18n/languages.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { Logo } from '#shared/Logo.tsx'
import { arriveWhereLinksLead, goTo } from './goTo.ts'
import { HAS_MANY_LANGUAGES, LanguageSwitch } from '#shared/LanguageSwitch.tsx'
import { usePopover } from '#ui/popover.ts'
import { useLayer } from '#ui/useLayer.ts'
import { isPlainClick } from '#ui/isPlainClick.ts'

/** The sticky bar: the villa's name, the sections, the reservation, and the other language. */
export function Header({ onSwitchLanguage }: { onSwitchLanguage: (language: Language) => void }) {
  const { t } = useTranslation()
  const { scrolled, section } = useScrollPosition()
  const { open, panel, close, choose } = useMenu()
  const panelId = useId()
  const bar = useBarHeight()
  useEffect(arriveWhereLinksLead, [])

  return (
    <>
      {SKIPS.map(({ name, anchor }) => (
        <a
          key={name}
          href={`#${anchor}`}
          className={clsx(
            'sr-only z-50 focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:px-6 focus:py-3',
            SKIP,
          )}
        >
          {t(`nav.${name}`)}
        </a>
      ))}
      <header
        ref={bar}
        className={clsx(
          'fixed inset-x-0 top-0 z-40 transition-[background-color,box-shadow] duration-300 noscript:bg-white max-md:noscript:static',
          scrolled || open ? 'bg-white shadow-soft' : 'bg-transparent',
        )}
      >
        <div className="mx-auto flex min-h-header max-w-page items-center gap-x-[min(1.25rem,5vw)] px-gutter md:flex-wrap md:gap-x-5 lg:min-h-20 lg:gap-x-8 short:min-h-header noscript:flex-wrap">
          <a
            href={`#${anchors.home}`}
            className="mr-auto flex items-center gap-2.5 py-2 short:py-0"
          >
            <Logo className="size-[min(2.25rem,10vw,8svh)] shrink-0 text-pine-800 lg:size-10" />
            <span>
              <span className="block font-serif text-[min(1.25rem,5.6vw)] leading-tight font-semibold whitespace-nowrap">
                {villa.name}
              </span>
              <span className="block text-[min(0.8125rem,3.7vw)] leading-tight font-medium whitespace-nowrap text-pine-900 short:hidden">
                {place}
              </span>
            </span>
          </a>
          <LanguageSwitch
            onSwitch={onSwitchLanguage}
            className={clsx(
              'py-2.5 text-[min(0.875rem,4vw)] font-semibold short:py-1 md:hidden noscript:hidden',
              open || HAS_MANY_LANGUAGES ? 'hidden' : 'max-[22rem]:hidden',
            )}
          />
          <button
            type="button"
            popoverTarget={panelId}
            aria-expanded={open}
            aria-controls={panelId}
            aria-label={t('nav.menu')}
            className="-mr-[min(0.75rem,4vw)] grid size-[min(3rem,14vw,10svh)] place-items-center rounded-full md:hidden noscript:hidden"
          >
            <MenuLines open={open} />
          </button>
          <Navigation
            id={panelId}
            ref={panel}
            open={open}
            current={section}
            onChoose={choose}
            onSwitchLanguage={(language) => {
              close()
              onSwitchLanguage(language)
            }}
          />
        </div>
      </header>
    </>
  )
}

/**
 * Sets the bar's height as `--bar` where enlarged text makes the fixed bar higher than the room that
 * the page leaves. Only there, because the browser then computes every style of the page again.
 */
function useBarHeight(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = bar.current
    if (!element) return
    const update = () => {
      const root = document.documentElement
      const height = element.offsetHeight
      const isSet = root.style.getPropertyValue('--bar') !== ''
      if (isSet || height > Number.parseFloat(getComputedStyle(root).scrollPaddingTop))
        root.style.setProperty('--bar', `${height}px`)
    }
    const observer = new ResizeObserver(update)
    observer.observe(element)
    // The room depends on the window's height.
    addEventListener('resize', update)
    return () => {
      observer.disconnect()
      removeEventListener('resize', update)
    }
  }, [])
  return bar
}

const SKIP = buttonStyle({ variant: 'primary' })

/** Skip links, because eighty tab stops are before the form. */
const SKIPS = [
  { name: 'skip', anchor: anchors.home },
  { name: 'skipToForm', anchor: FORM_ANCHOR },
] as const

/** Two lines that cross when the panel is open. */
function MenuLines({ open }: { open: boolean }) {
  const line =
    'absolute inset-x-0 h-0.5 rounded-full bg-pine-900 forced-colors:bg-[ButtonText] transition-transform duration-300 ease-calm'
  return (
    <span aria-hidden className="relative block h-3 w-6">
      <span className={clsx(line, 'top-0', open && 'translate-y-[5px] rotate-45')} />
      <span className={clsx(line, 'bottom-0', open && '-translate-y-[5px] -rotate-45')} />
    </span>
  )
}

type ScrollPosition = { scrolled: boolean; section: Place }

const SCROLLED_PX = 50
const SECTION_LINE_PX = 100
const TOP: ScrollPosition = { scrolled: false, section: 'home' }
/** From the page's end to its start. */
const LAST_FIRST = ['contact', 'location', 'reservation', 'info', 'gallery', 'home'] as const

/** Renders only on changes, not for each pixel. */
function useScrollPosition(): ScrollPosition {
  const [position, setPosition] = useState(TOP)
  useEffect(() => {
    const measure = () => setPosition(positionAfter)
    window.addEventListener('scroll', measure, { passive: true })
    // Sections also move when an earlier one loads or changes its language. It measures the first time, too, when the page is laid out.
    const layout = new ResizeObserver(measure)
    layout.observe(document.body)
    return () => {
      window.removeEventListener('scroll', measure)
      layout.disconnect()
    }
  }, [])
  return position
}

function positionAfter(previous: ScrollPosition): ScrollPosition {
  const scrolled = window.scrollY > SCROLLED_PX
  const section = (scrolled && LAST_FIRST.find(reachesLine)) || 'home'
  const isSame = previous.scrolled === scrolled && previous.section === section
  return isSame ? previous : { scrolled, section }
}

function reachesLine(section: Place) {
  const element = document.getElementById(places[section])
  return element !== null && element.getBoundingClientRect().top <= SECTION_LINE_PX
}

const SCROLL_DELAY_MS = 250
const RESERVATION_SCROLL_DELAY_MS = 300
const WIDE = '(min-width: 48rem)'

/** The phone's menu: a native popover, which opens before the scripts run. */
function useMenu() {
  const { open, panel, close } = usePopover()
  useEffect(() => {
    const wide = window.matchMedia(WIDE)
    wide.addEventListener('change', close)
    return () => wide.removeEventListener('change', close)
  }, [close])
  useLayer(open)

  return {
    open,
    panel,
    close,
    /** Navigates after a delay, because scrolling behind a closing panel is not visible. */
    choose: (place: Place) => {
      close()
      const delay = place === 'reservation' ? RESERVATION_SCROLL_DELAY_MS : SCROLL_DELAY_MS
      setTimeout(() => goTo(place), delay)
    },
  }
}

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
function Navigation(props: NavigationProps) {
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
      <Logo className="pointer-events-none absolute -right-16 -bottom-10 -z-10 size-80 text-linen-100 md:hidden noscript:hidden" />
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
