import { Star } from 'lucide-react'

const ALL = [1, 2, 3, 4, 5]

/** A number of five stars, with a label for screen readers. */
export function Stars({ count, label }: { count: number; label: string }) {
  return (
    <span className="inline-flex flex-wrap gap-0.5">
      <span className="sr-only">{label}</span>
      {ALL.map((each) => (
        <Star
          key={each}
          aria-hidden
          className={
            each <= Math.round(count)
              ? 'size-4 fill-current text-action-600'
              : 'size-4 text-linen-400'
          }
        />
      ))}
    </span>
  )
}
