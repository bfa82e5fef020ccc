import { useTranslation } from 'react-i18next'
import type { LetterWork, UnsentLetter as Unsent } from '#domain/letters/letterWork.ts'
import { failureFrom } from '#domain/unsent.ts'
import { useFailureWords } from '#i18n/failureWords.ts'
import { Button } from '#ui/Button.tsx'
import { WorkWords } from './WorkWords.tsx'

type UnsentLetterProps = {
  unsent: Unsent
  now: number
  /** Puts an own text back into its form. */
  onReopen: (work: LetterWork) => void
  onGiveUp: (work: LetterWork) => void
}

/** What this device keeps of letters until the database has answered it. */
export function UnsentLetter({ unsent, now, onReopen, onGiveUp }: UnsentLetterProps) {
  const { t } = useTranslation()
  const inWords = useFailureWords()
  const { work, handed, refusal } = unsent
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <p className="min-w-0 wrap-anywhere">
        <WorkWords work={work} now={now} />
        {refusal && (
          <span role="alert" className="block text-alert-700">
            {t('admin.unsent.refused', { message: inWords(failureFrom(refusal)) })}
          </span>
        )}
      </p>
      {(!handed || refusal) && (
        <div className="-mx-3 flex">
          {work.letter === 'text' && work.wanted && (
            <Button variant="quiet" size="small" onClick={() => onReopen(work)}>
              {t('admin.unsent.reopen')}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={() => onGiveUp(work)}>
            {t('admin.unsent.giveUp')}
          </Button>
        </div>
      )}
    </div>
  )
}
