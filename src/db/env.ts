import * as v from 'valibot'

const text = v.pipe(v.string('is missing'), v.trim(), v.nonEmpty('is missing'))
const word = v.pipe(text, v.regex(/^\S+$/, 'contains a space; a comment has a line of its own'))
const httpUrl = v.pipe(
  text,
  v.url('is no URL'),
  v.regex(/^https?:/, 'must begin with https://'),
  v.transform((url) => url.replace(/\/+$/, '')),
)
const emails = v.pipe(
  text,
  v.transform((list) => list.split(',').map((email) => email.trim().toLowerCase())),
  v.array(v.pipe(v.string(), v.email('must be e-mail addresses, comma-separated'))),
)

const schema = v.object({
  VITE_FIREBASE_API_KEY: word,
  VITE_FIREBASE_AUTH_DOMAIN: word,
  VITE_FIREBASE_DATABASE_URL: httpUrl,
  VITE_FIREBASE_PROJECT_ID: word,
  VITE_FIREBASE_APP_ID: word,
  VITE_ADMIN_EMAILS: emails,
  VITE_RESERVATION_ENDPOINT: v.optional(v.union([v.literal(''), httpUrl], 'is no URL'), ''),
  VITE_NOTICE_URL: v.optional(v.union([v.literal(''), httpUrl], 'is no URL'), ''),
  VITE_SITE_URL: httpUrl,
})

/** The settings of `.env.example`: URLs without a trailing slash, addresses in lower case. */
export type Env = v.InferOutput<typeof schema>

export const SETTINGS: readonly string[] = Object.keys(schema.entries)

/** The errors of the settings, one sentence a variable, such as "VITE_SITE_URL is missing". */
export type EnvProblems = { problems: string[] }

/** Validates the settings, and reports all errors. */
export function parseEnv(source: unknown): { env: Env } | EnvProblems {
  const result = v.safeParse(schema, source, { abortPipeEarly: true })
  if (result.success) return { env: result.output }
  const problems = result.issues.map(
    (issue) =>
      `${v.getDotPath(issue)?.split('.')[0] ?? 'The environment'} ${wordsOf(issue.message)}`,
  )
  return { problems: [...new Set(problems)] }
}

// valibot has its own message for a missing key.
function wordsOf(message: string): string {
  return message.startsWith('Invalid key') ? 'is missing' : message
}
