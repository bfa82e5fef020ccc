import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WantedStay } from '#domain/backup/compareStays.ts'
import type { Obstacle } from '#domain/backup/obstacles.ts'
import { formatDates } from '#features/office/stayText.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'
import { FieldSteps } from './FieldSteps.tsx'
import { Checkbox } from '#features/office/Checkbox.tsx'

/** The number of stays shown at first and added on demand. */
const SHOWN = 50

type StayGroupProps = {
  title: string
  hint?: string
  stays: readonly WantedStay[]
  ticked: (stay: WantedStay) => boolean
  obstacles: ReadonlyMap<string, Obstacle>
  onTick: (ids: readonly string[], on: boolean) => void
}

/** A backup's stays that can be restored, each with a checkbox. */
export function StayGroup({ title, hint, stays, ticked, obstacles, onTick }: StayGroupProps) {
  const { t } = useTranslation()
  const language = useLanguage()
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
