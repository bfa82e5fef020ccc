import { copyText } from '#features/office/messages.ts'
import { useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { type CaretakerScript, scriptFile } from '#domain/caretaker/caretaker.ts'
import { CALENDAR_FILE, fileForChannel } from '#domain/channels/writeCalendar.ts'
import type { Channel } from '#domain/channels/channel.ts'
import { StatusNote } from '#features/office/StatusNote.tsx'
import { Button } from '#ui/Button.tsx'

/** The response to a test of a calendar's address; `other` comes from another script. */
export type ScriptTest = { periods: number } | 'empty' | 'other' | 'fails' | 'offline'

/** Fetches a calendar of the script; `fetchText` rejects where there is no text. */
export async function testScript(
  address: string,
  fetchText: (address: string) => Promise<string>,
): Promise<ScriptTest> {
  const found = await fetchText(address).catch(() => null)
  if (found === null) return navigator.onLine ? 'fails' : 'offline'
  if (found === '') return 'empty'
  if (!found.startsWith('BEGIN:VCALENDAR')) return 'other'
  return { periods: found.split('BEGIN:VEVENT').length - 1 }
}

type ScriptCalendarsProps = {
  script: CaretakerScript
  channels: readonly Pick<Channel, 'id' | 'name'>[]
  /** The text at an address; rejects where there is none. */
  fetchText: (address: string) => Promise<string>
}

/** The addresses at which the script serves the villa's calendars, to be given to the channels. */
export function ScriptCalendars({ script, channels, fetchText }: ScriptCalendarsProps) {
  const { t } = useTranslation()
  const files = [
    ...channels.map(({ id, name }) => ({ name, file: fileForChannel(id) })),
    { name: t('office.script.forAll'), file: CALENDAR_FILE },
  ]
  return (
    <div className="mt-4">
      <p className="max-w-text">{t('office.script.give')}</p>
      <ul className="mt-2 divide-y divide-linen-200">
        {files.map(({ name, file }) => (
          <CalendarRow
            key={file}
            name={name}
            address={scriptFile(script, file)}
            fetchText={fetchText}
          />
        ))}
      </ul>
    </div>
  )
}

type CalendarRowProps = Pick<ScriptCalendarsProps, 'fetchText'> & { name: string; address: string }

function CalendarRow({ name, address, fetchText }: CalendarRowProps) {
  const { t } = useTranslation()
  const [found, setFound] = useState<ScriptTest | 'testing' | null>(null)
  const failed = typeof found === 'string' && found !== 'testing'
  const worksText = (count: number) =>
    count === 0 ? t('office.script.worksEmpty') : t('office.script.works', { count })

  async function test() {
    setFound('testing')
    setFound(await testScript(address, fetchText))
  }

  return (
    <li className="py-3">
      <p className="font-semibold">{name}</p>
      <p className="text-sm wrap-anywhere text-pine-600">{address}</p>
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <Button size="small" onClick={() => void copyText(address)}>
          {t('office.script.copyAddress')}
          <span className="sr-only"> {name}</span>
        </Button>
        <Button size="small" onClick={() => void test()}>
          {t('office.script.test')}
          <span className="sr-only"> {name}</span>
        </Button>
        <StatusNote className={failed ? 'text-alert-700' : 'text-accent-800'}>
          {typeof found === 'string'
            ? t(`office.script.${found}`)
            : found && worksText(found.periods)}
        </StatusNote>
      </div>
    </li>
  )
}
