import { useEffect, useState } from 'react'
import { newKey, save } from '#db/save.ts'
import { type Channel, type ChannelDraft, channelFields } from '#domain/channels/channel.ts'
import { changeChannel } from '#domain/channels/channelChange.ts'
import { type Source, sourceOf, SOURCES } from '#domain/channels/feed.ts'
import type { Problem } from '#domain/problem.ts'
import { emptyTexts, namesOf, readTexts, showFields, type TextsOf } from '#domain/record.ts'
import { Checkbox } from '#features/office/forms.tsx'
import { SaveState } from '#features/office/recordForm.tsx'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { type Checked, useForm } from '#lib/form/useForm.ts'
import { Button } from '#ui/Button.tsx'
import { Choice } from '#ui/Choice.tsx'
import { TextField } from '#ui/Field.tsx'

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

const EMPTY = emptyTexts(channelFields)

type ChannelFormProps = {
  /** The channel to edit as it was when opened; `null` to add one. */
  editing: Channel | null
  /** The same channel as it is stored now. */
  stored: Channel | null
  onClose: () => void
}

/** The form of a channel. It keeps no draft, because the address is a secret. */
export function ChannelForm({ editing, stored, onClose }: ChannelFormProps) {
  const { t } = useTranslation()
  const [seen, setSeen] = useState(editing)
  const label = (name: keyof ChannelTexts) => t(`office.channels.fields.${name}`)
  const form = useForm({
    empty: EMPTY,
    initial: seen ? showFields(channelFields, seen) : EMPTY,
    check,
    submit: (draft) => saveOver(draft, seen),
    label,
    explain: useProblemWords(),
  })
  const { field, focus, sending, values, change } = form

  useEffect(() => {
    if (editing) focus('name')
  }, [editing, focus])

  async function saveOver(draft: ChannelDraft, over: Channel | null): Promise<void> {
    await save(changeChannel(over?.id ?? newKey(), over, draft))
    form.restart()
    if (editing) onClose()
  }

  const shown = stored ? showFields(channelFields, stored) : EMPTY
  const conflict = {
    differing: namesOf(channelFields)
      .filter((name) => values[name] !== shown[name])
      .map(label),
    onOpenCurrent: () => {
      form.restart()
      setSeen(stored)
    },
    onSaveMine: () => {
      const read = check(form.values)
      if ('value' in read) void form.send(() => saveOver(read.value, stored))
    },
  }

  return (
    <form {...form.props} aria-label={t('office.channels.list.title')} className="mt-6">
      <div className="grid gap-x-4 md:grid-cols-[1fr_2fr]">
        <TextField {...field('name')} autoComplete="off" required />
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
        label={label('source')}
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
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" aria-disabled={sending.state === 'sending'}>
          {t(editing ? 'admin.form.update' : 'admin.form.add')}
        </Button>
        {editing && (
          <Button variant="quiet" onClick={onClose}>
            {t('admin.cancel')}
          </Button>
        )}
      </div>
      <SaveState sending={sending} conflict={conflict} />
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
