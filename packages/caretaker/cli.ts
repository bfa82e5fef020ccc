import { parseArgs } from 'node:util'
import { type Database, onValue, ref } from 'firebase/database'
import { KEYS_PATH } from '#domain/settings/keys.ts'
import { failureOf } from '#db/errors.ts'
import { newestRequests } from '#db/newestRequests.ts'
import { keepRunning } from './keepRunning.ts'
import { lockFolder } from './lockFolder.ts'
import { openMailer } from './mail/mailer.ts'
import { openClient } from './openClient.ts'
import { runOnce } from './run.ts'
import { readEnvironment } from './env.ts'
import { type CaretakerSettings, readCaretakerSettings } from './settings.ts'

// The exit codes.
const DONE = 0
const PERSON_NEEDED = 1
const SETTINGS_WRONG = 2

const LONGEST_RUN_MS = 10 * 60_000

const USAGE = 'The only option is --once, which runs once.'

const options = readOptions()
const read = await readCaretakerSettings(readEnvironment('.'))
if ('problems' in read) stop(read.problems.join('\n'))
if (!(await lockFolder(process.cwd()))) {
  console.error('Another caretaker is already running in this folder.')
  process.exit(DONE)
}
process.exit(await start(read.settings))

function readOptions() {
  try {
    return parseArgs({ options: { once: { type: 'boolean', default: false } } }).values
  } catch (error) {
    return stop(`${String(error)}\n${USAGE}`)
  }
}

/** Ends the command, because its options or settings are wrong. */
function stop(reason: unknown): never {
  console.error(reason instanceof Error ? reason.message : reason)
  process.exit(SETTINGS_WRONG)
}

async function start(settings: CaretakerSettings): Promise<number> {
  const { env, calendarFolder, calendarUrl, backups, backend, mail, mailTo } = settings
  const opened = await openClient(settings).catch((error: unknown) => failureOf(error))
  if (opened instanceof Error) {
    console.error(opened.message)
    // A lost connection is no error of the settings.
    return opened.reason === 'network' ? PERSON_NEEDED : SETTINGS_WRONG
  }
  const local = backend !== null
  const mailer = mail && openMailer(mail, { local })
  const run = () =>
    runOnce(opened.client, {
      site: env.VITE_FIREBASE_PROJECT_ID,
      siteUrl: env.VITE_SITE_URL,
      addresses: mailTo,
      local,
      mailer,
      calendarFolder,
      calendarUrl,
      backups,
      noticeUrl: env.VITE_NOTICE_URL,
      clock: Date.now,
      print: console.log,
    })
  subscribeToRead(opened.client.database)
  if (options.once) return finish(run)
  await keepRunning(run, console.log)
  return DONE
}

/** Subscribes to what a run reads: a season for each channel and run would be gigabytes a month. */
function subscribeToRead(database: Database): void {
  const ignore = () => {}
  const paths = ['reservations', 'reservationDetails', 'channels', 'prices', 'caretaker', KEYS_PATH]
  for (const each of [...paths.map((path) => ref(database, path)), newestRequests(database)])
    onValue(each, ignore, ignore)
}

async function finish(run: () => Promise<boolean>): Promise<number> {
  try {
    // A write waits for the connection without a limit; the timer starts the command again.
    const late = new Promise<'late'>((resolve) =>
      setTimeout(resolve, LONGEST_RUN_MS, 'late').unref(),
    )
    const needed = await Promise.race([run(), late])
    if (needed === 'late')
      console.error('The database has not answered for too long; the next run tries again.')
    return needed ? PERSON_NEEDED : DONE
  } catch (error) {
    console.error(failureOf(error).message)
    return PERSON_NEEDED
  }
}
