import type { ReactNode } from 'react'
import { anchors } from '#i18n/addresses.ts'
import { Features } from './information/Features.tsx'
import { Hosts } from './information/Hosts.tsx'
import { HouseFold } from './information/HouseFold.tsx'
import { Intro } from './information/Intro.tsx'
import { Pool } from './information/Pool.tsx'
import { Rooms } from './information/Rooms.tsx'
import { Sleeping } from './information/Sleeping.tsx'
import { Terms } from './information/Terms.tsx'

/**
 * The information section: hosts and `reviews`, the house with its beds, the pool, the prices
 * (`children`) and the terms.
 */
export function Information({ children, reviews }: { children?: ReactNode; reviews?: ReactNode }) {
  return (
    <section
      id={anchors.info}
      aria-labelledby="info-title"
      className="overflow-x-clip pt-8 lg:pt-20"
    >
      <Hosts />
      <div className="mx-auto max-w-page px-gutter">{reviews}</div>
      <Intro />
      <Sleeping />
      <Rooms />
      <Features />
      <HouseFold />
      <Pool />
      {children}
      <Terms />
    </section>
  )
}
