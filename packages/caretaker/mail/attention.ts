import { createHash } from 'node:crypto'
import { diskAlarmsOf } from '#domain/caretaker/alarms.ts'
import type { OpenFinding } from '#domain/channels/finding.ts'
import type { UnreadableRecord } from '#domain/stay/reservation.ts'
import { formatAlarm } from '#i18n/alarmText.ts'
import { formatFinding } from '#i18n/findingText.ts'
import { formatVillaMoment, formatUnreadable } from '#i18n/stayText.ts'
import type { Findings } from '#caretaker/findings.ts'
import type { MailBody, Office } from './layout.ts'

const HOUR_MS = 3_600_000

/** A channel may be unreadable for so long, and backups may fail: a disk may be reconnected. */
const PATIENCE_MS = 6 * HOUR_MS

/** The sections of the mail, in order. */
const SECTIONS = [
  'conflicts',
  'questions',
  'news',
  'silent',
  'unreadable',
  'backups',
  'calendars',
] as const

type Section = (typeof SECTIONS)[number]

/** Something that needs an owner; its `key` stays the same while it lasts. */
export type Attention = { section: Section; key: string; line: (office: Office) => string }

/** The items for an owner: questions and news of channels, unreadable data and failed backups. */
export function attentionIn(findings: Findings): Attention[] {
  const { news, questions, unreadable } = findings
  return [
    ...questions.map((each) =>
      findingItem(each.finding.kind === 'conflict' ? 'conflicts' : 'questions', each),
    ),
    ...news.map((each) => findingItem('news', each)),
    ...silentIn(findings),
    ...unreadable.map((record) => ({
      section: 'unreadable' as const,
      key: keyOf('record', record.id),
      line: ({ t }: Office) => `${nameOf(record)}: ${formatUnreadable(t, record)}`,
    })),
    ...diskFailuresIn(findings),
  ]
}

function findingItem(section: Section, open: OpenFinding): Attention {
  const { channel, key, finding } = open
  return {
    section,
    // A finding that returns later is a new one.
    key: keyOf('finding', channel.id, key, finding.kind, String(finding.at)),
    line: ({ t, language }) => formatFinding(t, open, language),
  }
}

function silentIn({ channels, caretaker: { failing }, now }: Findings): Attention[] {
  return channels.flatMap(({ id, name, pulled }): Attention[] => {
    const since = failing.get(id) ?? now
    const problem = pulled?.problem
    if (now - since < PATIENCE_MS || problem === undefined) return []
    return [
      {
        section: 'silent',
        key: keyOf('silent', id, String(since)),
        line: ({ t, language }) =>
          t('mail.wrong.silence', {
            channel: name,
            since: formatVillaMoment(since, language),
            problem: t(`office.channels.pullProblems.${problem}`),
          }),
      },
    ]
  })
}

function diskFailuresIn({ caretaker, now }: Findings): Attention[] {
  return diskAlarmsOf(caretaker, now)
    .filter((alarm) => alarm.is !== 'noBackup' || alarm.at <= now - PATIENCE_MS)
    .map((alarm) => ({
      section: alarm.is === 'noCalendar' ? 'calendars' : 'backups',
      key: keyOf('backup', alarm.is, String(alarm.at)),
      line: ({ t, language }) => formatAlarm(t, alarm, language, now),
    }))
}

/** The mail about what needs an owner. */
export function attentionMail(items: readonly Attention[], office: Office): MailBody {
  const { t, link } = office
  const parts = SECTIONS.flatMap((section) => {
    const lines = items.filter((item) => item.section === section).map(({ line }) => line(office))
    return lines.length > 0 ? [{ title: t(`mail.wrong.${section}`), lines }] : []
  })
  const [only, ...more] = parts
  const title = t('mail.wrong.subject')
  return {
    subject: only && more.length === 0 ? only.title : title,
    title,
    parts: [...parts, { link: { text: t('mail.wrong.open'), href: link('/today') } }],
    foot: t('mail.foot', { link: link('/tools') }),
  }
}

/** The name by which an owner recognizes a record: its guest, else its key. */
function nameOf({ id, texts }: UnreadableRecord): string {
  return texts.musteriAdi.trim().slice(0, 80) || id
}

/** A key of any texts: hashed, because a database key allows few characters. */
export function keyOf(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)
}
