import { useTranslation } from 'react-i18next'
import { Reveal } from '#ui/Reveal.tsx'
import { Photograph } from '#features/landing/Photograph.tsx'

/** The introduction with the villa's main figures. */
export function Intro() {
  const { t } = useTranslation()
  const [first, ...others] = t('info.paragraphs', { returnObjects: true })
  const facts = t('info.facts', { returnObjects: true })
  return (
    <div className="later mx-auto mt-8 grid max-w-page grid-cols-1 items-end gap-x-12 lg:mt-20 lg:gap-x-16 px-gutter md:grid-cols-[1fr_17rem] lg:grid-cols-[1fr_26rem] xl:gap-x-24">
      <div>
        <Reveal>
          <h2 id="info-title" className="max-w-[9.3em] text-title lg:text-display">
            {t('info.title')}
          </h2>
          <p className="mt-3 max-w-text sm:text-lead lg:mt-10">{first}</p>
          {others.map((paragraph) => (
            <p
              key={paragraph}
              className="mt-2 max-w-text text-pine-800 sm:mt-3 sm:leading-relaxed lg:text-lg/relaxed"
            >
              {paragraph}
            </p>
          ))}
        </Reveal>
        <Reveal>
          <dl className="mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(3.6rem,100%),1fr))] gap-x-3 gap-y-5 sm:mt-10 sm:gap-x-6 sm:grid-cols-4 md:grid-cols-2 lg:mt-14 lg:grid-cols-4">
            {facts.map(({ value, label }) => (
              <div
                key={label}
                className="flex flex-col-reverse justify-end border-t border-linen-400 pt-2 sm:pt-3"
              >
                <dt className="text-sm text-pine-700">{label}</dt>
                <dd className="font-serif text-[min(1.5rem,10vw)] sm:text-[1.875rem] whitespace-nowrap">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </Reveal>
      </div>
      <Reveal className="max-md:hidden">
        <Photograph
          category="livingRoom"
          number={6}
          shape="arch"
          sizes="(min-width: 64rem) 36rem, (min-width: 48rem) 34rem, 1px"
          className="aspect-[4/5] lg:aspect-[3/4] [&_img]:object-[38%_50%]"
        />
      </Reveal>
    </div>
  )
}
