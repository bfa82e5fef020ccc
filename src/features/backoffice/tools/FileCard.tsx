import type { ReactNode } from 'react'
import { FileButton, type FileButtonProps } from './FileButton.tsx'
import { ToolCard } from './ToolCard.tsx'

type FileCardProps = FileButtonProps & {
  title: string
  text: string
  /** Said beforehand of what the file will not hold. */
  notes?: readonly string[]
  /** What is to be chosen beforehand. */
  children?: ReactNode
}

/** A tool that makes a file. */
export function FileCard({ title, text, notes = [], children, ...file }: FileCardProps) {
  return (
    <ToolCard title={title} text={text} className="flex flex-col">
      {notes.map((note) => (
        <p key={note} className="mb-4 max-w-text">
          {note}
        </p>
      ))}
      {children}
      {/* In a row of cards their buttons stand in a line. */}
      <div className="mt-auto">
        <FileButton {...file} />
      </div>
    </ToolCard>
  )
}
