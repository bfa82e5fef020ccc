import { useTranslation } from 'react-i18next'
import { Reveal } from '#ui/Reveal.tsx'

/** Activities nearby. */
export function Activities() {
  const { t } = useTranslation()
  const items = t('info.activities.items', { returnObjects: true })
  // On a phone the cards scroll sideways, and a scrollable region needs to be focusable for the
  // keyboard.
  /* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
  return (
    <Reveal>
      <h3 className="text-title">{t('info.activities.title')}</h3>
      <ul
        tabIndex={0}
        aria-label={t('info.activities.title')}
        className="scrollbar-none mt-4 grid snap-x gap-x-12 max-sm:-mx-gutter max-sm:flex max-sm:gap-4 max-sm:overflow-x-auto max-sm:px-gutter focus-visible:-outline-offset-2 sm:mt-8 sm:grid-cols-2"
      >
        {items.map(({ title, text }) => (
          <li
            key={title}
            className="border-linen-300 max-sm:w-60 max-sm:shrink-0 max-sm:snap-center max-sm:rounded-card max-sm:bg-white max-sm:p-5 max-sm:shadow-soft sm:border-t sm:py-5"
          >
            <p className="font-serif text-lg font-medium sm:text-xl">{title}</p>
            <p className="mt-1 text-pine-800 max-sm:text-[0.9375rem] max-sm:leading-snug">{text}</p>
          </li>
        ))}
      </ul>
    </Reveal>
  )
  /* oxlint-enable jsx-a11y/no-noninteractive-tabindex */
}
