import { clsx } from 'clsx'
import { useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { anchors, FORM_ANCHOR } from '#i18n/addresses.ts'
import { place, villa } from '#content/villa.ts'
import type { Language } from '#i18n/languages.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { LaurelMark } from '#ui/LaurelMark.tsx'
import { arriveWhereLinksLead } from './goTo.ts'
import { Navigation } from './header/Navigation.tsx'
import { useMenu } from './header/useMenu.ts'
import { useScrollPosition } from './header/useScrollPosition.ts'
import { LanguageSwitch } from '#features/site/LanguageSwitch.tsx'

type HeaderProps = { onSwitchLanguage: (language: Language) => void }

/**
 * The sticky bar: the villa's name, the sections, the link to the reservation, and the other
 * language.
 */
export function Header({ onSwitchLanguage }: HeaderProps) {
  const { t } = useTranslation()
  const { scrolled, section } = useScrollPosition()
  const { open, button, panel, toggle, close, choose } = useMenu()
  const panelId = useId()
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
            <LaurelMark className="size-[min(2.25rem,10vw,8svh)] shrink-0 text-pine-800 lg:size-10" />
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
              open ? 'hidden' : 'max-[22rem]:hidden',
            )}
          />
          <button
            ref={button}
            type="button"
            aria-expanded={open}
            aria-controls={panelId}
            aria-label={t('nav.menu')}
            onClick={toggle}
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

const SKIP = buttonStyle({ variant: 'primary' })

/** Skip links, because eighty tab stops are before the form. */
const SKIPS = [
  { name: 'skip', anchor: anchors.home },
  { name: 'skipToForm', anchor: FORM_ANCHOR },
] as const

/** Two lines that cross when the panel is open. */
function MenuLines({ open }: { open: boolean }) {
  const line =
    'absolute inset-x-0 h-0.5 rounded-full bg-pine-900 transition-transform duration-300 ease-calm'
  return (
    <span aria-hidden className="relative block h-3 w-6">
      <span className={clsx(line, 'top-0', open && 'translate-y-[5px] rotate-45')} />
      <span className={clsx(line, 'bottom-0', open && '-translate-y-[5px] -rotate-45')} />
    </span>
  )
}
