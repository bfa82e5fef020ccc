import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '#features/backoffice/FailureNote.tsx'
import { StatusNote } from '#features/backoffice/StatusNote.tsx'
import { useFailureWords } from '#i18n/failureWords.ts'
import { download } from '#lib/download.ts'
import { useSending } from '#lib/form/useSending.ts'
import { Button } from '#ui/Button.tsx'
import { ToolCard } from './ToolCard.tsx'

/** A file that was made, and how many of what it holds; `tooLarge` is one that this site would not take back. */
export type MadeFile = {
  name: string
  text: string
  type: string
  stays: number
  /** How many held requests besides. */
  held?: number
  requests?: number
  tooLarge?: boolean
}

type FileCardProps = {
  title: string
  text: string
  button: string
  /** Said beforehand of what the file will not hold. */
  notes?: readonly string[]
  /** Makes the file; rejects with the failure to be told. */
  make: () => Promise<MadeFile>
  /** What is to be chosen beforehand. */
  children?: ReactNode
}

/** Makes a file when it is asked to, and hands it to the browser. */
export function FileCard({ title, text, button, notes = [], make, children }: FileCardProps) {
  const { t } = useTranslation()
  const inWords = useFailureWords()
  const { sending, send } = useSending()
  const [made, setMade] = useState<MadeFile | null>(null)

  function holdings({ stays, held = 0, requests }: MadeFile): string[] {
    const list = [t('office.tools.stays', { count: stays })]
    if (held > 0) list.push(t('office.tools.calendar.held', { count: held }))
    return requests === undefined
      ? list
      : [...list, t('office.tools.requests', { count: requests }), t('office.tools.backup.prices')]
  }

  async function run() {
    setMade(null)
    const file = await make()
    download(file.name, file.text, file.type)
    setMade(file)
  }

  return (
    <ToolCard title={title} text={text}>
      {notes.map((note) => (
        <p key={note} className="mb-4 max-w-text">
          {note}
        </p>
      ))}
      {children}
      <Button aria-disabled={sending.state === 'sending'} onClick={() => void send(run)}>
        {button}
      </Button>
      {sending.state === 'failed' && (
        <FailureNote>{t('office.tools.failed', { message: inWords(sending.failure) })}</FailureNote>
      )}
      <StatusNote className="text-accent-800 not-empty:mt-3">
        {sending.state === 'sent' &&
          made &&
          [
            t('office.tools.made', { file: made.name, holds: holdings(made).join(', ') }),
            made.tooLarge && t('office.tools.backup.tooLarge'),
          ]
            .filter(Boolean)
            .join(' ')}
      </StatusNote>
    </ToolCard>
  )
}
