import { isRemoved } from '#domain/removedPerson.ts'
import type { Received } from '#domain/inbox.ts'
import type { Language } from '#i18n/languages.ts'
import { inOfficeDateStyle } from '#i18n/dateStyle.ts'
import type { Found } from '#caretaker/tell/found.ts'
import type { Morning } from '#caretaker/tell/morning.ts'
import { keyOf, type News } from '#caretaker/tell/news.ts'
import { htmlOf, type MailBody, oneLine, textOf, officeOf } from './layout.ts'
import { morningMail } from './morningMail.ts'
import type { Mail } from './postman.ts'
import { answerMail, floodMail, requestMail } from './requestMail.ts'
import { wrongMail } from './wrongMail.ts'

type Reader = {
  to: string
  language: Language
  found: Found
  /** The daily list, in its mail only. */
  day: Morning | null
  siteUrl: string
}

/** The mail of one notification to one reader. */
export function writeMail(news: News, reader: Reader): Mail {
  const { to, language } = reader
  const body = inOfficeDateStyle(() => bodyOf(news, reader))
  return {
    to,
    language,
    subject: oneLine(body.subject),
    text: textOf(body),
    html: htmlOf(body, language),
    key: keyOf(to.toLowerCase(), ...news.things.flat()),
    ...(news.about === 'request' && answerTo(news.request)),
  }
}

function bodyOf(news: News, { language, found, day, siteUrl }: Reader): MailBody {
  const office = officeOf(siteUrl, language)
  switch (news.about) {
    case 'request':
      return requestMail(news.request, found, office)
    case 'flood':
      return floodMail(news.requests, office)
    case 'answer':
      return answerMail(news.answered, office)
    case 'wrong':
      return wrongMail(news, office, found.now)
    case 'morning':
      if (!day) throw new Error('The day has not been read')
      return morningMail(day, found.today, office)
  }
}

// A single address, because a stranger's text must not add a second receiver or a header.
const ONE_ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/

function answerTo({ guest, email }: Received): Pick<Mail, 'replyTo'> {
  return isRemoved(guest) || !ONE_ADDRESS.test(email)
    ? {}
    : { replyTo: { name: oneLine(guest), address: email } }
}
