import type { i18n } from 'i18next'
import type { PullResult } from '#domain/channels/channel.ts'
import { PLAN_STATES } from '#domain/channels/planRow.ts'

/** The result of a channel's pull in words. */
export function formatPullResult(t: i18n['t'], result: PullResult): string {
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
