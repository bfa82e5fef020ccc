import { type Env, parseEnv, SETTINGS } from '#db/env.ts'
import { isDemoProject } from '#caretaker/env.ts'
import { type Check, well, wrong } from './check.ts'

export type Settings = Readonly<Record<string, string>>

const IN_CONSOLE = 'copy it from the Firebase console: Project settings → Your apps'
const RECEIVER = [
  /^(https:\/\/[^@]+)?$/,
  'give an https address without a user name or a password, which every guest could read, or leave it empty',
] as const

/** Settings with their form, and where to find them. */
const FORMS: Readonly<Record<string, readonly [form: RegExp, cure: string]>> = {
  VITE_FIREBASE_API_KEY: [/^AIza[\w-]{35}$/, `${IN_CONSOLE}: AIza and 35 more characters`],
  VITE_FIREBASE_APP_ID: [/^1:\d+:web:[0-9a-f]+$/, `${IN_CONSOLE}: 1:…:web:…`],
  VITE_FIREBASE_AUTH_DOMAIN: [
    /^[\w-]+(\.[\w-]+)+$/,
    'it is your-id.firebaseapp.com, or a domain of your own, without https://',
  ],
  VITE_FIREBASE_DATABASE_URL: [
    /^https:\/\/[a-z0-9-]+\.(firebaseio\.com|[a-z]+-[a-z]+\d+\.firebasedatabase\.app)\/?$/,
    'copy the address from the top of the Realtime Database page, and nothing with it',
  ],
  // A public domain name: no IP address, and no suffix reserved for networks and examples.
  VITE_SITE_URL: [
    /^https:\/\/([a-z0-9-]+\.)+(?!(local|localhost|internal|home|lan|test|example|invalid)$)[a-z][a-z0-9-]+$/,
    'write the address that guests type: https://, the domain, and no slash at the end; before you have a domain it is https://your-id.web.app',
  ],
  VITE_RESERVATION_ENDPOINT: RECEIVER,
  VITE_NOTICE_URL: RECEIVER,
  VITE_APP_CHECK_SITE_KEY: [
    /^(6L[\w-]{38})?$/,
    'copy the site key of reCAPTCHA v3 (6L and 38 more characters), not the secret one; or leave it empty',
  ],
}

/** Checks the settings of a real project; `example` are those of `.env.example`. */
export function checkSettings(settings: Settings, example: Settings): Check[] {
  const parsed = parseEnv(settings)
  if ('problems' in parsed) {
    return parsed.problems.map((problem) =>
      wrong(problem, 'write it into .env; .env.example shows each one'),
    )
  }
  const { env } = parsed
  const project = env.VITE_FIREBASE_PROJECT_ID
  if (isDemoProject(project)) {
    return [
      wrong(
        `The settings are the demo's: project ${project} has nothing in the cloud`,
        "put your own project's values into .env (docs/deploying.md)",
      ),
    ]
  }
  const malformed = Object.entries(FORMS)
    .filter(([name, [form]]) => !form.test((settings[name] ?? '').trim()))
    .map(([name, [, cure]]) => wrong(`${name} is not what it should be`, cure))
  return [
    checkExamples(settings, example),
    ...Object.keys(settings)
      .filter((name) => name.startsWith('VITE_') && !SETTINGS.includes(name))
      .map((name) =>
        wrong(
          `No part of the site reads ${name}`,
          'correct the name (.env.example has them all), or take it out; a password has no place among VITE_ settings',
        ),
      ),
    ...(malformed.length > 0 ? malformed : [checkProject(env)]),
    checkOwners(env),
  ]
}

function checkExamples(settings: Settings, example: Settings): Check {
  const left = Object.keys(example).filter(
    (name) => example[name] && settings[name] === example[name],
  )
  if (left.length === 0) return well("Every setting is there, none is the example's")
  return wrong(`Still the example's: ${left.join(', ')}`, 'put your own into .env')
}

/** The rules are deployed to the project's default database, so the site has to use that one. */
function checkProject(env: Env): Check {
  const { VITE_FIREBASE_PROJECT_ID: project, VITE_FIREBASE_AUTH_DOMAIN: domain } = env
  const database = new URL(env.VITE_FIREBASE_DATABASE_URL).host.split('.')[0]
  const signIn = /^(.+)\.(?:firebaseapp\.com|web\.app)$/.exec(domain)?.[1] ?? project
  const isOwn = database === project || database === `${project}-default-rtdb`
  if (isOwn && signIn === project) return well(`All addresses are those of the project ${project}`)
  return wrong(
    `${isOwn ? domain : `The database ${database}`} does not belong to the project ${project}, or is not its default one`,
    'copy project id, auth domain and database URL from the same project',
  )
}

function checkOwners({ VITE_ADMIN_EMAILS: emails }: Env): Check {
  if (emails.length === 2 && emails[0] !== emails[1])
    return well(`The owners are ${emails.join(' and ')}`)
  return wrong(
    `VITE_ADMIN_EMAILS should name two different addresses, not ${emails.join(', ')}`,
    'put a comma between them; who owns alone names a second one of their own',
  )
}
