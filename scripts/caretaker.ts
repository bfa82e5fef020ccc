import { parseArgs } from 'node:util'
import { loadEnv } from 'vite'
import { failureOf } from '#firebase/errors.ts'
import { openLine } from './caretaker/openLine.ts'
import { runOnce } from './caretaker/run.ts'
import { type CaretakerSettings, readCaretakerSettings } from './caretaker/settings.ts'

// What its exit tells whoever started it.
const DONE = 0
const PERSON_NEEDED = 1
const SETTINGS_WRONG = 2

const options = readOptions()
const read = readCaretakerSettings(loadEnv('production', process.cwd(), ['VITE_', 'CARETAKER_']))
if ('problems' in read) fail(...read.problems)
process.exit(await run(read.settings))

async function run(settings: CaretakerSettings): Promise<number> {
  const { env, calendarFolder, backend } = settings
  const opened = await openLine(settings).catch((error: unknown) => failureOf(error))
  if (opened instanceof Error) {
    console.error(`${settings.email} cannot sign in: ${opened.message}`)
    // A line that is down is no mistake of the settings.
    return opened.reason === 'network' ? PERSON_NEEDED : SETTINGS_WRONG
  }
  try {
    const isNeeded = await runOnce(opened.line, {
      site: env.VITE_FIREBASE_PROJECT_ID,
      calendarFolder,
      dryRun: options['dry-run'],
      fetching: { local: backend !== null },
      say: (line) => console.log(line),
    })
    return isNeeded ? PERSON_NEEDED : DONE
  } catch (error) {
    console.error(failureOf(error).message)
    return PERSON_NEEDED
  }
}

function readOptions() {
  const flag = { type: 'boolean', default: false } as const
  try {
    const { values } = parseArgs({ options: { once: flag, 'dry-run': flag } })
    if (values.once || values['dry-run']) return values
    return fail('The caretaker knows --once and --dry-run.')
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

function fail(...reasons: readonly string[]): never {
  for (const reason of reasons) console.error(reason)
  return process.exit(SETTINGS_WRONG)
}
