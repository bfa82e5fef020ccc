import { useId } from 'react'

type ChoiceProps = {
  name?: string
  label: string
  value: string
  options: readonly (readonly [value: string, words: string])[]
  onChange: (value: string) => void
}

/** One of a few words, chosen from a list. */
export function Choice({ name, label, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold text-pine-800">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-12 w-full rounded-field border border-linen-400 bg-white px-2.5 py-2.5 text-pine-950 shadow-pressed hover:border-pine-500 focus-visible:outline-2 focus-visible:outline-offset-0"
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
