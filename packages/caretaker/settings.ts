import * as v from 'valibot'
import { type Env, parseEnv } from '#db/env.ts'
import { readSettings } from '#rtdb-emulator/files/settings.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { demoEnv, type Environment, isDemoProject } from './env.ts'
import type { BackupSettings } from './backups/keepBackup.ts'
import { wrongInKey } from './backups/keys.ts'
import type { MailSettings } from './mail/mailer.ts'

// Every check has its own message, because valibot's contain the value, possibly a password.
const text = v.pipe(v.string(), v.trim())
// A secret that was stored from a file ends with that file's line break.
const password = v.pipe(
  v.string(),
  v.transform((value) => value.replace(/[\r\n]+$/, '')),
)
const isEmail = (value: string) => v.is(v.pipe(v.string(), v.email()), value)
const email = v.pipe(
  text,
  v.toLowerCase(),
  v.check((value) => value === '' || isEmail(value), 'is no e-mail address'),
)
const emails = v.pipe(
  text,
  v.toLowerCase(),
  v.transform((list) => list.split(',').map((each) => each.trim())),
  v.transform((list) => list.filter((each) => each !== '')),
  v.check((list) => list.every(isEmail), 'must be e-mail addresses, comma-separated'),
)
const SMTP = /^smtps?:\/\/[^/?#]+\/?$/
const smtpUrl = v.pipe(
  text,
  v.check(
    (value) => value === '' || (SMTP.test(value) && URL.canParse(value) && isDecodable(value)),
    'must be smtps://user:password@host:465 or smtp://user:password@host:587, with %-escapes for what an address may not hold',
  ),
)

const httpsUrl = v.pipe(
  text,
  v.check((value) => value === '' || /^https:\/\/\S+$/.test(value), 'must be an https address'),
)

const schema = v.object({
  CARETAKER_EMAIL: v.optional(email, ''),
  CARETAKER_PASSWORD: v.optional(password, ''),
  CARETAKER_SMTP_URL: v.optional(smtpUrl, ''),
  CARETAKER_MAIL_FROM: v.optional(email, ''),
  CARETAKER_MAIL_TO: v.optional(emails, ''),
  CARETAKER_CALENDAR_DIR: v.optional(text, ''),
  CARETAKER_CALENDAR_URL: v.optional(httpsUrl, ''),
  CARETAKER_BACKUP_DIR: v.optional(text, ''),
  CARETAKER_BACKUP_KEY: v.optional(text, ''),
})

type Own = v.InferOutput<typeof schema>

export const CARETAKER_SETTINGS: readonly string[] = Object.keys(schema.entries)

/** `backend` are the local backend's ports, without a project. */
export type CaretakerSettings = {
  env: Env
  email: string
  password: string
  /** The mail server; without one no mail is sent. */
  mail: MailSettings | null
  /** The receivers: by default the owners. */
  mailTo: readonly string[]
  /** The folder for `calendar.ics`; without one it is not written. */
  calendarFolder: string | null
  /** Where that folder is on the Internet; without it the office shows no address. */
  calendarUrl: string | null
  /** Without a folder no backups are made. */
  backups: BackupSettings | null
  backend: { host: string; databasePort: number; authPort: number } | null
}

/** Reads the settings; without a project they are those of the running local backend. */
export async function readCaretakerSettings(
  source: Environment,
): Promise<{ settings: CaretakerSettings } | { problems: string[] }> {
  const hasProject = source['VITE_FIREBASE_PROJECT_ID'] !== undefined
  const parsed = parseEnv(hasProject ? source : demoEnv())
  const read = v.safeParse(schema, source)
  const isDemo = 'env' in parsed && isDemoProject(parsed.env.VITE_FIREBASE_PROJECT_ID)
  const problems = [
    ...('problems' in parsed ? parsed.problems : []),
    ...(read.issues ?? []).map(
      (issue) => `${v.getDotPath(issue)?.split('.')[0] ?? 'The environment'} ${issue.message}`,
    ),
    ...(read.success ? await problemsIn(read.output, isDemo) : []),
  ]
  if ('problems' in parsed || !read.success || problems.length > 0)
    return { problems: [...new Set(problems)] }
  const { env } = parsed
  const own = read.output
  const settings = {
    env,
    email: own.CARETAKER_EMAIL,
    password: own.CARETAKER_PASSWORD,
    mail: mailOf(own.CARETAKER_SMTP_URL, own.CARETAKER_MAIL_FROM),
    mailTo: own.CARETAKER_MAIL_TO.length > 0 ? own.CARETAKER_MAIL_TO : env.VITE_ADMIN_EMAILS,
    calendarFolder: own.CARETAKER_CALENDAR_DIR || null,
    calendarUrl: own.CARETAKER_CALENDAR_URL || null,
    backups:
      own.CARETAKER_BACKUP_DIR === ''
        ? null
        : { folder: own.CARETAKER_BACKUP_DIR, key: own.CARETAKER_BACKUP_KEY || null },
    backend: null,
  }
  if (!isDemo) return { settings }
  const { databaseHost: host, databasePort, authPort } = readSettings('.')
  const { email, password } = DEMO_ACCOUNTS.caretaker
  return { settings: { ...settings, email, password, backend: { host, databasePort, authPort } } }
}

async function problemsIn(own: Own, isDemo: boolean): Promise<string[]> {
  const needed = isDemo ? [] : (['CARETAKER_EMAIL', 'CARETAKER_PASSWORD'] as const)
  const hasNoSender = own.CARETAKER_SMTP_URL !== '' && own.CARETAKER_MAIL_FROM === ''
  // Also without backups, because a secret key must not be in any setting.
  const key = own.CARETAKER_BACKUP_KEY
  const wrong = key === '' ? null : await wrongInKey(key)
  return [
    ...needed.flatMap((name) => (own[name] === '' ? [`${name} is missing`] : [])),
    ...(hasNoSender
      ? ['CARETAKER_MAIL_FROM is missing: a mail server takes mail from an address of its own']
      : []),
    ...(wrong ? [`CARETAKER_BACKUP_KEY ${wrong}`] : []),
  ]
}

function mailOf(address: string, from: string): MailSettings | null {
  if (address === '') return null
  const { protocol, hostname, port, username, password } = new URL(address)
  const secure = protocol === 'smtps:'
  return {
    host: hostname,
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    user: decodeURIComponent(username),
    password: decodeURIComponent(password),
    from,
  }
}

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address)
    return true
  } catch {
    return false
  }
}
