import type { ReactNode } from 'react'
import { anchors } from '#i18n/addresses.ts'
import { Activities } from './information/Activities.tsx'
import { Amenities } from './information/Amenities.tsx'
import { Intro } from './information/Intro.tsx'
import { Kitchen } from './information/Kitchen.tsx'
import { Location } from './information/Location.tsx'
import { Notes } from './information/Notes.tsx'
import { Pool } from './information/Pool.tsx'
import { Rooms } from './information/Rooms.tsx'

/** Everything a guest asks before coming: the rooms, the kitchen, what there is, how far it is, what to mind; then `children`. */
export function Information({ children }: { children?: ReactNode }) {
  return (
    <section id={anchors.info} aria-labelledby="info-title" className="overflow-x-clip pt-section">
      <Intro />
      <Rooms />
      <Kitchen />
      <Amenities />
      <Pool />
      <Location />
      <div className="later mx-auto grid max-w-page grid-cols-1 items-start gap-x-16 gap-y-12 px-gutter pb-section lg:grid-cols-[1fr_24rem]">
        <Activities />
        <Notes />
      </div>
      {children}
    </section>
  )
}
