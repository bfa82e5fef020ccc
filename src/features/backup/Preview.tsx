import { useTranslation } from '#i18n/useTranslation.ts'
import type { Present, RefusedStay, WantedStay } from '#domain/backup/compareStays.ts'
import type { Backup } from '#domain/backup/readBackup.ts'
import type { PriceChange } from '#domain/prices/priceChange.ts'
import { isLanguage, languages } from '#i18n/languages.ts'
import { Button } from '#ui/Button.tsx'
import { type Beside, formatLetter, type RestoreBackup, usePreview } from './usePreview.ts'
import { RunReport } from './RunReport.tsx'
import { Checkbox } from '#features/office/forms.tsx'
import { labelOf } from '#features/settings/useSettings.ts'
import { useState } from 'react'
import type { BadRequest, Obstacle } from '#domain/backup/obstacles.ts'
import { formatDates } from '#features/office/stayText.ts'
import { reservationFields, valuesOf } from '#domain/reservation.ts'
import { formatFieldExactly } from '#i18n/formatField.ts'

type PreviewProps = {
  backup: Backup
  beside: Beside
  present: Present
  connected: boolean
  onRestore: RestoreBackup
}

/** Restores only selected records, and deletes nothing. */
export function Preview({ connected, ...options }: PreviewProps) {
  const { t } = useTranslation()
  const { found, obstacles, groups, selection, run, recover } = usePreview(options)
  const { missing, changed, same, newer, refused } = found
  const { isTicked, tick, boxOf, count } = selection
  const isRunning = run?.isDone === false
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
        <RefusedList stays={refused} requests={options.backup.badRequests} />
        <Others groups={groups} boxOf={boxOf} />
      </fieldset>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="primary"
          aria-disabled={count === 0 || isRunning}
          onClick={() => void recover()}
        >
          {t('office.tools.recover.button')}
        </Button>
        <span className="text-pine-700">{t('office.tools.recover.picked', { count })}</span>
      </div>
      <RunReport run={run} connected={connected} />
    </>
  )
}

type Previewed = ReturnType<typeof usePreview>
type OthersProps = Pick<Previewed, 'groups'> & Pick<Previewed['selection'], 'boxOf'>

