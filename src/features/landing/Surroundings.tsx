import { places } from '#i18n/addresses.ts'
import { Activities } from './information/Activities.tsx'
import { Location } from './information/Location.tsx'
import { Questions } from './information/Questions.tsx'

/** After the reservation: the villa's place, what to do nearby, and the frequent questions. */
export function Surroundings() {
  return (
    <section
      id={places.location}
      aria-labelledby="location-title"
      className="later overflow-x-clip pt-8 lg:pt-20"
    >
      <Location />
      <div className="mx-auto grid max-w-page grid-cols-1 items-start gap-x-16 gap-y-8 px-gutter pt-8 pb-10 lg:pb-section lg:grid-cols-[1.35fr_1fr] lg:pt-20 xl:gap-x-24">
        <Activities />
        <Questions />
      </div>
    </section>
  )
}
