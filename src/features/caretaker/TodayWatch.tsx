import type { Caretaker } from '#domain/caretaker/caretaker.ts'
import { useWatchWords } from './useWatchWords.ts'
import { WatchOffer } from './WatchOffer.tsx'
import { useServerNow } from './useServerNow.ts'

/** The last run and backup of the caretaker, or an introduction to it. */
export function TodayWatch({ caretaker }: { caretaker: Caretaker }) {
  const words = useWatchWords(useServerNow())
  const { look, copies } = caretaker
  if (!look) return <WatchOffer />
  const [copied] = copies.copy ? words.copied(caretaker) : []
  return (
    <p className="text-sm text-pine-700">
      {[words.looked(look.at), copied].filter(Boolean).join(' ')}
    </p>
  )
}
