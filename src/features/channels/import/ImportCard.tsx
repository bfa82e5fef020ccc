import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Channel } from '#domain/channels/channel.ts'
import { type CalendarProblem, SOURCES } from '#domain/channels/feed.ts'
import type { Present } from '#domain/channels/planRow.ts'
import type { Command } from '#domain/commands/command.ts'
import type { LeftByImport } from '#domain/channels/imported.ts'
import type { Failure } from '#domain/failure.ts'
import { FailureNote, SendingFailure } from '#features/office/StatusNote.tsx'
import { ToolCard } from '#features/office/cards.tsx'
import { translate } from '#i18n/index.ts'
import { fetchPart } from '#lib/fetchPart.ts'
import { useSending } from '#lib/form/useSending.ts'
import { ImportPreview } from './ImportPreview.tsx'
import type { HandedIn, ReadFeed } from './readFeed.ts'
import { Checkbox } from '#features/office/forms.tsx'
import { useLongWrites } from '#features/office/useSaves.ts'
import { Button } from '#ui/Button.tsx'
import { FileField } from '#ui/FileField.tsx'
import { TextAreaField } from '#ui/Field.tsx'
import { pageClient } from '#db/changes.ts'
import { failureOf } from '#db/errors.ts'
import { importOver, keepLeftOver } from '#db/batches.ts'

/** A selected row with its key in the plan and its command. */
type WantedRow = { key: string; guest: string; intended: Command }

export type ImportNews = Pick<WantedRow, 'key' | 'guest'> &
  ({ state: 'written'; merged: boolean } | { state: 'refused'; failure: Failure })

/** The rest of an imported calendar; `feed` is the channel's id or the source. */
type Leaves = { feed: string; left: (refused: ReadonlySet<string>) => LeftByImport }

/** Writes rows, reports each result, and stores the rest. */
export type Import = (
  rows: readonly WantedRow[],
  leaves: Leaves,
  onNews: (news: ImportNews) => void,
) => Promise<void>

const TEXTS = {
  written: (count: number) => translate('office.channels.written', { count }),
  left: (count: { written: number; refused: number }) => translate('office.channels.left', count),
}

/** Imports the stays that an owner selected from a calendar, and keeps the rest. */
export function useImport(): Import {
  const { t } = useTranslation()
  const run = useLongWrites(TEXTS)
  return (rows, { feed, left }, onNews) =>
    run<ImportNews>(async (tellNews) => {
      const refused = new Set<string>()
      await importOver(pageClient, rows, ({ key, guest }, outcome) => {
        if (outcome.state === 'refused') refused.add(key)
        tellNews({ key, guest, ...outcome })
      })
      const news = { key: feed, guest: t('office.channels.imported.title') }
      await keepLeftOver(pageClient, feed, left(refused)).catch((error: unknown) =>
        tellNews({ ...news, state: 'refused', failure: failureOf(error) }),
      )
    }, onNews)
}

type Opened = { problem: CalendarProblem | 'unreadable' } | OpenedFeed

/** A parsed calendar, the held days, and a number that distinguishes it from later ones. */
type OpenedFeed = ReadFeed & { held: Present['held']; number: number }

type ImportCardProps = {
  /** The present state except the held days, which are read with the calendar. */
  present: Omit<Present, 'held'>
  /** The channels whose calendars can be imported manually. */
  channels: readonly Channel[]
  connected: boolean
  /** Reads the held days; rejects with a `Failure`. */
  onReadHeld: () => Promise<Present['held']>
  onImport: Import
}

/** Previews the changes that a channel's calendar would make, and writes the selected ones. */
export function ImportCard(props: ImportCardProps) {
  const { present, channels, connected, onReadHeld, onImport } = props
  const { t } = useTranslation()
  const { sending, send } = useSending()
  const [opened, setOpened] = useState<Opened | null>(null)

  async function open(handedIn: HandedIn) {
    setOpened(null)
    const { readFeed } = await fetchPart(() => import('./readFeed.ts'))
    const read = await readFeed(handedIn)
    if ('problem' in read) return setOpened(read)
    setOpened({ ...read, held: await onReadHeld(), number: Date.now() })
  }

  return (
    <ToolCard title={t('office.channels.title')} text={t('office.channels.intro')}>
      <ImportForm
        channels={channels}
        busy={sending.state === 'sending'}
        onHandIn={(handedIn) => void send(() => open(handedIn))}
      />
      <SendingFailure
        sending={sending}
        text={(message) => t('office.channels.notCompared', { message })}
      />
      {opened && 'problem' in opened && (
        <FailureNote>{t(`office.channels.problems.${opened.problem}`)}</FailureNote>
      )}
      {opened && 'calendar' in opened && (
        <ImportPreview
          key={opened.number}
          read={opened}
          present={present}
          held={opened.held}
          connected={connected}
          onImport={onImport}
        />
      )}
    </ToolCard>
  )
}

type ImportFormProps = {
  channels: readonly Channel[]
  busy: boolean
  onHandIn: (handedIn: HandedIn) => void
}

/** Accepts a calendar as text or file, because browsers may not fetch those of channels. */
function ImportForm({ channels, busy, onHandIn }: ImportFormProps) {
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
