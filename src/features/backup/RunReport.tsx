import { useTranslation } from '#i18n/useTranslation.ts'
import { StatusNote } from '#features/office/StatusNote.tsx'
import { formatError } from '#i18n/failureWords.ts'
import type { Run } from '#features/office/useSaves.ts'
import type { News } from './usePreview.ts'

const NAMED = 50

/** The progress of restoring, and finally what was and was not written. */
export function RunReport({ run, connected }: { run: Run<News> | null; connected: boolean }) {
  const { t } = useTranslation()
  return (
    <>
      {run?.isDone === false && <Progress run={run} />}
      <StatusNote className="max-w-text not-empty:mt-4">
        {run?.isDone === false && !connected && t('office.tools.recover.cut')}
        {run?.isDone && <Result run={run} />}
      </StatusNote>
    </>
  )
}

function Progress({ run: { count, written, refused } }: { run: Run<News> }) {
  const { t } = useTranslation()
  return (
    <p className="mt-4">
      <progress
        className="mr-3 w-40 accent-accent-700"
        aria-label={t('office.tools.recover.progress')}
        max={count}
        value={written.length + refused.length}
      />
      <span className="tabular-nums">
        {t('office.tools.recover.sofar', {
          count,
          written: written.length,
          refused: refused.length,
        })}
      </span>
    </p>
  )
}

function Result({ run: { written, refused } }: { run: Run<News> }) {
  const { t } = useTranslation()
  const merged = written.filter((news) => news.merged).map(({ guest }) => guest)
  return (
    <>
      <p className="font-semibold text-accent-800">
        {t('office.tools.recover.written', { count: written.length })}
      </p>
      {merged.length > 0 && (
        <p>{t('office.tools.recover.merged', { guests: merged.join(', ') })}</p>
      )}
      {refused.length > 0 && (
        <>
          <p className="mt-2 font-semibold text-alert-700">
            {t('office.tools.recover.notWritten', { count: refused.length })}
          </p>
          <ul>
            {refused.slice(0, NAMED).map(({ of, id, guest, failure }) => (
              <li key={`${of} ${id}`} className="wrap-anywhere">
                <strong className="font-semibold">{guest}</strong>: {formatError(failure)}
              </li>
            ))}
            {refused.length > NAMED && (
              <li>{t('office.tools.recover.andMore', { count: refused.length - NAMED })}</li>
            )}
          </ul>
          <p className="mt-2">{t('office.tools.recover.again')}</p>
        </>
      )}
    </>
  )
}