function Others({ groups, boxOf }: OthersProps) {
  const { t } = useTranslation()
  const { cancelled, requests, prices, guide, letters, settings } = groups
  return (
    <>
      {cancelled.length > 0 && (
        <Checkbox
          {...boxOf('cancelled')}
          label={t('office.tools.recover.cancelled', { count: cancelled.length })}
        >
          {t('office.tools.recover.cancelledHint')}
        </Checkbox>
      )}
      {requests.length > 0 && (
        <Checkbox
          {...boxOf('requests')}
          label={t('office.tools.recover.requests', { count: requests.length })}
        >
          {t('office.tools.recover.requestsHint')}
        </Checkbox>
      )}
      {prices && (
        <Checkbox {...boxOf('prices')} label={t('office.tools.recover.prices')}>
          <PriceParts change={prices} />
        </Checkbox>
      )}
      {guide && (
        <Checkbox {...boxOf('guide')} label={t('guestPage.guide.title')}>
          {t('office.guide.putBack')}
        </Checkbox>
      )}
      {letters.length > 0 && (
        <Checkbox {...boxOf('letters')} label={t('office.writing.own.title')}>
          {letters
            .map(
              (letter) =>
                `${formatLetter(letter, t)} (${isLanguage(letter.language) ? languages[letter.language].name : letter.language})`,
            )
            .join(', ')}
        </Checkbox>
      )}
      {settings.map(({ part, fields }) => (
        <Checkbox
          key={part}
          {...boxOf(`settings ${part}`)}
          label={t(`office.settings.titles.${part}`)}
        >
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

const NAMED = 50

type RefusedListProps = { stays: readonly RefusedStay[]; requests: readonly BadRequest[] }

function RefusedList({ stays, requests }: RefusedListProps) {
  const { t } = useTranslation()
  const count = stays.length + requests.length
  if (count === 0) return null
  const lines = [
    ...stays.slice(0, NAMED).map(({ id, guest, reason, wrong }) => ({
      id,
      guest,
      why: t(`office.tools.recover.refusals.${reason}`, {
        fields: wrong.map((name) => t(`admin.fields.${name}`)).join(', '),
      }),
    })),
    ...requests.slice(0, NAMED).map(({ id, guest, wrong }) => ({
      id,
      guest,
      why: t('office.tools.recover.refusals.request', {
        fields: wrong.map((name) => t(`office.tools.requestFields.${name}`)).join(', '),
      }),
    })),
  ]
  return (
    <section aria-label={t('office.tools.recover.refused', { count })}>
      <h3 className="text-lg font-semibold">{t('office.tools.recover.refused', { count })}</h3>
      <ul className="mt-1 space-y-1">
        {lines.map(({ id, guest, why }) => (
          <li key={id} className="wrap-anywhere">
            <strong className="font-semibold">{guest}</strong>: {why}
          </li>
        ))}
        {count > lines.length && (
          <li>{t('office.tools.recover.andMore', { count: count - lines.length })}</li>
        )}
      </ul>
    </section>
  )
}

const SHOWN = 50

type StayGroupProps = {
  title: string
  hint?: string
  stays: readonly WantedStay[]
  ticked: (stay: WantedStay) => boolean
  obstacles: ReadonlyMap<string, Obstacle>
  onTick: (ids: readonly string[], on: boolean) => void
}

function StayGroup({ title, hint, stays, ticked, obstacles, onTick }: StayGroupProps) {
  const { t, language } = useTranslation()
  const [shown, setShown] = useState(SHOWN)
  if (stays.length === 0) return null
  const all = stays.every(ticked)
  return (
    <section aria-label={title}>
      <h3 className="text-lg font-semibold">{title}</h3>
      {hint && <p className="text-sm text-pine-700">{hint}</p>}
      {stays.length > 1 && (
        <Checkbox
          label={t('office.tools.recover.all')}
          checked={all}
          onTick={(on) =>
            onTick(
              stays.map(({ id }) => id),
              on,
            )
          }
        />
      )}
      <ul className="divide-y divide-linen-200">
        {stays.slice(0, shown).map((stay) => {
          const obstacle = obstacles.get(stay.id)
          return (
            <li key={stay.id}>
              <Checkbox
                label={
                  <>
                    <strong className="font-semibold">{stay.wanted.musteriAdi}</strong>{' '}
                    <span className="tabular-nums">{formatDates(stay.wanted.stay, language)}</span>
                  </>
                }
                checked={ticked(stay)}
                onTick={(on) => onTick([stay.id], on)}
              >
                <FieldSteps stay={stay} />
                {obstacle && (
                  <p className="font-semibold text-alert-700">
                    {t(`office.tools.recover.${obstacle.inFile ? 'takenInFile' : 'taken'}`, {
                      guest: obstacle.guest,
                      dates: formatDates(obstacle.stay, language),
                    })}
                  </p>
                )}
              </Checkbox>
            </li>
          )
        })}
      </ul>
      {stays.length > shown && (
        <Button size="small" variant="quiet" onClick={() => setShown(shown + SHOWN)}>
          {t('office.tools.recover.more', { count: stays.length - shown })}
        </Button>
      )}
    </section>
  )
}

/** The changes of each field of a stay that differs from the backup. */
function FieldSteps({ stay: { base, wanted, fields } }: { stay: WantedStay }) {
  const { t, language } = useTranslation()
  if (!base || !('stay' in base)) return null
  const [standing, coming] = [valuesOf(base), valuesOf(wanted)]
  return fields.map((name) => {
    const say = (value: unknown) => formatFieldExactly(reservationFields[name], value, language)
    return (
      <p key={name} className="line-clamp-3">
        {t(`admin.fields.${name}`)}: {say(standing[name])} → {say(coming[name])}
      </p>
    )
  })
}
