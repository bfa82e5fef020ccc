import { useState } from 'react'
import { villa } from '#content/villa.ts'
import { PROJECT } from '#db/app.ts'
import { useSeason } from '#db/stores.ts'
import { writeCalendar } from '#domain/channels/writeCalendar.ts'
import { isPast } from '#domain/stay/stayDates.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { FileCard, type MadeFile } from '#office/shared/FileButton.tsx'
import { Checkbox } from '#office/shared/forms.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { fileName } from '#ui/download.ts'

/** Downloads the booked days as an iCalendar file, without names unless the owner chooses them. */
export function CalendarFileCard() {
  const { t } = useTranslation()
  const season = useSeason()
  const today = useOfficeToday()
  const nameOf = useGuestName()
  const [isNamed, setIsNamed] = useState(false)
  if (season.state !== 'ready') return null
  const { reservations, unreadable } = season.value

  function make(): Promise<MadeFile> {
    const stays = reservations
      .filter(({ dates }) => !isPast(dates, today))
      .map((stay) => ({ ...stay, guest: nameOf(stay) }))
    const text = writeCalendar(stays, {
      name: villa.name,
      site: PROJECT,
      today,
      madeAt: Date.now(),
      title: isNamed ? null : t('office.tools.calendar.taken'),
    })
    return Promise.resolve({
      name: `${fileName(villa.name, t('office.tools.calendar.file'), today)}.ics`,
      text,
      type: 'text/calendar',
      holds: [t('office.tools.stays', { count: stays.length })],
    })
  }

  return (
    <FileCard
      isFolded
      title={t('office.tools.calendar.title')}
      text={t('office.tools.calendar.text')}
      button={t('office.tools.calendar.button')}
      notes={
        unreadable.length > 0
          ? [t('office.tools.calendar.unreadable', { count: unreadable.length })]
          : []
      }
      make={make}
    >
      <Checkbox label={t('office.tools.calendar.names')} checked={isNamed} onTick={setIsNamed}>
        {t('office.tools.calendar.namesHint')}
      </Checkbox>
    </FileCard>
  )
}
