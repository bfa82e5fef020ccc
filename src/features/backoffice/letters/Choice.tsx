import { useId } from 'react'

type ChoiceProps<Option extends string> = {
  label: string
  value: Option
  options: readonly Option[]
  nameOf: (option: Option) => string
  onChange: (option: Option) => void
}

/** One of a few. */
export function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { label, value, options, nameOf, onChange } = props
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-pine-800">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find((each) => each === target.value)
          if (chosen !== undefined) onChange(chosen)
        }}
        className="min-h-12 w-full rounded-field border border-linen-400 bg-white px-3.5 py-2.5 shadow-pressed"
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf(option)}
          </option>
        ))}
      </select>
    </div>
  )
}
