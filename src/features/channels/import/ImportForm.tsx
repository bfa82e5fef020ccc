import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Channel } from '#domain/channels/channel.ts'
import { SOURCES } from '#domain/channels/feed.ts'
import { Checkbox } from '#features/office/Checkbox.tsx'
import { Button } from '#ui/Button.tsx'
import { FileField } from '#ui/FileField.tsx'
import { TextAreaField } from '#ui/Field.tsx'
import type { HandedIn } from './readFeed.ts'

type ImportFormProps = {
  channels: readonly Channel[]
  busy: boolean
  onHandIn: (handedIn: HandedIn) => void
}

/** Accepts a calendar as text or file, because browsers may not fetch those of channels. */
export function ImportForm({ channels, busy, onHandIn }: ImportFormProps) {
  const { t } = useTranslation()
  const sourceId = useId()
  const [file, setFile] = useState<File | null>(null)
  const [lastNight, setLastNight] = useState(false)

  function handIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Uncontrolled, because a text of five megabytes is too slow to control.
    const data = new FormData(event.currentTarget)
    const [text, from] = ['text', 'source'].map((name) => data.get(name))
    onHandIn({
      file,
      text: typeof text === 'string' ? text : '',
      channel: channels.find(({ id }) => id === from) ?? null,
      source: SOURCES.find((each) => each === from) ?? null,
      lastNight,
    })
  }

  return (
    <form onSubmit={handIn}>
      <div className="grid gap-x-6 md:grid-cols-2">
        <FileField
          accept=".ics,text/calendar"
          label={t('office.channels.file')}
          texts={t('office.file', { returnObjects: true })}
          onClick={() => setFile(null)}
          onChange={({ target }) => setFile(target.files?.[0] ?? null)}
        />
        <div className="mb-6">
          <label htmlFor={sourceId} className="mb-1.5 block text-sm font-semibold text-pine-800">
            {t('office.channels.source')}
          </label>
          <select
            id={sourceId}
            name="source"
            className="min-h-12 w-full rounded-field border border-linen-400 bg-white px-2.5 py-2.5 text-pine-950 shadow-pressed hover:border-pine-500 focus-visible:outline-2 focus-visible:outline-offset-0"
          >
            <option value="">{t('office.channels.guess')}</option>
            {channels.map(({ id, name }) => (
              <option key={id} value={id}>
                {t('office.channels.ofChannel', { name })}
              </option>
            ))}
            {SOURCES.map((source) => (
              <option key={source} value={source}>
                {t(`admin.sources.${source}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <TextAreaField
        name="text"
        rows={3}
        spellCheck={false}
        label={t('office.channels.text')}
        hint={t('office.channels.textHint')}
      />
      <Checkbox label={t('office.channels.lastNight')} checked={lastNight} onTick={setLastNight}>
        {t('office.channels.lastNightHint')}
      </Checkbox>
      <Button type="submit" className="mt-2" aria-disabled={busy}>
        {t('office.channels.preview')}
      </Button>
    </form>
  )
}
