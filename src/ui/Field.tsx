import { clsx } from 'clsx'
import { type ComponentProps, type ReactNode, useId } from 'react'

type FieldProps = {
  label: string
  /** Shown below the control while there is no error. */
  hint?: ReactNode
  error?: string | undefined
  /** Shown beside the label, such as "optional". */
  note?: string
}

const CONTROL = clsx(
  'w-full rounded-field border bg-white px-2.5 py-2.5 sm:px-3.5 text-pine-950 shadow-pressed',
  'placeholder:text-pine-500 disabled:bg-linen-100 disabled:text-pine-600',
  'focus-visible:outline-2 focus-visible:outline-offset-0',
)

/** A labelled input with hint and error, which has the height of one line of them. */
export function TextField({
  id: givenId,
  label,
  hint,
  error,
  note,
  className,
  ...input
}: FieldProps & ComponentProps<'input'>) {
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <Frame id={id} label={label} hint={hint} error={error} note={note} className={className}>
      <input
        {...input}
        {...described(id, error, hint)}
        className={clsx(CONTROL, 'min-h-12', border(error))}
      />
    </Frame>
  )
}

/** A labelled text area, like `TextField`. */
export function TextAreaField({
  label,
  hint,
  error,
  note,
  className,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <Frame id={id} label={label} hint={hint} error={error} note={note} className={className}>
      <textarea
        {...area}
        {...described(id, error, hint)}
        className={clsx(CONTROL, border(error))}
      />
    </Frame>
  )
}

type FrameProps = {
  id: string
  label: string
  hint: ReactNode
  error: string | undefined
  note: string | undefined
  className: string | undefined
  children: ReactNode
}

function Frame({ id, label, hint, error, note, className, children }: FrameProps) {
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-1">
        <label htmlFor={id} className="text-sm font-semibold text-pine-800">
          {label}
        </label>
        {note && <span className="text-sm whitespace-nowrap text-pine-600">{note}</span>}
      </div>
      {children}
      <p
        id={`${id}-message`}
        className={clsx('mt-0.5 mb-1 min-h-5 text-sm', error ? 'text-alert-700' : 'text-pine-600')}
      >
        {error ?? hint}
      </p>
    </div>
  )
}

function described(id: string, error: string | undefined, hint: ReactNode) {
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? `${id}-message` : undefined,
  }
}

function border(error: string | undefined) {
  return error ? 'border-alert-600' : 'border-linen-400 hover:border-pine-500'
}
