import { useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import type { Caretaker } from '#domain/caretaker/caretaker.ts'
import { type Alarm, alarmsOf } from '#domain/caretaker/alarms.ts'
import { Card } from '#features/office/cards.tsx'
import { useIsCurrent, useNow } from '#features/office/connectionState.ts'
import { Button } from '#ui/Button.tsx'
import { formatAge, formatDate } from '#i18n/format.ts'
import { sayAlarm } from './alarmText.ts'
import type { PullResult } from '#domain/channels/channel.ts'
import { PLAN_STATES } from '#domain/channels/planRow.ts'

/** The last run and backup of the caretaker, or an introduction to it. */
export function TodayCaretaker({ caretaker }: { caretaker: Caretaker }) {
  const words = useCaretakerTexts(useNow())
  const { look, copies } = caretaker
  if (!look) return <CaretakerIntroduction />
  const [copied] = copies.copy ? words.copied(caretaker) : []
  return (
    <p className="text-sm text-pine-700">
      {[words.looked(look.at), copied].filter(Boolean).join(' ')}
    </p>
  )
}

/** Describes the caretaker once to an owner without one, and how to set it up. */
export function CaretakerIntroduction() {
  const { t } = useTranslation()
  const [offered, setOffered] = useState(isOffered)

  function close() {
    noteDeclined()
    setOffered(false)
  }

  if (!offered) return null
  return (
    <Card title={t('office.watch.offer.title')}>
      <div className="max-w-text space-y-3">
        <p>{t('office.watch.offer.text')}</p>
        <p className="wrap-anywhere">{t('office.watch.offer.how')}</p>
        <Button size="small" onClick={close}>
          {t('office.watch.offer.close')}
        </Button>
      </div>
    </Card>
  )
}

const STORAGE_KEY = 'villa.caretakerDeclined'

/** Whether the description of the caretaker was not dismissed on this device. */
function isOffered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === null
  } catch {
    return true
  }
}

function noteDeclined(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'yes')
  } catch {
    // Some private windows have no storage; the description then shows again.
  }
}

/** The caretaker's warnings; none before the first load. */
export function TodayAlarms({ caretaker }: { caretaker: Caretaker }) {
  const now = useNow()
  const isCurrent = useIsCurrent()
  return isCurrent && <CaretakerAlarms alarms={alarmsOf(caretaker, now)} now={now} />
}

/** The caretaker's failures to run, send mail or make backups; nothing without any. */
export function CaretakerAlarms({ alarms, now }: { alarms: readonly Alarm[]; now: number }) {
  const { t } = useTranslation()
  const words = useCaretakerTexts(now)
  if (alarms.length === 0) return null
  return (
    <Card title={t('office.watch.alarms.title')} alarming>
      <ul className="max-w-text space-y-2 wrap-anywhere">
        {alarms.map((alarm) => (
          <li key={alarm.is === 'unsent' ? alarm.to : alarm.is}>{words.alarm(alarm)}</li>
        ))}
      </ul>
    </Card>
  )
}

/** Returns functions that format the caretaker's results as of a time of the database. */
export function useCaretakerTexts(now: number) {
  const { t, language } = useTranslation()
  const ageOf = (at: number) => formatAge(now - at, language)

  function looked(at: number): string {
    return t('office.watch.looked', { age: ageOf(at) })
  }

  function found({
    channels,
    needed,
    mails,
    mailing,
    limit,
  }: NonNullable<Caretaker['look']>): string[] {
    return [
      channels === 0
        ? t('office.watch.noChannels')
        : t('office.watch.channels', { count: channels }),
      ...(needed > 0 ? [t('office.watch.needed', { count: needed })] : []),
      ...(mails > 0 ? [t('office.watch.mails', { count: mails })] : []),
      ...(mailing ? [] : [t('office.watch.noMail')]),
      ...(limit ? [t(`office.watch.limits.${limit}`)] : []),
    ]
  }

  function copied({ copies: { copy, trouble }, script }: Caretaker): string[] {
    if (!copy && trouble) return []
    if (!copy) return [t(script ? 'office.watch.noCopiesThere' : 'office.watch.noCopies')]
    const { at, day, bytes, sealed, kept } = copy
    // Rounded up, so that no backup shows a size of 0.
    const size = Math.ceil(bytes / 1000)
    return [
      t('office.watch.copied', { age: ageOf(at), day: formatDate(day, language), size }),
      ...(sealed ? [t('office.watch.sealed')] : []),
      t('office.watch.kept', { count: kept }),
    ]
  }

  function alarm(each: Alarm): string {
    return sayAlarm(t, each, language, now)
  }

  return { looked, found, copied, alarm }
}

/** Returns a function that formats the result of a pull. */
export function useFormatResult(): (result: PullResult) => string {
  const { t } = useTranslation()
  return (result) => {
    if (result.problem !== undefined) return t(`office.channels.pullProblems.${result.problem}`)
    const counts = PLAN_STATES.flatMap((state) =>
      result[state] > 0 ? [`${t(`office.channels.states.${state}`)}: ${result[state]}`] : [],
    )
    return [
      ...(counts.length > 0 ? [`${counts.join(' · ')}.`] : []),
      ...(counts.length + result.refused === 0 ? [t('office.channels.list.nothing')] : []),
      ...(result.refused > 0 ? [t('office.channels.list.refused', { count: result.refused })] : []),
      ...(result.shrunken ? [t('office.channels.list.shrunken')] : []),
    ].join(' ')
  }
}
