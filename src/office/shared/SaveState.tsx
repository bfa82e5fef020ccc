import { useEffect, useState } from 'react'
import { useConnection } from '#db/connection.ts'
import { ChangedMeanwhile } from '#domain/save/failure.ts'
import { formatError } from '#i18n/failureWords.ts'
import { useAuthorName } from './useAuthorName.ts'
import { formatVillaMoment } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Sending } from '#ui/form/useSending.ts'
import { Button } from '#ui/Button.tsx'
import { FailureNote, StatusNote } from './StatusNote.tsx'
import type { ReactNode } from 'react'

/** What helps after another owner changed the same record. */
export type Conflict = {
  /** The fields that both changed, each with the typed and the stored text. */
  both: readonly { label: string; mine: string; stored: string }[]
  /** Saves both notes, one below the other. */
  onKeepBoth?: (() => void) | undefined
  onOpenCurrent: () => void
  onSaveMine: () => void
}

type SaveStateProps = {
  sending: Sending
  /** `null` if there is no record to compare with. */
  conflict: Conflict | null
  /** What helps after other failures. */
  children?: ReactNode
}

/** Beside a form's button: that it saves or waits, or why it did not save and what helps. */
export function SaveState({ sending, conflict, children }: SaveStateProps) {
  const { t } = useTranslation()
  if (sending.state === 'sending') return <Waiting />
  if (sending.state !== 'failed') return null
  const { failure } = sending
  return (
    <FailureNote>
      {failure instanceof ChangedMeanwhile ? (
        <Changed failure={failure} conflict={conflict} />
      ) : (
        t('admin.form.failed', { message: formatError(failure) })
      )}
      {children}
    </FailureNote>
  )
}

/** The time after which an unanswered save shows that it waits, in milliseconds. */
const WAITS_AFTER_MS = 2000

function Waiting() {
  const { t } = useTranslation()
  const connection = useConnection()
  const [state, setState] = useState<'saving' | 'waiting'>('saving')
  useEffect(() => {
    const timer = setTimeout(() => setState('waiting'), WAITS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <StatusNote className="mt-3 text-pine-700">
      {t(connection === 'offline' ? 'admin.save.cut' : `admin.save.${state}`)}
    </StatusNote>
  )
}

type ChangedProps = { failure: ChangedMeanwhile; conflict: Conflict | null }

function Changed({ failure, conflict }: ChangedProps) {
  const { t, language } = useTranslation()
  const authorName = useAuthorName()
  const { by, at } = failure
  return (
    <>
      {at === null
        ? t('admin.form.failed', { message: formatError(failure) })
        : t('admin.save.changed', { by: authorName(by), moment: formatVillaMoment(at, language) })}
      {conflict && conflict.both.length > 0 && (
        <span className="mt-2 block text-pine-900">
          {t('admin.save.both')}
          {conflict.both.map(({ label, mine, stored }) => (
            <span key={label} className="block wrap-anywhere whitespace-pre-line">
              {t('admin.save.sides', { label, mine: mine || '—', stored: stored || '—' })}
            </span>
          ))}
        </span>
      )}
      {conflict && (
        <span className="mt-3 flex flex-wrap gap-2">
          {conflict.onKeepBoth && (
            <Button size="small" variant="primary" onClick={conflict.onKeepBoth}>
              {t('admin.save.keepBoth')}
            </Button>
          )}
          <Button size="small" onClick={conflict.onOpenCurrent}>
            {t('admin.save.openCurrent')}
          </Button>
          <Button size="small" onClick={conflict.onSaveMine}>
            {conflict.both.length > 0
              ? t('admin.save.overwrite', {
                  fields: conflict.both.map(({ label }) => label).join(', '),
                })
              : t('admin.save.saveMine')}
          </Button>
        </span>
      )}
    </>
  )
}
