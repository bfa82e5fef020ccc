import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type Database, onValue, ref } from 'firebase/database'
import type { FailureReason } from '#domain/failure.ts'
import { KEYS_PATH } from '#domain/settings/settings.ts'
import { failureOf } from '#db/errors.ts'
import { makeKeys, openCopy } from './copies/keys.ts'
import { unansweredIn } from './findings.ts'
import { keepRunning } from './keepRunning.ts'
import { openMailer } from './mail/mailer.ts'
import { openClient } from './openClient.ts'
import { runOnce } from './run.ts'
import { type CaretakerSettings, readCaretakerSettings, readEnvironment } from './settings.ts'

// The exit codes.
const DONE = 0
const PERSON_NEEDED = 1
const SETTINGS_WRONG = 2

const LONGEST_RUN_MS = 10 * 60_000

type Run = (print: (line: string) => void) => Promise<boolean>

/** Why the sign-in failed, for the timer's log; other reasons have the provider's message. */
const REASONS: { readonly [reason in FailureReason]?: string } = {
  network: 'the server cannot be reached.',
  credentials: 'the address or the password is wrong.',
  disabled: 'the account is switched off.',
  attempts: 'it has been tried too often; it goes on by itself in a while.',
}

const options = readOptions()
if (options.newKey !== undefined) await printResult(makeKeys(options.newKey))
if (options.decrypt !== undefined) await printResult(openCopy(options.decrypt, options.key ?? ''))
const read = await readCaretakerSettings(readEnvironment('.'))
if ('problems' in read) fail(...read.problems)
process.exit(await start(read.settings))

async function start(settings: CaretakerSettings): Promise<number> {
  const { env, calendarFolder, copies, backend, mail, mailTo } = settings
  const opened = await openClient(settings).catch((error: unknown) => failureOf(error))
  if (opened instanceof Error) {
    console.error(`${settings.email} cannot sign in: ${REASONS[opened.reason] ?? opened.message}`)
    // A lost connection is no error of the settings.
    return opened.reason === 'network' ? PERSON_NEEDED : SETTINGS_WRONG
  }
  const local = backend !== null
  const me = randomUUID()
  const mailer = mail && openMailer(mail, { local })
  const run: Run = (print) =>
    runOnce(opened.client, {
      site: env.VITE_FIREBASE_PROJECT_ID,
      siteUrl: env.VITE_SITE_URL,
      addresses: mailTo,
      local,
      mailer,
      calendarFolder,
      copies,
      me,
      clock: Date.now,
      print,
    })
  subscribeToRead(opened.client.database)
  if (options.once) return finish(run)
  await keepRunning(run, { print: console.log })
  return DONE
}

/** Subscribes to what a run reads: a season for each channel and run would be gigabytes a month. */
function subscribeToRead(database: Database): void {
  const ignore = () => {}
  const paths = ['reservations', 'reservationDetails', 'channels', 'prices', 'caretaker', KEYS_PATH]
  for (const each of [...paths.map((path) => ref(database, path)), ...unansweredIn(database)])
    onValue(each, ignore, ignore)
}

async function finish(run: Run): Promise<number> {
  try {
    // A write waits for the connection without a limit; the timer starts the command again.
    const late = new Promise<'late'>((resolve) =>
      setTimeout(resolve, LONGEST_RUN_MS, 'late').unref(),
    )
    const needed = await Promise.race([run(console.log), late])
    if (needed === 'late')
      console.error('The database has not answered for too long; the next run tries again.')
    return needed ? PERSON_NEEDED : DONE
  } catch (error) {
    console.error(failureOf(error).message)
    return PERSON_NEEDED
  }
}

/** Prints the result of a command for keys and backups, which needs no sign-in, and ends. */
async function printResult(result: Promise<readonly string[]>): Promise<never> {
  try {
    for (const line of await result) console.log(line)
    return process.exit(DONE)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

function readOptions() {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      options: {
        once: { type: 'boolean', default: false },
        'new-key': text,
        decrypt: text,
        key: text,
      },
    })
    const { once, 'new-key': newKey, decrypt, key } = values
    if (decrypt !== undefined && key === undefined)
      return fail('--decrypt COPY needs --key FILE, the secret one.')
    return { once, newKey, decrypt, key }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return fail(
      `${reason}. The caretaker knows --once, --new-key FILE, and --decrypt COPY --key FILE.`,
    )
  }
}

function fail(...reasons: readonly string[]): never {
  for (const reason of reasons) console.error(reason)
  return process.exit(SETTINGS_WRONG)
}
