import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { anchors, type Section } from '#content/sections.ts'
import { buttonStyle } from '#ui/Button.tsx'

const LINKS = ['home', 'gallery', 'info', 'contact'] as const

/** The wide screens' links; also those of a small one without scripts, whose menu button could do nothing. */
export function SectionLinks({ current }: { current: Section }) {
  const { t } = useTranslation()
  return (
    <nav
      aria-label={t('nav.sections')}
      className="hidden flex-wrap items-center gap-x-5 lg:flex xl:gap-x-8 noscript:flex"
    >
      {LINKS.map((section) => (
        <a
          key={section}
          href={`#${anchors[section]}`}
          aria-current={section === current ? 'true' : undefined}
          className={clsx(
            'relative py-2.5 font-medium text-pine-900',
            'after:absolute after:inset-x-0 after:bottom-1 after:h-0.5 after:origin-left after:scale-x-0 after:rounded-full after:bg-aegean-600',
            'after:transition-transform after:duration-300 after:ease-calm hover:after:scale-x-100 aria-[current]:after:scale-x-100',
          )}
        >
          {t(`nav.${section}`)}
        </a>
      ))}
      <a
        href={`#${anchors.reservation}`}
        aria-current={current === 'reservation' ? 'true' : undefined}
        className={buttonStyle({ variant: 'primary' })}
      >
        {t('nav.reservation')}
      </a>
    </nav>
  )
}
