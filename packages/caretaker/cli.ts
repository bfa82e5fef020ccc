import { randomUUID } from 'node:crypto'
import { type Database, onValue, ref } from 'firebase/database'
import { parseArgs } from 'node:util'
import type { FailureReason } from '#domain/failure.ts'
import { failureOf } from '#db/errors.ts'
import { type CopySettings, readCopySettings } from './copies/copySettings.ts'
import { makeKeys, openCopy } from './copies/keyCommands.ts'
import { readEnvironment } from './environment.ts'
import { keepLooking } from './keepLooking.ts'
import { openPostman } from './mail/postman.ts'
import { nodeHost } from './nodeHost.ts'
import { openClient } from './openClient.ts'
import { runOnce } from './run.ts'
import { openIn } from './tell/found.ts'
import { type CaretakerSettings, readCaretakerSettings } from './settings.ts'

// The exit codes.
const DONE = 0
const PERSON_NEEDED = 1
const SETTINGS_WRONG = 2

const LONGEST_LOOK_MS = 10 * 60_000

/** Why the sign-in failed, for the timer's log; other reasons have the provider's message. */
const WORDS: { readonly [reason in FailureReason]?: string } = {
  network: 'the server cannot be reached.',
  credentials: 'the address or the password is wrong.',
  disabled: 'the account is switched off.',
  attempts: 'it has been tried too often; it goes on by itself in a while.',
}

const options = readOptions()
if (options.newKey !== undefined) await handle(makeKeys(options.newKey))
if (options.decrypt !== undefined) await handle(openCopy(options.decrypt, options.key ?? ''))
const source = readEnvironment('.')
const read = readCaretakerSettings(source)
const kept = await readCopySettings(source)
if ('problems' in read) fail(...read.problems)
if ('problems' in kept) fail(...kept.problems)
process.exit(await run(read.settings, kept.copies))

async function run(settings: CaretakerSettings, copies: CopySettings | null): Promise<number> {
  const { env, calendarFolder, backend, mail, mailTo } = settings
  const opened = await openClient(settings).catch((error: unknown) => failureOf(error))
  if (opened instanceof Error) {
    console.error(`${settings.email} cannot sign in: ${WORDS[opened.reason] ?? opened.message}`)
    // A lost connection is no error of the settings.
    return opened.reason === 'network' ? PERSON_NEEDED : SETTINGS_WRONG
  }
  const local = backend !== null
  const postman = mail && openPostman(mail, { local })
  const me = randomUUID()
  const look = (say: (line: string) => void) =>
    runOnce(opened.client, {
      ...nodeHost({ local, postman, calendarFolder, copies, say }),
      site: env.VITE_FIREBASE_PROJECT_ID,
      siteUrl: env.VITE_SITE_URL,
      addresses: mailTo,
      me,
      dryRun: options.dryRun,
    })
  followWhatIsRead(opened.client.database)
  if (options.once) return lookOnce(look)
  await keepLooking(look, { say: console.log })
  return DONE
}

/** Subscribes to what a run reads: a season for each channel and run would be gigabytes a month. */
function followWhatIsRead(database: Database): void {
  const ignore = () => {}
  const paths = [
    'reservations',
    'reservationDetails',
    'channels',
    'guestAnswers',
    'prices',
    'caretaker',
  ].map((path) => ref(database, path))
  for (const each of [...paths, ...openIn(database)]) onValue(each, ignore, ignore)
}

async function lookOnce(look: (say: (line: string) => void) => Promise<boolean>): Promise<number> {
  try {
    // A write waits for the connection without a limit; the timer starts the command again.
    const late = new Promise<'late'>((resolve) =>
      setTimeout(resolve, LONGEST_LOOK_MS, 'late').unref(),
    )
    const needed = await Promise.race([look((line) => console.log(line)), late])
    if (needed === 'late')
      console.error(
        'The database has not answered for too long; the next look makes this one good.',
      )
    return needed ? PERSON_NEEDED : DONE
  } catch (error) {
    console.error(failureOf(error).message)
    return PERSON_NEEDED
  }
}

/** Runs a command for keys and backups, which needs no sign-in. */
async function handle(asked: Promise<readonly string[]>): Promise<never> {
  try {
    for (const line of await asked) console.log(line)
    return process.exit(DONE)
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

function readOptions() {
  const flag = { type: 'boolean', default: false } as const
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      options: {
        once: flag,
        'dry-run': flag,
        'new-key': text,
        decrypt: text,
        key: text,
      },
    })
    const { 'dry-run': dryRun, 'new-key': newKey, decrypt, key } = values
    if (decrypt !== undefined && key === undefined)
      return fail('--decrypt COPY needs --key FILE, the secret one.')
    return { once: values.once || dryRun, dryRun, newKey, decrypt, key }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return fail(
      `${reason}. The caretaker knows --once and --dry-run, --new-key FILE, and --decrypt COPY --key FILE.`,
    )
  }
}

function fail(...reasons: readonly string[]): never {
  for (const reason of reasons) console.error(reason)
  return process.exit(SETTINGS_WRONG)
}
