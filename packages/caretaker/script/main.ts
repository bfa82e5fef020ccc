import './environment.ts'
import { villa } from '#content/villa.ts'
import { isForChannel, CALENDAR_FILE } from '#domain/channels/writeCalendar.ts'
import { failureOf } from '#db/errors.ts'
import { read } from '#db/client.ts'
import { loadTextsOfAll, textsIn } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'
import { type LookOptions, runOnce, tellNews } from '#caretaker/run.ts'
import { htmlOf, textOf } from '#caretaker/mail/layout.ts'
import { publish, readCalendarFile } from './calendars.ts'
import { fetchCalendar } from './fetchCalendar.ts'
import { openScriptLine } from './openScriptLine.ts'
import { postman } from './postman.ts'
import { listIn, properties } from './properties.ts'
import { runToEnd } from './scriptPromise.ts'
import { isLate, mayFollowNotice, nearLimit, noteUsage } from './usage.ts'

const EVERY_MINUTES = 5
/** How long no second notice is sent after one. */
const NOTICE_SECONDS = 60
const NOTICE_WAITS_MS = 20_000

/** Asks for missing settings, tries them, schedules `check` every five minutes, and sends a first mail. */
export function setUp(): void {
  for (const name of ['ACCOUNT', 'PASSWORD'])
    if (!properties().getProperty(name)) throw new Error(`Script property ${name} is missing.`)
  if (listIn('MAIL_TO').length === 0)
    properties().setProperty('MAIL_TO', Session.getEffectiveUser().getEmail())
  if (!properties().getProperty('ME')) properties().setProperty('ME', Utilities.getUuid())
  const { client, uid } = openScriptLine()
  runToEnd(async () => {
    try {
      await read(client, 'caretaker')
    } catch (error) {
      if (failureOf(error).reason !== 'permission') throw error
      throw new Error(`The account is no owner yet: add its uid ${uid} under admins.`, {
        cause: error,
      })
    }
    await sendFirstMail()
  })
  stop()
  ScriptApp.newTrigger('check').timeBased().everyMinutes(EVERY_MINUTES).create()
  check()
  console.log(`Done. Mails go to ${listIn('MAIL_TO').join(', ')}.`)
}

/** Checks the channels, the requests and the day once, unless another run does; returns whether a person is needed. */
export function check(): boolean {
  return (
    alone(false, () => runToEnd(() => runOnce(openScriptLine().client, lookOptions()))) ?? false
  )
}

/** Removes all triggers. */
export function stop(): void {
  for (const trigger of ScriptApp.getProjectTriggers()) ScriptApp.deleteTrigger(trigger)
}

/** Serves the villa's calendars, dates alone, and an empty text for anything else. */
export function doGet({ parameter }: Asked): GoogleAppsScript.Content.TextOutput {
  const { file = '' } = parameter
  const isCalendar = file === CALENDAR_FILE || isForChannel(file)
  const text = isCalendar ? readCalendarFile(file) : null
  const output = ContentService.createTextOutput(text ?? '')
  return text === null ? output : output.setMimeType(ContentService.MimeType.ICAL)
}

/** Checks for new requests now; the guest's browser only says that there is one, and nothing else is trusted. */
export function doPost(): GoogleAppsScript.Content.TextOutput {
  const cache = CacheService.getScriptCache()
  if (cache.get('noticed') === null && mayFollowNotice()) {
    cache.put('noticed', 'yes', NOTICE_SECONDS)
    alone(true, () => runToEnd(() => tellNews(openScriptLine().client, lookOptions())))
  }
  return ContentService.createTextOutput('')
}

type Asked = { parameter: { readonly [name: string]: string | undefined } }

/** Runs something while no other run does, and counts what it uses. */
function alone<Result>(isNotice: boolean, act: () => Result): Result | null {
  const lock = LockService.getScriptLock()
  // A run that has begun may have read the requests already.
  if (!lock.tryLock(isNotice ? NOTICE_WAITS_MS : 0)) return null
  try {
    return act()
  } finally {
    noteUsage(isNotice)
    lock.releaseLock()
  }
}

function lookOptions(): LookOptions {
  return {
    fetchFeed: fetchCalendar,
    postman,
    publish,
    keepCopy: null,
    clock: () => Date.now(),
    say: (line) => console.log(line),
    isLate,
    nearLimit,
    site: __SCRIPT__.project,
    siteUrl: __SCRIPT__.siteUrl,
    addresses: listIn('MAIL_TO'),
    me: properties().getProperty('ME') ?? 'script',
    dryRun: false,
  }
}

async function sendFirstMail(): Promise<void> {
  await loadTextsOfAll('mail')
  const t = textsIn(DEFAULT_LANGUAGE)
  // Null before it is deployed, and another address in the editor.
  const deployed = ScriptApp.getService().getUrl() as string | null
  const address = deployed?.endsWith('/exec') ? deployed : null
  const title = t('mail.setUp.subject', { villa: villa.name })
  const body = {
    subject: title,
    title,
    parts: [
      { lines: [t('mail.setUp.text'), ...(address ? [t('mail.setUp.address', { address })] : [])] },
    ],
    foot: t('mail.foot', { link: `${__SCRIPT__.siteUrl}/admin/tools` }),
  }
  for (const to of listIn('MAIL_TO')) {
    const mail = { to, subject: title, text: textOf(body), html: htmlOf(body, DEFAULT_LANGUAGE) }
    const problem = await postman.send({ ...mail, language: DEFAULT_LANGUAGE, key: 'setUp' })
    if (problem) throw new Error(`No mail could be sent to ${to} (${problem}).`)
  }
}
