import { useEffect, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import {
  type Channel,
  type ChannelDraft,
  channelFields,
  sourceOfChannel,
} from '#domain/channels/channel.ts'
import type { ChannelOperation } from '#domain/channels/pendingChannels.ts'
import { Checkbox, FormFoot, Question } from '#features/office/forms.tsx'
import { SourceBadge, ToolCard } from '#features/office/cards.tsx'
import { fileForChannel } from '#domain/channels/writeCalendar.ts'
import { type Source, sourceOf, SOURCES } from '#domain/channels/feed.ts'
import type { Problem } from '#domain/problem.ts'
import { emptyTexts, readTexts, showFields, type TextsOf } from '#domain/record.ts'
import { formatMoment } from '#features/office/stayText.ts'
import { Theirs } from '#features/office/StatusNote.tsx'
import { useProblemWords } from '#i18n/problemWords.ts'
import { Button } from '#ui/Button.tsx'
import { Choice } from '#ui/Choice.tsx'
import { TextField } from '#ui/Field.tsx'
import { typedOver } from '#lib/form/typedFields.ts'
import { type Checked, useForm } from '#lib/form/useForm.ts'
import { useFormatResult } from '#features/caretaker/TodayCaretaker.tsx'

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

type ChannelsCardProps = {
  channels: readonly Channel[]
  reopened: ChannelOperation | null
  /** Stores the edit of a channel, or a new one; rejects with a `Failure`. */
  onSave: (base: Channel | null, wanted: ChannelDraft) => Promise<void>
  /** Deletes a channel; rejects with a `Failure`. */
  onDelete: (channel: Channel) => Promise<void>
}

/** The other sales channels, whose calendars the caretaker reads. */
export function ChannelsCard({ channels, reopened, onSave, onDelete }: ChannelsCardProps) {
  const { t } = useTranslation()
  const [editing, setEditing] = useState(
    () => channels.find(({ id }) => id === reopened?.id) ?? null,
  )
  const [deleting, setDeleting] = useState<Channel | null>(null)
  return (
    <ToolCard title={t('office.channels.list.title')} text={t('office.channels.list.text')}>
      {channels.length > 0 && (
        <ul className="divide-y divide-linen-200">
          {channels.map((channel) => (
            <ChannelItem
              key={channel.id}
              channel={channel}
              onEdit={() => setEditing(channel)}
              onDelete={() => setDeleting(channel)}
            />
          ))}
        </ul>
      )}
      <ChannelForm
        key={editing?.id ?? ''}
        editing={editing}
        reopened={!editing || editing.id === reopened?.id ? reopened : null}
        onSave={(wanted) => onSave(editing, wanted)}
        onClose={() => setEditing(null)}
      />
      <Question
        open={deleting !== null}
        onAnswer={async () => {
          if (deleting) await onDelete(deleting)
          setDeleting(null)
        }}
        onClose={() => setDeleting(null)}
      >
        <p className="mt-3">
          <strong className="block font-semibold">{deleting?.name}</strong>
          {t('office.channels.list.deleteHint')}
        </p>
      </Question>
    </ToolCard>
  )
}

type ChannelItemProps = { channel: Channel; onEdit: () => void; onDelete: () => void }

function ChannelItem({ channel, onEdit, onDelete }: ChannelItemProps) {
  const { t, language } = useTranslation()
  const formatResult = useFormatResult()
  const { name, url, pulled } = channel
  const source = t(`admin.sources.${sourceOfChannel(channel)}`)
  const isFailed = pulled?.result.problem !== undefined
  return (
    <li className="flex flex-wrap items-start justify-between gap-2 py-4 first:pt-0">
      <div className="min-w-0 flex-1 basis-64 wrap-anywhere">
        <p className="font-semibold">
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
        <Button size="small" onClick={onEdit}>
          {t('admin.table.edit')}
        </Button>
        <Button size="small" variant="danger" onClick={onDelete}>
          {t('admin.table.delete')}
        </Button>
      </div>
    </li>
  )
}

const EMPTY = emptyTexts(channelFields)

type ChannelFormProps = {
  /** The channel to edit, as it was when opened; `null` to add one. */
  editing: Channel | null
  reopened: ChannelOperation | null
  onSave: (wanted: ChannelDraft) => Promise<void>
  onClose: () => void
}

/** Keeps no draft, because the address is a secret. */
function ChannelForm({ editing, reopened, onSave, onClose }: ChannelFormProps) {
  const { t } = useTranslation()
  const [{ texts, theirs }] = useState(() => textsOf(editing, reopened))
  const form = useForm({
    empty: EMPTY,
    initial: texts,
    check,
    submit: async (draft) => {
      await onSave(draft)
      form.restart(EMPTY)
      if (editing) onClose()
    },
    label: (name) => t(`office.channels.fields.${name}`),
    explain: useProblemWords(),
  })
  const { field, focus, sending, values, change } = form

  useEffect(() => {
    if (editing) focus('name')
  }, [editing, focus])

  return (
    <form {...form.props} aria-label={t('office.channels.list.title')} className="mt-6">
      <div className="grid gap-x-4 md:grid-cols-[1fr_2fr]">
        <TextField
          {...field('name')}
          autoComplete="off"
          required
          hint={<Theirs text={theirs.name} />}
        />
        <TextField
          {...field('url')}
          className="wrap-anywhere"
          type="url"
          autoComplete="off"
          spellCheck={false}
          required
          hint={theirs.url ? <Theirs text={theirs.url} /> : <Doubt address={values.url} />}
        />
      </div>
      <Choice
        name="source"
        label={t('office.channels.fields.source')}
        value={values.source}
        options={[
          [
            '',
            t('office.channels.byAddress', { source: t(`admin.sources.${sourceOf(values.url)}`) }),
          ],
          ...SOURCES.map((source) => [source, t(`admin.sources.${source}`)] as const),
        ]}
        onChange={(source) => change({ ...values, source })}
      />
      <p className="mt-1 mb-4 text-sm text-pine-600">{t('office.channels.sourceHint')}</p>
      <Checkbox
        name="lastNight"
        label={t('office.channels.lastNight')}
        checked={values.lastNight !== ''}
        onTick={(on) => change({ ...values, lastNight: on ? 'true' : '' })}
      >
        {t('office.channels.lastNightHint')}
      </Checkbox>
      <FormFoot sending={sending} save={t(editing ? 'admin.form.update' : 'admin.form.add')}>
        {editing && (
          <Button variant="quiet" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
        )}
      </FormFoot>
    </form>
  )
}

/** The initial texts, and what another owner has entered in the fields of a refused change. */
function textsOf(
  editing: Channel | null,
  reopened: ChannelOperation | null,
): { texts: ChannelTexts; theirs: Partial<ChannelTexts> } {
  const now = editing ? showFields(channelFields, editing) : EMPTY
  if (reopened?.channel === 'add')
    return { texts: showFields(channelFields, reopened.wanted), theirs: {} }
  if (reopened?.channel !== 'edit') return { texts: now, theirs: {} }
  const typed = showFields(channelFields, reopened.wanted)
  // The channel was deleted, and is added again.
  if (!editing) return { texts: typed, theirs: {} }
  return typedOver(typed, showFields(channelFields, reopened.base), now)
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
