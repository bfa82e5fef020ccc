import { ownersDraft } from '#db/cache.ts'
import { newKey } from '#db/save.ts'
import { calendarExample } from '#domain/channels/calendarAddress.ts'
import {
  changeChannel,
  type Channel,
  type ChannelDraft,
  channelFields,
} from '#domain/channels/channel.ts'
import { sourceOf, SOURCES } from '#domain/channels/feed.ts'
import type { Problem } from '#domain/field/problem.ts'
import { emptyTexts, readTexts, type TextsOf } from '#domain/field/record.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { DraftNotice } from '#office/shared/DraftNotice.tsx'
import { Checkbox } from '#office/shared/forms.tsx'
import { RecordFoot, useRecordForm } from '#office/shared/recordForm.tsx'
import { readDraft } from '#ui/form/drafts.ts'
import { Button } from '#ui/Button.tsx'
import { Choice } from '#ui/Choice.tsx'
import { TextField } from '#ui/Field.tsx'
import type { Checked } from '#ui/form/useForm.ts'

type ChannelFormProps = {
  /** The channel as it is stored now; `null` to add one. */
  channel: Channel | null
  onClose?: () => void
}

const channelDraft = (id: string) => ownersDraft(`channel/${id}`)

/** Whether the edit of a channel was left unfinished. */
export function hasDraft({ id }: Channel): boolean {
  return readDraft(channelDraft(id), emptyTexts(channelFields)) !== null
}

/** The form of a channel. */
export function ChannelForm({ channel, onClose = () => {} }: ChannelFormProps) {
  const { t } = useTranslation()
  const { form, conflict } = useRecordForm({
    fields: channelFields,
    values: channel,
    version: channel?.version ?? 0,
    draftKey: channelDraft(channel?.id ?? ''),
    read: check,
    label: (name) => t(`office.channels.fields.${name}`),
    changeOf: (next, version, change) =>
      changeChannel(channel?.id ?? newKey(), channel && { ...channel, version }, next, change),
    onSaved: onClose,
  })
  const { field, sending, values, change } = form

  return (
    <form {...form.props} aria-label={channel?.name ?? t('office.channels.list.title')}>
      <DraftNotice form={form} />
      <div className="grid grid-cols-1 gap-x-4 md:grid-cols-[1fr_2fr]">
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
        />
      </div>
      <details className="mb-4">
        <summary className="mb-3 w-fit cursor-pointer text-accent-700">
          {t('office.channels.advanced')}
        </summary>
        <Choice
          name="source"
          label={field('source').label}
          value={values.source}
          options={[
            [
              '',
              t('office.channels.byAddress', {
                source: t(`admin.sources.${sourceOf(values.url)}`),
              }),
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
      </details>
      <RecordFoot
        {...{ sending, conflict }}
        save={t(channel ? 'admin.form.update' : 'admin.form.add')}
      >
        {channel && (
          <Button variant="quiet" onClick={onClose}>
            {t('app.close')}
          </Button>
        )}
      </RecordFoot>
    </form>
  )
}

type ChannelTexts = TextsOf<typeof channelFields>

function check(
  texts: ChannelTexts,
): Checked<ChannelDraft, { [Name in keyof ChannelTexts]?: Problem }> {
  const read = readTexts(channelFields, texts)
  const example = calendarExample(texts.url)
  if ('problems' in read || example === null) return read
  return { problems: { url: { code: 'pageAddress', example } } }
}
