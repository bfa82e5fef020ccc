import type { ReactNode } from 'react'
import { FileButton, type FileButtonProps } from './FileButton.tsx'
import { ToolCard } from './ToolCard.tsx'

type FileCardProps = FileButtonProps & {
  title: string
  text: string
  /** Notes about data that the file omits. */
  notes?: readonly string[]
  /** The options. */
  children?: ReactNode
}

/** A tool that generates a file. */
export function FileCard({ title, text, notes = [], children, ...file }: FileCardProps) {
  return (
    <ToolCard title={title} text={text} className="flex flex-col">
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
