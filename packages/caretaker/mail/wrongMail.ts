import type { UnreadableRecord } from '#domain/reservation.ts'
import { formatDates, formatMoment, sayUnreadable } from '#features/office/stayText.ts'
import { sayAlarm } from '#features/caretaker/alarmText.ts'
import { textsIn } from '#i18n/index.ts'
import { stayAddress } from '#features/office/addresses.ts'
import type { News } from '#caretaker/tell/news.ts'
import type { MailBody, MailPart, Office } from './layout.ts'

/** The mail about errors: stays sold twice, unreadable data. */
export function wrongMail(
  { conflicts, questions, silent, unreadable, events, copies }: News & { about: 'wrong' },
  { language, link }: Office,
  now: number,
): MailBody {
  const t = textsIn(language)
  const part = (title: string, lines: string[], page: { text: string; href: string }) =>
    lines.length > 0 ? [{ title, lines, link: page }] : []
  const today = { text: t('mail.wrong.openToday'), href: link('/today') }
  const tools = { text: t('mail.wrong.openTools'), href: link('/tools') }
  const parts: MailPart[] = [
    ...part(
      t('mail.wrong.conflicts'),
      conflicts.map(({ channel, stay, rivals }) =>
        t('mail.wrong.conflict', {
          channel: channel.name,
          dates: formatDates(stay, language),
          guests: rivals.map(({ musteriAdi }) => musteriAdi).join(', '),
        }),
      ),
      today,
    ),
    ...part(
      t('mail.wrong.missing'),
      questions.flatMap((each) =>
        each.about === 'missing'
          ? t('mail.wrong.missed', {
              channel: each.channel.name,
              guest: each.base.musteriAdi,
              dates: formatDates(each.base.stay, language),
            })
          : [],
      ),
      today,
    ),
    ...part(
      t('mail.wrong.asked'),
      questions.flatMap((each) =>
        each.about === 'asked'
          ? t('mail.wrong.ask', {
              channel: each.channel.name,
              dates: formatDates(each.stay, language),
            })
          : [],
      ),
      today,
    ),
    ...part(
      t('mail.wrong.silent'),
      silent.map(({ channel, since }) => {
        const problem = channel.pulled?.result.problem
        return t('mail.wrong.silence', {
          channel: channel.name,
          since: formatMoment(since, language),
          problem: problem === undefined ? '' : t(`office.channels.pullProblems.${problem}`),
        })
      }),
      tools,
    ),
    ...part(
      t('mail.wrong.unreadable'),
      unreadable.map((record) => `${nameOf(record)}: ${sayUnreadable(t, record)}`),
      { text: t('mail.wrong.openStays'), href: link(stayAddress(null)) },
    ),
    ...part(
      t('mail.wrong.events'),
      events.map(({ channel, title, raw }) => `${channel.name}: ${title} · ${raw}`),
      today,
    ),
    ...part(
      t('mail.wrong.copies'),
      copies.map((each) => sayAlarm(t, each, language, now)),
      tools,
    ),
  ]
  const [only, ...more] = parts
  const subject = (more.length === 0 && only?.title) || t('mail.wrong.subject')
  return {
    subject,
    title: t('mail.wrong.subject'),
    parts,
    foot: t('mail.foot', { link: link('/tools') }),
  }
}

/** The name by which an owner recognizes a record: its guest, else its key. */
function nameOf({ id, texts }: UnreadableRecord): string {
  return texts.musteriAdi.trim().slice(0, 80) || id
}
