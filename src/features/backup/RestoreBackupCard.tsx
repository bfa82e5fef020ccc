import { useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { villa } from '#content/villa.ts'
import type { Present } from '#domain/backup/compareStays.ts'
import {
  type Backup,
  BACKUP_LIMITS,
  type BackupProblem,
  readBackup,
} from '#domain/backup/readBackup.ts'
import { FailureNote, SendingFailure } from '#features/office/StatusNote.tsx'
import { formatMoment } from '#features/office/stayText.ts'
import { ToolCard } from '#features/office/cards.tsx'
import { useOfficeSettings } from '#features/settings/useSettings.ts'
import { useLongWrites } from '#features/office/useSaves.ts'
import { translate } from '#i18n/index.ts'
import { useSending } from '#lib/form/useSending.ts'
import { Button } from '#ui/Button.tsx'
import { FileField } from '#ui/FileField.tsx'
import { failureOf } from '#db/errors.ts'
import { pageClient } from '#db/changes.ts'
import { saveGuide, sendPrices, saveLetter } from '#db/officeValues.ts'
import {
  restoreRequests,
  restoreReviews,
  restoreStays,
  restoreWrittenLetters,
} from '#db/restoreBackup.ts'
import { type Beside, formatLetter, type News, type RestoreBackup } from './usePreview.ts'
import { Preview } from './Preview.tsx'

const TEXTS = {
  written: (count: number) => translate('office.tools.recover.written', { count }),
  left: (count: { written: number; refused: number }) =>
    translate('office.tools.recover.left', count),
}

/** Restores a backup. */
export function useRestoreBackup(): RestoreBackup {
  const { t } = useTranslation()
  const { part: partInUse, save } = useOfficeSettings()
  const run = useLongWrites(TEXTS)

  return (
    { stays, cancelled, requests, prices, guide, letters, settings, written, reviews },
    onNews,
  ) =>
    run<News>(async (tellNews) => {
      await restoreStays(pageClient, stays, ({ id, wanted }, outcome) =>
        tellNews({ of: 'stays', id, guest: wanted.musteriAdi, ...outcome }),
      )
      await restoreStays(pageClient, cancelled, ({ id, wanted }, outcome) =>
        tellNews({ of: 'cancelled', id, guest: wanted.musteriAdi, ...outcome }),
      )
      // Requests refer to stays, so these are restored first.
      await restoreRequests(pageClient, requests, ({ id, guest }, outcome) =>
        tellNews({ of: 'requests', id, guest, ...outcome }),
      )
      const back = [...stays, ...requests].map(({ id }) => id)
      await restoreWrittenLetters(pageClient, back, written)
      const keys = stays.flatMap(({ wanted }) => wanted.guestKey ?? [])
      await restoreReviews(pageClient, keys, reviews)
      for (const letter of letters) {
        const { kind, language } = letter
        const guest = formatLetter(letter, t)
        const news = { of: 'letters', id: `${kind}/${language}`, guest } as const
        await saveLetter(letter).then(
          () => tellNews({ ...news, state: 'written', merged: false }),
          (error: unknown) => tellNews({ ...news, state: 'refused', failure: failureOf(error) }),
        )
      }
      for (const { part, wanted } of settings) {
        const news = {
          of: 'settings',
          id: part,
          guest: t(`office.settings.titles.${part}`),
        } as const
        await save(part, partInUse(part), wanted).then(
          () => tellNews({ ...news, state: 'written', merged: false }),
          (error: unknown) => tellNews({ ...news, state: 'refused', failure: failureOf(error) }),
        )
      }
      if (guide) {
        const news = { of: 'guide', id: '', guest: t('guestPage.guide.title') } as const
        await saveGuide(guide).then(
          () => tellNews({ ...news, state: 'written', merged: false }),
          (error: unknown) => tellNews({ ...news, state: 'refused', failure: failureOf(error) }),
        )
      }
      if (!prices) return
      const news = { of: 'prices', id: '', guest: t('office.rooms.prices') } as const
      await sendPrices(prices.change).then(
        () => tellNews({ ...news, state: 'written', merged: false }),
        (error: unknown) => tellNews({ ...news, state: 'refused', failure: failureOf(error) }),
      )
    }, onNews)
}

type Opened =
  | { problem: BackupProblem | 'unreadable' }
  | { backup: Backup; beside: Beside; agreed: boolean; number: number }

type RestoreBackupCardProps = {
  project: string
  present: Present
  connected: boolean
  /** Reads the present state for the comparison with a backup; rejects with a `Failure`. */
  onLook: () => Promise<Beside>
  onRestore: RestoreBackup
}

/** Restores a backup after a preview of its changes. */
export function RestoreBackupCard({ project, onLook, ...rest }: RestoreBackupCardProps) {
  const { t, language } = useTranslation()
  const { sending, send } = useSending()
  const [opened, setOpened] = useState<Opened | null>(null)

  async function open(file: File) {
    setOpened(null)
    const read = await readFile(file)
    if ('problem' in read) return setOpened(read)
    const { backup } = read
    const agreed = backup.villa === villa.name && backup.project === project
    setOpened({ backup, beside: await onLook(), agreed, number: Date.now() })
  }

  return (
    <ToolCard title={t('office.tools.recover.title')} text={t('office.tools.recover.text')}>
      <FileField
        accept=".json,application/json"
        className="max-w-md"
        label={t('office.tools.recover.file')}
        texts={t('office.file', { returnObjects: true })}
        onChange={({ target: { files } }) => {
          const [file] = files ?? []
          if (file) void send(() => open(file))
        }}
      />
      <SendingFailure
        sending={sending}
        text={(message) => t('office.tools.recover.notCompared', { message })}
      />
      {opened && 'problem' in opened && (
        <FailureNote>{t(`office.tools.recover.problems.${opened.problem}`)}</FailureNote>
      )}
      {opened && 'backup' in opened && (
        <>
          <p className="font-semibold">
            {t('office.tools.recover.origin', {
              villa: opened.backup.villa,
              moment: formatMoment(Date.parse(opened.backup.madeAt), language),
            })}
          </p>
          {opened.agreed ? (
            <Preview key={opened.number} {...rest} backup={opened.backup} beside={opened.beside} />
          ) : (
            <>
              <FailureNote>
                {t('office.tools.recover.foreign', {
                  villa: opened.backup.villa,
                  project: opened.backup.project,
                  here: `${villa.name}, ${project}`,
                })}
              </FailureNote>
              <div className="mt-4 flex flex-wrap gap-2">
                <Button onClick={() => setOpened(null)}>{t('admin.cancel')}</Button>
                <Button variant="danger" onClick={() => setOpened({ ...opened, agreed: true })}>
                  {t('office.tools.recover.agree')}
                </Button>
              </div>
            </>
          )}
        </>
      )}
    </ToolCard>
  )
}

async function readFile(
  file: File,
): Promise<ReturnType<typeof readBackup> | { problem: 'unreadable' }> {
  if (file.size > BACKUP_LIMITS.bytes) return { problem: 'tooLarge' }
  const text = await file.text().catch(() => null)
  return text === null ? { problem: 'unreadable' } : readBackup(text)
}
