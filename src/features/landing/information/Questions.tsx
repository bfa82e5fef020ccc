import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { places } from '#i18n/addresses.ts'
import { Reveal } from '#ui/Reveal.tsx'

/** Frequent questions; each answer opens under its question. */
export function Questions() {
  const { t } = useTranslation()
  return (
    <Reveal>
      <h3 id={places.questions} className="text-title">
        {t('house.questions.title')}
      </h3>
      <div className="mt-4 border-b border-linen-300 lg:mt-8">
        {t('house.questions.items', { returnObjects: true }).map(({ question, answer }) => (
          <details key={question} className="group/question border-t border-linen-300">
            <summary className="flex items-center justify-between gap-4 py-2 font-serif text-lg font-medium marker:content-none lg:text-xl [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden
                className="size-5 shrink-0 text-accent-700 transition-transform duration-200 group-open/question:rotate-45 motion-reduce:transition-none"
              />
            </summary>
            <p className="max-w-text pb-5 leading-relaxed text-pine-800">{answer}</p>
          </details>
        ))}
      </div>
    </Reveal>
  )
}
