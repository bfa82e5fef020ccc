import { useTranslation } from '#i18n/useTranslation.ts'
import type { PullResult } from '#domain/channels/channel.ts'
import { PLAN_STATES } from '#domain/channels/planRow.ts'

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
