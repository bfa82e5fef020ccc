import type { IsoDate } from '#domain/date.ts'
import type { Stay } from '#domain/stay.ts'
import { Guide, GuideToCome } from '#features/guestPage/guide/Guide.tsx'
import { usePublishedGuide } from './usePublishedGuide.ts'

type GuestGuideProps = {
  guestKey: string
  stay: Stay
  today: IsoDate
  /** Changes with each update of the page, which then loads the guide again. */
  heard: string
}

/** The guest's arrival guide once the database releases it; before that, the release date. */
export function GuestGuide({ guestKey, stay, today, heard }: GuestGuideProps) {
  const { given, connected } = usePublishedGuide(guestKey, `${today} ${heard}`)
  if (given?.state === 'open') return <Guide guide={given.guide} connected={connected} />
  return given?.state === 'shut' && today < stay.checkIn && <GuideToCome stay={stay} />
}
