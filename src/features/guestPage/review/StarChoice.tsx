import { Star } from 'lucide-react'
import { useId } from 'react'

type StarChoiceProps = {
  name: string
  label: string
  value: string
  error: string | undefined
  /** The label of a number of stars. */
  labelOf: (count: number) => string
  onPick: (value: string) => void
}

const COUNTS = [1, 2, 3, 4, 5]

/** One to five stars as native radio buttons, so that the arrow keys select. */
export function StarChoice({ name, label, value, error, labelOf, onPick }: StarChoiceProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined} className="relative min-w-0">
      <legend className="mb-1.5 text-sm font-semibold text-pine-800">{label}</legend>
      <div className="flex">
        {COUNTS.map((count) => (
          <label
            key={count}
            className="grid size-11 cursor-pointer place-items-center rounded-field has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={count}
              checked={value === String(count)}
              required
              onChange={() => onPick(String(count))}
              className="scroll-my-20 sr-only"
            />
            <span className="sr-only">{labelOf(count)}</span>
            <Star
              aria-hidden
              className={
                count <= Number(value)
                  ? 'size-7 fill-current text-action-600'
                  : 'size-7 text-pine-500'
              }
            />
          </label>
        ))}
      </div>
      <p id={id} className="mt-1 min-h-5 text-sm text-alert-700">
        {error}
      </p>
    </fieldset>
  )
}
