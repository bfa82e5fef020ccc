import { type ReactNode, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { SendingFailure, StatusNote } from './StatusNote.tsx'
import { ToolCard } from './cards.tsx'
import { download } from '#ui/download.ts'
import { useSending } from '#ui/form/useSending.ts'
import { Button } from '#ui/Button.tsx'

/** A generated file, and a text about its size. */
export type MadeFile = {
  name: string
  text: string
  type: string
  holds: readonly string[]
}

export type FileButtonProps = {
  button: string
  /** Generates the file; rejects with a `Failure`. */
  make: () => Promise<MadeFile>
}

/** Generates a file on click, downloads it, and reports it. */
export function FileButton({ button, make }: FileButtonProps) {
  const { t } = useTranslation()
  const { sending, send } = useSending()
  const [made, setMade] = useState<MadeFile | null>(null)

  async function run() {
    setMade(null)
    const file = await make()
    download(file.name, file.text, file.type)
    setMade(file)
  }

  return (
    <>
      <Button aria-disabled={sending.state === 'sending'} onClick={() => void send(run)}>
        {button}
      </Button>
      <SendingFailure sending={sending} text={(message) => t('office.tools.failed', { message })} />
      <StatusNote className="text-accent-800 not-empty:mt-3">
        {sending.state === 'sent' &&
          made &&
          t('office.tools.made', { file: made.name, holds: made.holds.join(', ') })}
      </StatusNote>
    </>
  )
}

type FileCardProps = FileButtonProps & {
  title: string
  text: string
  /** Notes about data that the file omits. */
  notes?: readonly string[]
  children?: ReactNode
}

/** A tool that generates a file. */
export function FileCard({ title, text, notes = [], children, ...file }: FileCardProps) {
  return (
    <ToolCard {...{ title, text }} className="flex flex-col">
      {notes.map((note) => (
        <p key={note} className="mb-4 max-w-text">
          {note}
        </p>
      ))}
      {children}
      {/* Aligns the buttons of a row of cards. */}
      <div className="mt-auto">
        <FileButton {...file} />
      </div>
    </ToolCard>
  )
}

// Without it Excel decodes the file in an older code page.
const BYTE_ORDER_MARK = '\uFEFF'

/** Formats rows as CSV for Turkish Excel: separated by semicolons, with a byte order mark. */
export async function csvText(rows: readonly (readonly string[])[]): Promise<string> {
  const { default: papa } = await import('papaparse')
  const cells = rows.map((row) => [...row])
  return BYTE_ORDER_MARK + papa.unparse(cells, { delimiter: ';', newline: '\r\n' })
}
