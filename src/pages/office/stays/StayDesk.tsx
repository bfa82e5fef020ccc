import type { ReactNode } from 'react'
import { BESIDE, useMedia } from '#ui/useMedia.ts'

/** The form and the list: one above the other on a phone, side by side on a laptop, where the list is read first. */
export function StayDesk({ form, children }: { form: ReactNode; children: ReactNode }) {
  const isWide = useMedia(BESIDE)
  const list = (
    <div key="list" className="min-w-0 space-y-6">
      {children}
    </div>
  )
  const side = (
    <div
      key="form"
      // What is edited brings its payments and its history along: more than a screen, which scrolls by itself.
      className="space-y-6 lg:order-last xl:sticky xl:top-4 xl:-m-3 xl:max-h-[calc(100dvh-10rem)] xl:scroll-pb-20 xl:[mask-image:linear-gradient(to_top,transparent,#000_1.25rem)] xl:overflow-y-auto xl:p-3 lg:max-xl:not-has-data-open:absolute lg:max-xl:not-has-data-open:top-0 lg:max-xl:not-has-data-open:right-0"
    >
      {form}
    </div>
  )
  return (
    // Between the two widths the list gives way only to a form that has been opened.
    <div className="relative grid grid-cols-[minmax(0,1fr)] gap-6 lg:items-start lg:has-data-open:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_20rem] print:block">
      {isWide ? [list, side] : [side, list]}
    </div>
  )
}
