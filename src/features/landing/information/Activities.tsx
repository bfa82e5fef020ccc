import { useTranslation } from 'react-i18next'
import { Reveal } from '#ui/Reveal.tsx'

/** What there is to do nearby. */
export function Activities() {
  const { t } = useTranslation()
  const items = t('info.activities.items', { returnObjects: true })
  return (
    <Reveal>
      <h3 className="text-title">{t('info.activities.title')}</h3>
      <ul className="mt-8 grid gap-x-12 sm:grid-cols-2">
        {items.map(({ title, text }) => (
          <li key={title} className="border-t border-linen-300 py-5">
            <p className="font-serif text-xl font-medium">{title}</p>
            <p className="mt-1 text-pine-800">{text}</p>
          </li>
        ))}
      </ul>
    </Reveal>
  )
}
