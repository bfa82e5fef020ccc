import { useTranslation } from 'react-i18next'
import { StatusNote } from '#features/office/StatusNote.tsx'
import { useFormatError } from '#i18n/failureWords.ts'
import type { ImportRun } from './useImportRun.ts'

/** The number of rows listed. */
const NAMED = 50

/** The progress of the import, and finally what was and was not written. */
export function ImportReport({ run, connected }: { run: ImportRun | null; connected: boolean }) {
  const { t } = useTranslation()
  const formatError = useFormatError()
  return (
    <>
      {run?.state === 'running' && (
        <progress
          className="mt-4 w-40 accent-accent-700"
          aria-label={t('office.channels.progress')}
          max={run.count}
          value={run.written + run.refused.length}
        />
      )}
      <StatusNote className="max-w-text not-empty:mt-4">
        {run?.state === 'running' && !connected && t('office.channels.cut')}
        {run?.state === 'done' && (
          <>
            <p className="font-semibold text-accent-800">
              {t('office.channels.written', { count: run.written })}
            </p>
            {run.refused.length > 0 && (
              <>
                <p className="mt-2 font-semibold text-alert-700">
                  {t('office.channels.notWritten', { count: run.refused.length })}
                </p>
                <ul>
                  {run.refused.slice(0, NAMED).map(({ key, guest, failure }) => (
                    <li key={key} className="wrap-anywhere">
                      <strong className="font-semibold">{guest}</strong>: {formatError(failure)}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </StatusNote>
    </>
  )
}
