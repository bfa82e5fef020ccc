import { type Env, parseEnv } from '#firebase/env.ts'
import { readSettings } from '#local-backend/files/settings.ts'
import { DEMO_ACCOUNTS } from '#local-backend/auth/accounts.ts'
import { demoEnv, isDemoProject } from '#scripts/env.ts'

type Source = { readonly [name: string]: string | undefined }

/** Where the caretaker works and as whom; `backend` is the local one's ports, where there is no project of one's own. */
export type CaretakerSettings = {
  env: Env
  email: string
  password: string
  /** The folder for `calendar.ics`; none is written without. */
  calendarFolder: string | null
  backend: { host: string; databasePort: number; authPort: number } | null
}

/** Reads the settings; without a project of one's own they are those of the running local backend. */
export function readCaretakerSettings(
  source: Source,
): { settings: CaretakerSettings } | { problems: string[] } {
  const own = source['VITE_FIREBASE_PROJECT_ID'] !== undefined
  const parsed = parseEnv(own ? source : demoEnv())
  if ('problems' in parsed) return parsed
  const { env } = parsed
  const calendarFolder = source['CARETAKER_CALENDAR_DIR'] || null
  if (isDemoProject(env.VITE_FIREBASE_PROJECT_ID)) {
    const { databaseHost: host, databasePort, authPort } = readSettings('.')
    const { email, password } = DEMO_ACCOUNTS.caretaker
    const backend = { host, databasePort, authPort }
    return { settings: { env, email, password, calendarFolder, backend } }
  }
  const [email = '', password = ''] = ['CARETAKER_EMAIL', 'CARETAKER_PASSWORD'].map(
    (name) => source[name] ?? '',
  )
  const missing = [
    ...(email === '' ? ['CARETAKER_EMAIL is missing'] : []),
    ...(password === '' ? ['CARETAKER_PASSWORD is missing'] : []),
  ]
  if (missing.length > 0) return { problems: missing }
  return { settings: { env, email, password, calendarFolder, backend: null } }
}
