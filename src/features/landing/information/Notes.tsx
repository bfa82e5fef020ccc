import { Check, CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Reveal } from '#ui/Reveal.tsx'

/** Notes before arrival: the first is positive, the others are warnings. */
export function Notes() {
  const { t } = useTranslation()
  const items = t('info.notes.items', { returnObjects: true })
  return (
    <Reveal className="rounded-card bg-white p-[min(1.75rem,7vw)] shadow-soft lg:p-9">
      <h3 className="text-heading">{t('info.notes.title')}</h3>
      <ul className="mt-4 space-y-3 lg:mt-5 lg:space-y-4">
        {items.map((note, index) => (
          <li key={note} className="flex gap-3.5">
            {index === 0 ? (
              <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-600" />
            ) : (
              <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-pine-600" />
            )}
            <span className="min-w-0 wrap-break-word hyphens-auto">{note}</span>
          </li>
        ))}
      </ul>
    </Reveal>
  )
}
