import { clsx } from 'clsx'
import { storedFields } from './storedFields.ts'

const BOX = 'mt-3 max-h-60 overflow-auto rounded-field bg-linen-100 px-4 py-3 text-sm text-pine-900'

type StoredTextProps = {
  children: string
  /**
   * The fields' labels on screen, others by their stored names; without labels the text is shown
   * unchanged.
   */
  labels?: Readonly<Record<string, string>>
  /** The words of values. */
  words?: Readonly<Record<string, string>>
  /** The invalid fields. */
  wrong?: readonly string[]
}

/** A stored record, field by field if those have labels. */
export function StoredText({ children, labels, words = {}, wrong = [] }: StoredTextProps) {
  const fields = labels ? storedFields(children, Object.keys(labels)) : []
  if (fields.length === 0)
    return <code className={clsx(BOX, 'block wrap-anywhere whitespace-pre-wrap')}>{children}</code>
  return (
    <dl className={clsx(BOX, 'grid grid-cols-[auto_1fr] gap-x-5 gap-y-1')}>
      {fields.map(({ name, text }, place) => (
        <div key={place} className="contents">
          <dt className="text-pine-700">{labels?.[name] ?? name}</dt>
          <dd
            className={clsx(
              'whitespace-pre-line wrap-anywhere',
              wrong.includes(name) && 'font-semibold text-alert-700',
            )}
          >
            {words[text] ?? text}
          </dd>
        </div>
      ))}
    </dl>
  )
}
