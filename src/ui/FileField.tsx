import { clsx } from 'clsx'
import { type ComponentProps, useId, useState } from 'react'
import { buttonStyle } from './Button.tsx'

type FileFieldProps = {
  label: string
  texts: { choose: string; none: string }
} & Omit<ComponentProps<'input'>, 'type'>

/** A labelled file input. */
export function FileField(props: FileFieldProps) {
  const { label, texts, className, onClick, onChange, ...input } = props
  const id = useId()
  const [name, setName] = useState('')
  return (
    <div className={clsx('mb-6', className)}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-pine-800">
        {label}
      </label>
      <div className="relative flex min-h-12 items-center gap-3 rounded-field border border-linen-400 bg-white px-2 shadow-pressed hover:border-pine-500 has-focus-visible:outline-2">
        <input
          {...input}
          id={id}
          type="file"
          title={name || texts.none}
          className="absolute inset-0 w-full cursor-pointer opacity-0"
          onClick={(event) => {
            onClick?.(event)
            // Browsers fire no event when the same file is chosen again, for instance after a
            // correction.
            event.currentTarget.value = ''
            setName('')
          }}
          onChange={(event) => {
            setName(event.target.files?.[0]?.name ?? '')
            onChange?.(event)
          }}
        />
        <span aria-hidden className={buttonStyle({ size: 'small' })}>
          {texts.choose}
        </span>
        <span aria-hidden className="min-w-0 truncate text-pine-700">
          {name || texts.none}
        </span>
      </div>
    </div>
  )
}
