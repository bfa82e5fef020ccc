import { useTranslation } from 'react-i18next'
import { Photograph } from '#features/landing/Photograph.tsx'
import { Reveal } from '#ui/Reveal.tsx'

const ROOMS = [
  { room: 'parents', category: 'parentBedroom', number: 2 },
  { room: 'children', category: 'kidsRoom', number: 1 },
] as const

/** The two bedrooms with a photograph each, side by side; on a phone a row to swipe. */
export function Rooms() {
  const { t } = useTranslation()
  // A scrollable region needs to be focusable for the keyboard.
  /* oxlint-disable jsx-a11y/no-noninteractive-tabindex */
  return (
    <Reveal className="later mx-auto mt-7 max-w-page px-gutter lg:mt-16">
      <ul
        tabIndex={0}
        aria-label={t('house.rooms')}
        className="scrollbar-none grid snap-x snap-mandatory gap-8 max-sm:-mx-gutter max-sm:flex max-sm:scroll-px-gutter max-sm:gap-4 max-sm:overflow-x-auto max-sm:px-gutter focus-visible:-outline-offset-2 sm:grid-cols-2 lg:gap-12"
      >
        {ROOMS.map(({ room, category, number }) => (
          <li key={room} className="max-sm:w-[84%] max-sm:shrink-0 max-sm:snap-start">
            <Photograph
              category={category}
              number={number}
              shape="tile"
              sizes="(min-width: 96rem) 44rem, (min-width: 40rem) 48vw, 84vw"
              className="aspect-[3/2]"
            />
            <h3 className="mt-3 text-heading lg:mt-5">{t(`info.rooms.${room}.title`)}</h3>
            <p className="mt-1.5 max-w-text text-pine-800 max-sm:text-[0.9375rem]/normal lg:text-lg/relaxed">
              {t(`info.rooms.${room}.text`)}
            </p>
          </li>
        ))}
      </ul>
    </Reveal>
  )
  /* oxlint-enable jsx-a11y/no-noninteractive-tabindex */
}
