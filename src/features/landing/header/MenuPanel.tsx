import { clsx } from 'clsx'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { anchors, type Section } from '#content/sections.ts'
import { isPlainClick } from '#features/landing/isPlainClick.ts'
import { LanguageSwitch } from '#features/landing/LanguageSwitch.tsx'
import type { Language } from '#i18n/index.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { LaurelMark } from '#ui/LaurelMark.tsx'

type MenuPanelProps = {
  id: string
  ref: RefObject<HTMLDivElement | null>
  open: boolean
  current: Section
  language: Language
  onChoose: (section: Section) => void
  onSwitchLanguage: () => void
}

const LINKS = [
  { section: 'home', delay: 'delay-50' },
  { section: 'gallery', delay: 'delay-75' },
  { section: 'info', delay: 'delay-100' },
  { section: 'contact', delay: 'delay-150' },
] as const

const RISE =
  'transition-[opacity,translate] duration-500 ease-calm motion-safe:starting:translate-y-4 starting:opacity-0'

/** What the menu button opens on small screens: the sections, the reservation and the other language. */
export function MenuPanel(props: MenuPanelProps) {
  const { id, ref, open, current, language, onChoose, onSwitchLanguage } = props
  const { t } = useTranslation()

  const link = (section: Section, className: string) => (
    <a
      href={`#${anchors[section]}`}
      aria-current={section === current ? 'true' : undefined}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onChoose(section)
      }}
    >
      {t(`nav.${section}`)}
    </a>
  )

  return (
    <div
      id={id}
      ref={ref}
      hidden={!open}
      className={clsx(
        'fixed inset-x-0 top-16 flex h-[calc(100dvh-4rem)] flex-col overflow-x-hidden overflow-y-auto overscroll-contain',
        'bg-white px-gutter pt-4 pb-10 lg:hidden',
        'transition-[opacity,display] transition-discrete duration-250 ease-calm motion-reduce:transition-none',
        'starting:opacity-0 [&[hidden]]:opacity-0',
      )}
    >
      <LaurelMark className="pointer-events-none absolute -right-16 -bottom-10 -z-10 size-80 text-linen-100" />
      <nav aria-label={t('nav.sections')}>
        <ul className="divide-y divide-linen-200">
          {LINKS.map(({ section, delay }) => (
            <li key={section} className={clsx(RISE, delay)}>
              {link(
                section,
                'block py-4 font-serif text-3xl font-medium text-pine-900 aria-[current]:text-aegean-700',
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={clsx('mt-auto flex flex-col gap-4 pt-8 delay-200 sm:w-96', RISE)}>
        {link('reservation', buttonStyle({ variant: 'primary', size: 'large' }))}
        <LanguageSwitch
          language={language}
          onSwitch={onSwitchLanguage}
          className={buttonStyle({ variant: 'quiet', size: 'large' })}
        />
      </div>
    </div>
  )
}
