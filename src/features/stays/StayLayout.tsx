import type { ReactNode } from 'react'
import { WIDE_SCREEN, useMedia } from '#ui/useMedia.ts'

/** The form and the list: stacked on a phone, side by side on a laptop, with the list first. */
export function StayLayout({ form, children }: { form: ReactNode; children: ReactNode }) {
  const isWide = useMedia(WIDE_SCREEN)
  const list = (
    <div key="list" className="min-w-0 space-y-6">
      {children}
    </div>
  )
  const side = (
    <div
      key="form"
      // An edited stay with payments and history is taller than the screen, so its column scrolls
      // by itself.
      className="space-y-6 lg:order-last xl:sticky xl:top-4 xl:-m-3 xl:max-h-[calc(100dvh-10rem)] xl:scroll-pb-20 xl:[mask-image:linear-gradient(to_top,transparent,#000_1.25rem)] xl:overflow-y-auto xl:p-3 lg:max-xl:not-has-data-open:absolute lg:max-xl:not-has-data-open:top-0 lg:max-xl:not-has-data-open:right-0"
    >
      {form}
    </div>
  )
  return (
    // At medium widths the form covers the list only while it is open.
    <div className="relative grid grid-cols-[minmax(0,1fr)] gap-6 lg:items-start lg:has-data-open:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_20rem] print:block">
      {isWide ? [list, side] : [side, list]}
    </div>
  )
}
