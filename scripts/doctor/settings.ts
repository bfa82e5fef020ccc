import { type Env, parseEnv, SETTINGS } from '#db/env.ts'
import { isDemoProject } from '#caretaker/env.ts'
import { type Check, well, wrong } from './check.ts'

export type Settings = Readonly<Record<string, string>>

const RECEIVER = [
  /^(https:\/\/[^@]+)?$/,
  'give an https address without a user name or a password, which every guest could read, or leave it empty',
] as const

/**
 * Settings with their form, and their cure: an address that was copied with a path or a password, or that only
 * this computer can open, is built into every page.
 */
const FORMS: Readonly<Record<string, readonly [form: RegExp, cure: string]>> = {
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
}

/** Checks the settings of a real project; `example` are those of `.env.example`. The demo's have been deployed by mistake. */
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
    ...unknownSettings(settings),
    ...(malformed.length > 0 ? malformed : [checkProject(env)]),
  ]
}

/** A password that was named VITE_… would be published with the site's script. */
function unknownSettings(settings: Settings): Check[] {
  const unknown = Object.keys(settings).filter(
    (name) => name.startsWith('VITE_') && !SETTINGS.includes(name),
  )
  return unknown.map((name) =>
    wrong(
      `No part of the site reads ${name}`,
      'correct the name (.env.example has them all), or take it out; a password has no place among VITE_ settings',
    ),
  )
}

/** A value of the example that is left sends requests to a project that does not exist. */
function checkExamples(settings: Settings, example: Settings): Check {
  const left = Object.keys(example).filter(
    (name) => example[name] && settings[name] === example[name],
  )
  if (left.length === 0) return well("Every setting is there, none is the example's")
  return wrong(`Still the example's: ${left.join(', ')}`, 'put your own into .env')
}

/** A database URL of another project is used with the rules of neither: rules are deployed to a project's default database. */
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
