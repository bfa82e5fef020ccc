import { type MailTrouble, emptyPostbox, type Postbox } from '#domain/caretaker/postbox.ts'
import type { DatabaseClient } from '#db/client.ts'
import { loadTextsOfAll } from '#i18n/index.ts'
import type { Postman } from '#caretaker/mail/postman.ts'
import type { Found } from './found.ts'
import { type Morning, readMorning, isMorning, isQuiet } from './morning.ts'
import { choicesAt, type NewsChoices } from '#domain/caretaker/choices.ts'
import { changePostboxOver } from '#db/caretakerWriter.ts'
import { DEFAULT_LANGUAGE, isLanguage } from '#i18n/languages.ts'
import { writeMail } from '#caretaker/mail/writeMail.ts'
import { keyOf, type News, newsFor, type Thing } from './news.ts'

export type TellOptions = {
  addresses: readonly string[]
  postman: Postman
  siteUrl: string
  /** Distinguishes this caretaker from others. */
  me: string
  clock: () => number
  dryRun?: boolean
  say: (client: string) => void
}

export type Telling = { mails: number; troubles: readonly MailTrouble[] }

/**
 * Sends each address its pending notifications. Locks an address by its postbox's version before
 * sending, and records each mail before the next: a caretaker killed between the two may repeat
 * only that mail.
 */
export async function tellAll(
  client: DatabaseClient,
  found: Found,
  options: TellOptions,
): Promise<Telling> {
  await Promise.all((['mail', 'office', 'admin'] as const).map(loadTextsOfAll))
  let morning: Promise<Morning> | null = null
  const readDay = () => (morning ??= readMorning(client, found))
  let mails = 0
  const troubles: MailTrouble[] = []
  for (const address of options.addresses) {
    const told = await tellAddress(client, found, address, { ...options, readDay })
    mails += told.mails
    if (told.trouble) troubles.push(told.trouble)
  }
  return { mails, troubles }
}

const MINUTE_MS = 60_000

/** The lifetime of a caretaker's lock on an address: longer than a server may need for a mail. */
const LEASE_MS = 10 * MINUTE_MS
const LONGEST_PAUSE_MS = 60 * MINUTE_MS

type AddressOptions = TellOptions & { readDay: () => Promise<Morning> }

type ToldThere = { mails: number; trouble: MailTrouble | null }

const NOTHING: ToldThere = { mails: 0, trouble: null }

type Reader = {
  client: DatabaseClient
  found: Found
  key: string
  seen: Postbox
  choices: NewsChoices
}

/** Sends an address its pending notifications. */
async function tellAddress(
  client: DatabaseClient,
  found: Found,
  to: string,
  options: AddressOptions,
): Promise<ToldThere> {
  const { me, dryRun, say } = options
  const key = keyOf(to.toLowerCase())
  const seen = found.caretaker.postboxes.get(key) ?? emptyPostbox(to)
  const choices = choicesAt(to, found.caretaker.choices, DEFAULT_LANGUAGE)
  const { news, over } = newsFor(found, seen, choices, isMorning(found.now))
  if (dryRun) {
    for (const { about, things } of news)
      say(`Would write to an owner: ${about} (${things.length})`)
    return NOTHING
  }
  const { claim, trouble } = seen
  if (trouble && trouble.next > found.now) return { mails: 0, trouble }
  // The holder of the lock reads the postbox itself.
  if (claim && claim.by !== me && claim.at > found.now - LEASE_MS) return NOTHING
  const reader = { client, found, key, seen, choices }
  return news.length > 0
    ? tellNews(reader, news, over, options)
    : tellNothing(reader, over, options)
}

/** Locks the address and sends its notifications; each mail is recorded before the next. */
async function tellNews(
  { client, found, key, seen, choices }: Reader,
  news: readonly News[],
  over: readonly Thing[],
  options: AddressOptions,
): Promise<ToldThere> {
  const { clock, me } = options
  const claim = () => ({ by: me, at: clock() })
  let postbox = await changePostboxOver(client, key, seen, {
    claim: claim(),
    told: forgetting(over),
  })
  let mails = 0
  let problem: MailTrouble['problem'] | null = null
  for (const each of news) {
    // Another caretaker was first, or took over from a slow one.
    if (!postbox) return { mails, trouble: null }
    const answer = await send(each, { to: seen.to, found, choices }, options)
    if (answer === 'sent') mails += 1
    if (answer === 'sent' || answer === 'quiet') {
      const told = each.things.map(([kind, thing]) => [kind, thing, clock()] as const)
      postbox = await changePostboxOver(client, key, postbox, { claim: claim(), told })
      continue
    }
    problem = answer
    // The refusal of one mail does not stop the others.
    if (answer !== 'refused') break
  }
  if (!postbox) return { mails, trouble: null }
  const trouble = problem === null ? null : troubleAfter(postbox.trouble, problem, clock())
  await changePostboxOver(client, key, postbox, { claim: null, trouble })
  return { mails, trouble }
}

/** Checks with the server whether mails work again. */
async function tellNothing(
  { client, key, seen }: Reader,
  over: readonly Thing[],
  { postman, clock }: AddressOptions,
): Promise<ToldThere> {
  const problem = seen.trouble && (await postman.knock())
  const trouble = problem && troubleAfter(seen.trouble, problem, clock())
  if (seen.trouble || over.length > 0)
    await changePostboxOver(client, key, seen, { trouble, told: forgetting(over) })
  return { mails: 0, trouble }
}

async function send(
  news: News,
  { to, found, choices }: { to: string; found: Found; choices: NewsChoices },
  { postman, siteUrl, readDay }: AddressOptions,
): Promise<MailTrouble['problem'] | 'sent' | 'quiet'> {
  const day = news.about === 'morning' ? await readDay() : null
  // A day without events is recorded as sent, without a mail.
  if (day && isQuiet(day)) return 'quiet'
  const language = isLanguage(choices.language) ? choices.language : DEFAULT_LANGUAGE
  const mail = (of: News) => writeMail(of, { to, language, found, day, siteUrl })
  const problem = await postman.send(mail(news))
  if (problem !== 'refused' || news.about !== 'request') return problem ?? 'sent'
  // A server may treat a guest's text as spam; the mail then only mentions the request.
  const { things, request } = news
  return (await postman.send(mail({ about: 'flood', things, requests: [request] }))) ?? 'sent'
}

function forgetting(over: readonly Thing[]) {
  return over.map(([kind, thing]) => [kind, thing, null] as const)
}

/** A failure after another attempt; the delay doubles. */
function troubleAfter(
  before: MailTrouble | null,
  problem: MailTrouble['problem'],
  now: number,
): MailTrouble {
  const tries = (before?.tries ?? 0) + 1
  const pause = Math.min(LONGEST_PAUSE_MS, MINUTE_MS * 2 ** Math.min(tries, 10))
  return { problem, since: before?.since ?? now, tries, next: now + pause }
}
