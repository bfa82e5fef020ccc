import { useTranslation } from 'react-i18next'
import type { Channel } from '#domain/channels/channel.ts'
import type { Imported } from '#domain/channels/imported.ts'
import { type OpenImport, openImports } from '#domain/channels/openImports.ts'
import { guestNameOf } from '#domain/channels/siteWords.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Reservation } from '#domain/reservation.ts'
import { countNights } from '#domain/stay.ts'
import { formatDates } from '#features/office/stayText.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { AnswerButton } from './AnswerButton.tsx'
import { Card } from '#features/office/Card.tsx'
import { ChannelConflict } from './ChannelConflict.tsx'

type ImportsNeedYouProps = {
  imports: readonly Imported[]
  channels: readonly Channel[]
  reservations: readonly Reservation[]
  today: IsoDate
  onOpen: (reservation: Reservation) => void
  /** Stores that an entry is settled; rejects with a `Failure`. */
  onSettle: (feed: string, place: string) => Promise<void>
}

/** The entries of imported calendars that need an owner's decision; nothing without any. */
export function ImportsNeedYou(props: ImportsNeedYouProps) {
  const { imports, channels, reservations, today, onOpen, onSettle } = props
  const { t } = useTranslation()
  const open = openImports(imports, channels, reservations, today)
  if (open.length === 0) return null
  return (
    <Card title={t('office.channels.imported.title')} alarming>
      <ul className="space-y-4">
        {open.flatMap((each) => {
          const { feed, of, sold, unreadable } = each
          const name = 'channel' in of ? of.channel.name : t(`admin.sources.${of.source}`)
          return [
            ...sold.map((one) => (
              <li key={`${feed} ${one.place}`}>
                <SoldThere channel={name} sold={one} onOpen={onOpen} />
                <AnswerButton
                  label={t('office.channels.imported.settled')}
                  className="mt-2"
                  onAnswer={() => onSettle(feed, one.place)}
                />
              </li>
            )),
            ...unreadable.map(({ place, title, raw }) => (
              <li key={`${feed} ${place}`}>
                <p>{t('office.channels.imported.unreadable', { channel: name })}</p>
                <p className="mt-1 text-sm wrap-anywhere text-pine-700">
                  {[title, raw].filter((part) => part !== '').join(' · ')}
                </p>
                <AnswerButton
                  label={t('office.channels.imported.settled')}
                  className="mt-2"
                  onAnswer={() => onSettle(feed, place)}
                />
              </li>
            )),
          ]
        })}
      </ul>
      <p className="mt-4 max-w-text text-sm text-pine-700">
        {t('office.channels.imported.whatToDo')}
      </p>
    </Card>
  )
}

type SoldThereProps = {
  channel: string
  sold: OpenImport['sold'][number]
  onOpen: (reservation: Reservation) => void
}

/** A stay from a calendar, and why it was not imported. */
function SoldThere({ channel, sold: { title, stay, asked, rivals }, onOpen }: SoldThereProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (rivals.length > 0) return <ChannelConflict {...{ channel, title, stay, rivals, onOpen }} />
  const dates = formatDates(stay, language)
  const guest = guestNameOf(title)
  return (
    <>
      <p>
        {asked
          ? t('office.channels.today.asked', { channel, dates, count: countNights(stay) })
          : t('office.channels.today.soldThere', { channel, dates })}
        {guest && ` (${guest})`}
      </p>
      <p className="mt-1 max-w-text text-sm text-pine-700">
        {t(`office.channels.imported.${asked ? 'askedHint' : 'free'}`)}
      </p>
    </>
  )
}
