import type { ReactNode } from 'react'
import { anchors } from '#i18n/addresses.ts'
import { Activities } from './information/Activities.tsx'
import { Amenities } from './information/Amenities.tsx'
import { Hosts } from './information/Hosts.tsx'
import { Intro } from './information/Intro.tsx'
import { Kitchen } from './information/Kitchen.tsx'
import { Location } from './information/Location.tsx'
import { Notes } from './information/Notes.tsx'
import { Pool } from './information/Pool.tsx'
import { Practical } from './information/Practical.tsx'
import { Questions } from './information/Questions.tsx'
import { Rooms } from './information/Rooms.tsx'
import { Sleeping } from './information/Sleeping.tsx'
import { Terms } from './information/Terms.tsx'

/**
 * The information section: hosts, beds, rooms, kitchen, amenities, distances, notes, prices
 * (`children`) and reviews (`reviews`). Hosts and beds come first, within the first six screens of
 * a phone.
 */
export function Information({ children, reviews }: { children?: ReactNode; reviews?: ReactNode }) {
  return (
    <section id={anchors.info} aria-labelledby="info-title" className="overflow-x-clip pt-section">
      <Intro />
      <Hosts />
      <Sleeping />
      <Rooms />
      <Kitchen />
      <Amenities />
      <Practical />
      <Pool />
      <Location />
      <div className="later mx-auto grid max-w-page grid-cols-1 items-start gap-x-16 gap-y-9 px-gutter pb-section sm:gap-y-12 lg:grid-cols-[1fr_24rem] xl:gap-x-24">
        <Activities />
        <Notes />
      </div>
      {children}
      <div className="later mx-auto grid max-w-page grid-cols-1 items-start gap-x-16 gap-y-8 px-gutter pb-section lg:grid-cols-[1fr_24rem] xl:gap-x-24">
        <Questions />
        <Terms />
      </div>
      <div className="mx-auto max-w-page px-gutter">{reviews}</div>
    </section>
  )
}
