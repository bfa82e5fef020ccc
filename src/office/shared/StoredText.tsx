import { clsx } from 'clsx'

const BOX = 'mt-3 max-h-60 overflow-auto rounded-field bg-linen-100 px-4 py-3 text-sm text-pine-900'

type StoredTextProps = {
  children: string
  /** Without labels the text is shown unchanged. */
  labels?: Readonly<Record<string, string>>
  words?: Readonly<Record<string, string>>
  wrong?: readonly string[]
}

/** A stored record, field by field if those have labels. */
export function StoredText({ children, labels, words = {}, wrong = [] }: StoredTextProps) {
  const fields = labels ? storedFields(children, Object.keys(labels)) : []
  if (fields.length === 0)
    return <code className={clsx(BOX, 'block wrap-anywhere whitespace-pre-wrap')}>{children}</code>
  return (
    <dl className={clsx(BOX, 'grid grid-cols-[auto_1fr] gap-x-5 gap-y-1')}>
      {fields.map(({ name, text }, index) => (
        <div key={index} className="contents">
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

/** A field of a stored record: its stored name and its value as text. */
type StoredField = { name: string; text: string }

/**
 * The fields of a record stored as JSON, of both halves if there are two: labelled ones first, in
 * the labels' order; none if it is no record.
 */
function storedFields(stored: string, labelled: readonly string[]): StoredField[] {
  const halves = [parse(stored)].flat()
  const fields = halves.flatMap((half) =>
    typeof half === 'object' && half !== null ? Object.entries(half) : [],
  )
  const place = ({ name }: StoredField) =>
    labelled.includes(name) ? labelled.indexOf(name) : Infinity
  return fields
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({
      name,
      text: typeof value === 'string' ? value : JSON.stringify(value),
    }))
    .sort((one, other) => (place(one) < place(other) ? -1 : 1))
}

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}
