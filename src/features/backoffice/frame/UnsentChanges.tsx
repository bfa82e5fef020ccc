import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Change } from '#domain/change.ts'
import type { LetterWork, UnsentLetter as UnsentLetterWork } from '#domain/letters/letterWork.ts'
import { failureFrom, type Unreadable, type Unsent } from '#domain/unsent.ts'
import { useFailureWords } from '#i18n/failureWords.ts'
import { Button } from '#ui/Button.tsx'
import { UnsentLetter } from './UnsentLetter.tsx'
import { UnreadableKept } from './UnreadableKept.tsx'
import { WorkWords } from './WorkWords.tsx'

type UnsentChangesProps = {
  unsent: readonly Unsent[]
  /** What is to be written down of letters. */
  letters: readonly UnsentLetterWork[]
  /** What this device keeps and the site cannot read. */
  unreadable: readonly Unreadable[]
  /** The moment by this device's clock, in milliseconds since 1970. */
  now: number
  /** Puts a change back where it was made. */
  onReopen: (change: Change) => void
  /** Asks whether to give a change up. */
  onGiveUp: (change: Change) => void
  /** Puts an own text of a letter back into its form. */
  onReopenLetter: (work: LetterWork) => void
  /** Asks whether to give up what was to be written down of a letter. */
  onGiveUpLetter: (work: LetterWork) => void
  /** Asks whether to delete what cannot be read. */
  onDelete: (unreadable: Unreadable) => void
}

// So many of a kind are shown; the next ones take the place of those that are gone.
const SHOWN = 100

/** The changes that this device keeps until the database has answered them, oldest first, and what it keeps unread, each with its age. */
export function UnsentChanges(props: UnsentChangesProps) {
  const { unsent, letters, unreadable, onDelete, onReopenLetter, onGiveUpLetter, ...rest } = props
  const { t } = useTranslation()
  // On a phone the list would hide the page that the owner works on; a refusal is worth that.
  const [wide] = useState(() => matchMedia('(min-width: 40rem)').matches)
  const all = [...unsent, ...letters]
  const more = [unsent, letters, unreadable].reduce(
    (sum, { length }) => sum + Math.max(0, length - SHOWN),
    0,
  )
  const waits = all.some(({ refusal }) => !refusal)
  return (
    <details open={wide || all.some(({ refusal }) => refusal)}>
      <summary className="cursor-pointer py-1 font-semibold">
        {[
          all.length > 0 &&
            t(waits ? 'admin.unsent.title' : 'admin.unsent.refusedTitle', { count: all.length }),
          unreadable.length > 0 && t('admin.unreadableKept.title', { count: unreadable.length }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </summary>
      <ul className="-mx-3 max-h-[40vh] divide-y divide-pine-950/15 overflow-auto px-3">
        {unsent.slice(0, SHOWN).map((each) => (
          <li key={each.change.entry} className="py-2">
            <UnsentChange unsent={each} {...rest} />
          </li>
        ))}
        {letters.slice(0, SHOWN).map((each) => (
          <li key={each.work.entry} className="py-2">
            <UnsentLetter
              unsent={each}
              now={rest.now}
              onReopen={onReopenLetter}
              onGiveUp={onGiveUpLetter}
            />
          </li>
        ))}
        {unreadable.slice(0, SHOWN).map((each) => (
          <li key={each.key} className="py-2">
            <UnreadableKept kept={each} now={rest.now} onDelete={onDelete} />
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('admin.unconfirmed.more', { count: more })}</p>}
    </details>
  )
}

type UnsentChangeProps = Pick<UnsentChangesProps, 'now' | 'onReopen' | 'onGiveUp'> & {
  unsent: Unsent
}

function UnsentChange({ unsent, now, onReopen, onGiveUp }: UnsentChangeProps) {
  const { t } = useTranslation()
  const inWords = useFailureWords()
  const { change, handed, refusal } = unsent
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 wrap-anywhere">
        <WorkWords work={change} now={now} />
        {refusal && (
          <span role="alert" className="block text-alert-700">
            {t('admin.unsent.refused', { message: inWords(failureFrom(refusal)) })}
          </span>
        )}
      </p>
      {/* What is on its way may have arrived: only the answer tells. */}
      {(!handed || refusal) && (
        <div className="-mx-3 flex">
          <Button variant="quiet" size="small" onClick={() => onReopen(change)}>
            {t('admin.unsent.reopen')}
          </Button>
          <Button variant="quiet" size="small" onClick={() => onGiveUp(change)}>
            {t('admin.unsent.giveUp')}
          </Button>
        </div>
      )}
    </div>
  )
}
