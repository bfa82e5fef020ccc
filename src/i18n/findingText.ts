import type { i18n } from 'i18next'
import type { OpenFinding } from '#domain/channels/finding.ts'
import { countNights } from '#domain/stay/stayDates.ts'
import type { Language } from './languages.ts'
import { formatDates, guestName, isolated, titledSource } from './stayText.ts'

/** What a channel's calendar contains for an owner, in a sentence. */
export function formatFinding(
  t: i18n['t'],
  { channel, finding, stay, rivals }: OpenFinding,
  language: Language,
): string {
  const event = isolated(titledSource(channel.name, finding.title))
  if (finding.kind === 'unreadable') return t('office.channels.findings.unreadable', { event })
  const rivalText = rivals.map(
    (rival) => `${isolated(guestName(t, rival))} (${formatDates(rival.dates, language)})`,
  )
  return t(`office.channels.findings.${finding.kind}`, {
    event,
    channel: channel.name,
    name: stay ? isolated(guestName(t, stay)) : event,
    dates: formatDates(finding.dates, language),
    nights: t('units.nights', { count: countNights(finding.dates) }),
    rivals: rivalText.join(', '),
  })
}
