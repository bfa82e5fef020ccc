import { useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { villa } from '#content/villa.ts'
import type { IsoDate } from '#domain/date.ts'
import { isHeld, type Received } from '#domain/inbox.ts'
import type { Reservation } from '#domain/reservation.ts'
import { isPast } from '#domain/stay.ts'
import { useGuestName } from '#features/office/useOffice.ts'
import { fileName } from '#lib/download.ts'
import { fetchPart } from '#lib/fetchPart.ts'
import { FileCard, type MadeFile } from '#features/office/FileButton.tsx'
import { Checkbox } from '#features/office/Checkbox.tsx'

type CalendarCardProps = {
  reservations: readonly Reservation[]
  /** The number of unreadable records, which the calendar omits. */
  unreadable: number
  today: IsoDate
  /** The project, which is part of the site's UIDs. */
  project: string
  /** Reads the held requests; rejects with a `Failure`. */
  onReadHeld: () => Promise<readonly Received[]>
}

/** Downloads the booked days as an iCalendar file, without names unless the owner chooses them. */
export function CalendarCard(props: CalendarCardProps) {
  const { reservations, unreadable, today, project, onReadHeld } = props
  const { t } = useTranslation()
  const guestOf = useGuestName()
  const [named, setNamed] = useState(false)

  async function make(): Promise<MadeFile> {
    const { writeCalendar } = await fetchPart(() => import('#domain/channels/writeCalendar.ts'))
    const isComing = ({ stay }: Pick<Reservation, 'stay'>) => !isPast(stay, today)
    const stays = reservations.filter(isComing).map(({ musteriAdi, ...stay }) => {
      return { ...stay, guest: guestOf(musteriAdi) }
    })
    const requests = (await onReadHeld()).filter((request) => isHeld(request, today))
    const held = requests.filter(isComing).map(({ id, stay, guest }) => ({ id, stay, guest }))
    const text = writeCalendar([...stays, ...held], {
      name: villa.name,
      site: project,
      today,
      madeAt: Date.now(),
      title: named ? null : t('office.tools.calendar.taken'),
    })
    return {
      name: `${fileName(villa.name, t('office.tools.calendar.file'), today)}.ics`,
      text,
      type: 'text/calendar',
      holds: [
        t('office.tools.stays', { count: stays.length }),
        ...(held.length > 0 ? [t('office.tools.calendar.held', { count: held.length })] : []),
      ],
    }
  }

  return (
    <FileCard
      title={t('office.tools.calendar.title')}
      text={t('office.tools.calendar.text')}
      button={t('office.tools.calendar.button')}
      notes={unreadable > 0 ? [t('office.tools.calendar.unreadable', { count: unreadable })] : []}
      make={make}
    >
      <Checkbox label={t('office.tools.calendar.names')} checked={named} onTick={setNamed}>
        {t('office.tools.calendar.namesHint')}
      </Checkbox>
    </FileCard>
  )
}
