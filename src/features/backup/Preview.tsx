import { useTranslation } from 'react-i18next'
import type { Present } from '#domain/backup/compareStays.ts'
import type { Backup } from '#domain/backup/readBackup.ts'
import type { PriceChange } from '#domain/prices/priceChange.ts'
import { isLanguage, languages } from '#i18n/languages.ts'
import { Button } from '#ui/Button.tsx'
import { type Beside, formatLetter, type RestoreBackup } from './picked.ts'
import { RefusedList } from './RefusedList.tsx'
import { RunReport } from './RunReport.tsx'
import { StayGroup } from './StayGroup.tsx'
import { Checkbox } from '#features/office/Checkbox.tsx'
import { formatPart, labelOf } from '#features/settings/settingsText.ts'
import { usePreview } from './usePreview.ts'

type PreviewProps = {
  backup: Backup
  beside: Beside
  present: Present
  connected: boolean
  onRestore: RestoreBackup
}

/**
 * Previews the changes that a backup would make; only selected ones are restored, and nothing is
 * deleted.
 */
export function Preview({ connected, ...options }: PreviewProps) {
  const { t } = useTranslation()
  const preview = usePreview(options)
  const { missing, changed, same, newer, obstacles, isTicked, tick, count, isRunning } = preview
  return (
    <>
      <p className="mt-2 max-w-text">
        {t('office.tools.recover.same', { count: same })}{' '}
        {newer > 0 && t('office.tools.recover.newer', { count: newer })}{' '}
        {t('office.tools.recover.keeps')}
      </p>
      <fieldset disabled={isRunning} className="mt-4 space-y-6">
        <legend className="sr-only">{t('office.tools.recover.legend')}</legend>
        <StayGroup
          title={t('office.tools.recover.missing', { count: missing.length })}
          stays={missing}
          ticked={({ id }) => isTicked(id, true)}
          obstacles={obstacles}
          onTick={tick}
        />
        <StayGroup
          title={t('office.tools.recover.changed', { count: changed.length })}
          hint={t('office.tools.recover.changedHint')}
          stays={changed}
          ticked={({ id }) => isTicked(id)}
          obstacles={obstacles}
          onTick={tick}
        />
        <RefusedList stays={preview.refused} requests={options.backup.badRequests} />
        <Others
          cancelled={preview.cancelled}
          requests={preview.requests}
          prices={preview.prices}
          guide={preview.guide}
          letters={preview.letters}
          settings={preview.settings}
        />
      </fieldset>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          aria-disabled={count === 0 || isRunning}
          onClick={() => void preview.recover()}
        >
          {t('office.tools.recover.button')}
        </Button>
        <span className="text-pine-700">{t('office.tools.recover.picked', { count })}</span>
      </div>
      <RunReport run={preview.run} connected={connected} />
    </>
  )
}

type OthersProps = Pick<
  ReturnType<typeof usePreview>,
  'cancelled' | 'requests' | 'prices' | 'guide' | 'letters' | 'settings'
>

/**
 * Missing cancelled stays, deleted requests, and changed prices, guide, letters and settings, each
 * restored as a group.
 */
function Others({ cancelled, requests, prices, guide, letters, settings }: OthersProps) {
  const { t } = useTranslation()
  const { length } = requests.missing
  return (
    <>
      {cancelled.missing.length > 0 && (
        <Checkbox
          {...cancelled.box}
          label={t('office.tools.recover.cancelled', { count: cancelled.missing.length })}
        >
          {t('office.tools.recover.cancelledHint')}
        </Checkbox>
      )}
      {length > 0 && (
        <Checkbox {...requests.box} label={t('office.tools.recover.requests', { count: length })}>
          {t('office.tools.recover.requestsHint')}
        </Checkbox>
      )}
      {prices.change && (
        <Checkbox {...prices.box} label={t('office.tools.recover.prices')}>
          <PriceParts change={prices.change} />
        </Checkbox>
      )}
      {guide.change && (
        <Checkbox {...guide.box} label={t('guestPage.guide.title')}>
          {t('office.guide.putBack')}
        </Checkbox>
      )}
      {letters.others.length > 0 && (
        <Checkbox {...letters.box} label={t('office.writing.own.title')}>
          {letters.others
            .map(
              (letter) =>
                `${formatLetter(letter, t)} (${isLanguage(letter.language) ? languages[letter.language].name : letter.language})`,
            )
            .join(', ')}
        </Checkbox>
      )}
      {settings.map(({ part, fields, box }) => (
        <Checkbox key={part} {...box} label={formatPart(part, t)}>
          {fields.map((name) => t(labelOf(name))).join(', ')}
        </Checkbox>
      ))}
    </>
  )
}

function PriceParts({ change: { seasons = [], terms } }: { change: PriceChange }) {
  const { t } = useTranslation()
  const parts = [
    seasons.length > 0 && t('office.tools.recover.seasons', { count: seasons.length }),
    terms && t('office.prices.terms'),
  ]
  return parts.filter(Boolean).join(', ')
}
