import type { i18n } from 'i18next'
import type { PullResult } from '#domain/channels/channel.ts'

/** The result of a channel's pull in words. */
export function formatPullResult(t: i18n['t'], { problem, events }: PullResult): string {
  return problem === undefined
    ? t('office.channels.list.events', { count: events })
    : t(`office.channels.pullProblems.${problem}`)
}
