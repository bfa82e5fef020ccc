import { useId, useState } from 'react'
import { villa } from '#content/villa.ts'
import { useChannels, useSeason } from '#db/stores.ts'
import { fileForChannel, writeCalendar } from '#domain/channels/writeCalendar.ts'
import { isPast } from '#domain/stay/stayDates.ts'
import { FileCard, type MadeFile } from '#office/shared/FileButton.tsx'
import { Checkbox, Question } from '#office/shared/forms.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { fileName } from '#ui/download.ts'
import { PROJECT } from '#db/app.ts'
import { OWNERS_DRAFTS } from '#db/cache.ts'
import { save, newKey } from '#db/save.ts'
import {
  type Channel,
  type PullResult,
  sourceOfChannel,
  type ChannelDraft,
  channelFields,
  deleteChannel,
  changeChannel,
} from '#domain/channels/channel.ts'
import { PLAN_STATES } from '#domain/channels/planRow.ts'
import { SourceBadge, ToolCard } from '#office/shared/cards.tsx'
import { formatMoment } from '#i18n/stayText.ts'
import { Button } from '#ui/Button.tsx'
import { type Source, sourceOf, SOURCES } from '#domain/channels/feed.ts'
import type { Problem } from '#domain/field/problem.ts'
import { readTexts, type TextsOf } from '#domain/field/record.ts'
import { RecordFoot, useRecordForm } from '#office/shared/recordForm.tsx'
import type { Checked } from '#ui/form/useForm.ts'
import { Choice } from '#ui/Choice.tsx'
import { TextField } from '#ui/Field.tsx'

