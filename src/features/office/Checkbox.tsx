import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type CheckboxProps = {
  label: ReactNode
  name?: string
  checked: boolean
  onTick: (on: boolean) => void
  className?: string
  children?: ReactNode
}

/** A checkbox with label and hint. */
export function Checkbox({ label, name, checked, onTick, className, children }: CheckboxProps) {
  const id = useId()
  return (
    <div className={clsx('flex min-h-11 items-start gap-3 py-2', className)}>
      <input
        id={id}
        name={name}
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onTick(target.checked)}
        aria-describedby={children ? `${id}-hint` : undefined}
        className="mt-0.5 size-5 shrink-0 accent-accent-700"
      />
      <div className="min-w-0 wrap-anywhere">
        <label htmlFor={id}>{label}</label>
        {children && (
          <div id={`${id}-hint`} className="text-sm text-pine-700">
            {children}
          </div>
        )}
      </div>
    </div>
  )
}
