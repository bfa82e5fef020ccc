import type { IsoDate } from '#domain/date.ts'
import type { Stay } from '#domain/stay.ts'
import { Guide, GuideToCome } from '#features/guestPage/guide/Guide.tsx'
import { useGivenGuide } from './useGivenGuide.ts'

type GuestGuideProps = {
  guestKey: string
  stay: Stay
  today: IsoDate
  /** What was heard last of the page, in a text that is another with each news. */
  heard: string
}

/** The arrival guide of a guest, while the server gives it out; before that, the day on which it comes. */
export function GuestGuide({ guestKey, stay, today, heard }: GuestGuideProps) {
  const { given, connected } = useGivenGuide(guestKey, `${today} ${heard}`)
  if (given?.state === 'open') return <Guide guide={given.guide} connected={connected} />
  return given?.state === 'shut' && today < stay.checkIn && <GuideToCome stay={stay} />
}
