import { useId } from 'react'

type ChoiceProps<Option extends string> = {
  name?: string
  label: string
  value: Option
  options: readonly (readonly [option: Option, words: string])[]
  onChange: (option: Option) => void
  /** Shown below it and read with it. */
  hint?: string | undefined
}

/** A labelled select. */
export function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { name, label, value, options, onChange, hint } = props
  const id = useId()
  const hintId = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-pine-800">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={({ target }) => {
          const chosen = options.find(([option]) => option === target.value)
          if (chosen) onChange(chosen[0])
        }}
        className="min-h-12 w-full rounded-field border border-linen-400 bg-white px-2.5 py-2.5 text-pine-950 shadow-pressed hover:border-pine-500 focus-visible:outline-2 focus-visible:outline-offset-0"
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
      {hint !== undefined && (
        <p id={hintId} className="mt-1.5 text-sm text-pine-700">
          {hint}
        </p>
      )}
    </div>
  )
}
