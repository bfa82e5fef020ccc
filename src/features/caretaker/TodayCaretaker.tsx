import type { Caretaker } from '#domain/caretaker/caretaker.ts'
import { useCaretakerTexts } from './useCaretakerTexts.ts'
import { CaretakerIntroduction } from './CaretakerIntroduction.tsx'
import { useServerNow } from './useServerNow.ts'

/** The last run and backup of the caretaker, or an introduction to it. */
export function TodayCaretaker({ caretaker }: { caretaker: Caretaker }) {
  const words = useCaretakerTexts(useServerNow())
  const { look, copies } = caretaker
  if (!look) return <CaretakerIntroduction />
  const [copied] = copies.copy ? words.copied(caretaker) : []
  return (
    <p className="text-sm text-pine-700">
      {[words.looked(look.at), copied].filter(Boolean).join(' ')}
    </p>
  )
}