/** The other sales channels, whose calendars the caretaker reads. */
export function ChannelsCard() {
  const { t } = useTranslation()
  const remote = useChannels()
  // As they were when their forms were opened.
  const [edited, setEdited] = useState<readonly Channel[]>([])
  const [deleting, setDeleting] = useState<Channel | null>(null)
  if (remote.state !== 'ready') return null
  const channels = remote.value
  const isIn = (list: readonly Channel[], { id }: Channel) => list.some((each) => each.id === id)
  // A channel that was deleted meanwhile keeps its form.
  const shown = [...channels, ...edited.filter((channel) => !isIn(channels, channel))]

  function close({ id }: Channel) {
    setEdited((before) => before.filter((each) => each.id !== id))
  }

  async function remove() {
    if (deleting) await save(deleteChannel(deleting))
    setDeleting(null)
  }

  return (
    <ToolCard title={t('office.channels.list.title')} text={t('office.channels.list.text')}>
      {shown.length > 0 && (
        <ul className="divide-y divide-linen-200">
          {shown.map((channel) => (
            <li key={channel.id} className="py-4 first:pt-0">
              {isIn(edited, channel) ? (
                <ChannelForm channel={channel} onClose={() => close(channel)} />
              ) : (
                <ChannelRow
                  channel={channel}
                  onEdit={() => setEdited([...edited, channel])}
                  onDelete={() => setDeleting(channel)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-6">
        <ChannelForm channel={null} />
      </div>
      <Question open={deleting !== null} onAnswer={remove} onClose={() => setDeleting(null)}>
        <p className="mt-3">
          <strong className="block font-semibold">{deleting?.name}</strong>
          {t('office.channels.list.deleteHint')}
        </p>
      </Question>
    </ToolCard>
  )
}

type ChannelRowProps = { channel: Channel; onEdit: () => void; onDelete: () => void }

function ChannelRow({ channel, onEdit, onDelete }: ChannelRowProps) {
  const { t, language } = useTranslation()
  const formatResult = useFormatResult()
  const nameId = useId()
  const { name, url, pulled } = channel
  const source = t(`admin.sources.${sourceOfChannel(channel)}`)
  const isFailed = pulled?.result.problem !== undefined
  return (
    <div className="flex flex-wrap items-start justify-between gap-2">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p id={nameId} className="font-semibold">
          {name} {source !== name && <SourceBadge>{source}</SourceBadge>}
        </p>
        <p className="text-sm text-pine-600">{url}</p>
        <p className={isFailed ? 'text-alert-700' : 'text-pine-700'}>
          {pulled
            ? `${formatMoment(pulled.at, language)}: ${formatResult(pulled.result)}`
            : t('office.channels.list.never')}
        </p>
        <p className="text-sm text-pine-700">
          {t('office.channels.list.give', { file: fileForChannel(channel.id) })}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="small" aria-describedby={nameId} onClick={onEdit}>
          {t('admin.table.edit')}
        </Button>
        <Button size="small" variant="danger" aria-describedby={nameId} onClick={onDelete}>
          {t('admin.table.delete')}
        </Button>
      </div>
    </div>
  )
}

/** Returns a function that formats the result of a pull. */
export function useFormatResult(): (result: PullResult) => string {
  const { t } = useTranslation()
  return (result) => {
    if (result.problem !== undefined) return t(`office.channels.pullProblems.${result.problem}`)
    const counts = PLAN_STATES.flatMap((state) =>
      result[state] > 0 ? [`${t(`office.channels.states.${state}`)}: ${result[state]}`] : [],
    )
    return [
      ...(counts.length > 0 ? [`${counts.join(' · ')}.`] : []),
      ...(counts.length + result.refused === 0 ? [t('office.channels.list.nothing')] : []),
      ...(result.refused > 0 ? [t('office.channels.list.refused', { count: result.refused })] : []),
      ...(result.shrunken ? [t('office.channels.list.shrunken')] : []),
    ].join(' ')
  }
}

/** The export addresses of the known channels' calendars. */
const CALENDARS: Record<Exclude<Source, 'other'>, string> = {
  airbnb: 'https://www.airbnb.com/calendar/ical/….ics',
  booking: 'https://ical.booking.com/v1/export?t=…',
  vrbo: 'https://www.vrbo.com/icalendar/….ics',
  google: 'https://calendar.google.com/calendar/ical/…/basic.ics',
}

/** Why an address is doubtful: a channel's page instead of its calendar, or an unknown site. */
type AddressDoubt = { kind: 'page'; example: string } | { kind: 'unclear' }

/** The doubt about a calendar's address; `null` for a plausible or incomplete one. */
export function addressDoubt(address: string): AddressDoubt | null {
  const typed = address.trim()
  if (!/^(https?|webcal):\/\/[^/]+\/./.test(typed) || !URL.canParse(typed)) return null
  const { hostname, pathname, search } = new URL(typed)
  const source = sourceOf(typed)
  if (source === 'other') return /ics|ical/i.test(pathname + search) ? null : { kind: 'unclear' }
  const isCalendar = /\.ics$|(^|[./])ical(endar)?[./]/i.test(hostname + pathname)
  return isCalendar ? null : { kind: 'page', example: CALENDARS[source] }
}

type ChannelFormProps = {
  /** The channel as it is stored now; `null` to add one. */
  channel: Channel | null
  onClose?: () => void
}

/** The form of a channel. */
function ChannelForm({ channel, onClose = () => {} }: ChannelFormProps) {
  const { t } = useTranslation()
  const { form, conflict } = useRecordForm({
    fields: channelFields,
    values: channel,
    version: channel?.version ?? 0,
    draftKey: `${OWNERS_DRAFTS}channel/${channel?.id ?? ''}`,
    read: check,
    label: (name) => t(`office.channels.fields.${name}`),
    changeOf: (next, version, change) =>
      changeChannel(channel?.id ?? newKey(), channel && { ...channel, version }, next, change),
    onSaved: onClose,
  })
  const { field, sending, values, change } = form

  return (
    <form {...form.props} aria-label={channel?.name ?? t('office.channels.list.title')}>
      <div className="grid gap-x-4 md:grid-cols-[1fr_2fr]">
        <TextField
          {...field('name')}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the owner has just pressed Edit.
          autoFocus={channel !== null}
          autoComplete="off"
          required
        />
        <TextField
          {...field('url')}
          className="wrap-anywhere"
          type="url"
          autoComplete="off"
          spellCheck={false}
          required
          hint={<Doubt address={values.url} />}
        />
      </div>
      <Choice
        name="source"
        label={field('source').label}
        value={values.source}
        options={[
          [
            '',
            t('office.channels.byAddress', { source: t(`admin.sources.${sourceOf(values.url)}`) }),
          ],
          ...SOURCES.map((source) => [source, t(`admin.sources.${source}`)] as const),
        ]}
        onChange={(source) => change({ source })}
      />
      <p className="mt-1 mb-4 text-sm text-pine-600">{t('office.channels.sourceHint')}</p>
      <Checkbox
        name="lastNight"
        label={t('office.channels.lastNight')}
        checked={values.lastNight !== ''}
        onTick={(on) => change({ lastNight: on ? 'true' : '' })}
      >
        {t('office.channels.lastNightHint')}
      </Checkbox>
      <RecordFoot
        {...{ sending, conflict }}
        save={t(channel ? 'admin.form.update' : 'admin.form.add')}
      >
        {channel && (
          <Button
            variant="quiet"
            onClick={() => {
              form.restart()
              onClose()
            }}
          >
            {t('admin.cancel')}
          </Button>
        )}
      </RecordFoot>
    </form>
  )
}

function Doubt({ address }: { address: string }) {
  const { t } = useTranslation()
  const doubt = addressDoubt(address)
  if (doubt === null) return null
  return doubt.kind === 'page'
    ? t('problem.pageAddress', { example: doubt.example })
    : t('office.channels.isCalendar')
}

type ChannelTexts = TextsOf<typeof channelFields>

function check(
  texts: ChannelTexts,
): Checked<ChannelDraft, { [Name in keyof ChannelTexts]?: Problem }> {
  const read = readTexts(channelFields, texts)
  const doubt = addressDoubt(texts.url)
  if ('problems' in read || doubt?.kind !== 'page') return read
  return { problems: { url: { code: 'pageAddress', example: doubt.example } } }
}

/** Downloads the booked days as an iCalendar file, without names unless the owner chooses them. */
export function CalendarCard() {
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
      .map(({ musteriAdi, ...stay }) => ({ ...stay, guest: nameOf(musteriAdi) }))
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
