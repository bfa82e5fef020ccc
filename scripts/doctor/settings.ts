import { type Env, parseEnv } from '#db/env.ts'
import { unknownSettings } from '#scripts/build/secrets.ts'
import { isDemoProject } from '#scripts/env.ts'
import { checkDatabaseUrl, checkReceivers, checkSiteUrl } from './addresses.ts'
import { type Check, well, wrong } from './check.ts'

export type Settings = Readonly<Record<string, string>>

const API_KEY = /^AIza[\w-]{35}$/
const APP_ID = /^1:\d+:web:[0-9a-f]+$/
const SITE_KEY = /^6L[\w-]{38}$/
const DEBUG_TOKEN = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const IN_CONSOLE = 'copy it from the Firebase console: Project settings → Your apps'

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
  return [
    checkExamples(settings, example),
    ...checkUnknown(settings),
    checkApiKey(env),
    checkAppId(env),
    checkDatabaseUrl(env),
    checkAuthDomain(env),
    checkOwners(env),
    checkSiteUrl(settings['VITE_SITE_URL'] ?? ''),
    ...checkReceivers(env),
    ...checkAppCheck(env),
  ]
}

function checkExamples(settings: Settings, example: Settings): Check {
  const left = Object.keys(example).filter(
    (name) => example[name] && settings[name] === example[name],
  )
  if (left.length === 0) return well("Every setting is there, none is the example's")
  return wrong(`Still the example's: ${left.join(', ')}`, 'put your own into .env')
}

function checkUnknown(settings: Settings): Check[] {
  return unknownSettings(settings).map((name) =>
    wrong(
      `No part of the site reads ${name}`,
      'correct the name (.env.example has them all), or take it out; a password has no place among VITE_ settings',
    ),
  )
}

function checkApiKey({ VITE_FIREBASE_API_KEY: key }: Env): Check {
  if (API_KEY.test(key)) return well('The API key looks like one')
  return wrong(
    'VITE_FIREBASE_API_KEY is no web API key (AIza and 35 more characters)',
    `${IN_CONSOLE}, without quotes or spaces`,
  )
}

function checkAppId({ VITE_FIREBASE_APP_ID: id }: Env): Check {
  if (APP_ID.test(id)) return well('The app id looks like one')
  return wrong(`VITE_FIREBASE_APP_ID is ${id}, which is no web app's (1:…:web:…)`, IN_CONSOLE)
}

function checkAppCheck(env: Env): Check[] {
  const { VITE_APP_CHECK_SITE_KEY: key, VITE_APP_CHECK_DEBUG_TOKEN: token } = env
  if (key === '' && token === '') return []
  if (!SITE_KEY.test(key))
    return [
      wrong(
        `VITE_APP_CHECK_SITE_KEY is ${key || 'missing'}, which is no site key of reCAPTCHA v3 (6L and 38 more characters)`,
        'copy it from the reCAPTCHA console, and not the secret key; or leave both App Check settings empty',
      ),
    ]
  if (token !== '' && !DEBUG_TOKEN.test(token))
    return [
      wrong(
        'VITE_APP_CHECK_DEBUG_TOKEN is no debug token (a UUID)',
        'copy it from the console: App Check → Apps → Manage debug tokens',
      ),
    ]
  return [well('App Check is switched on')]
}

function checkAuthDomain(env: Env): Check {
  const { VITE_FIREBASE_AUTH_DOMAIN: domain, VITE_FIREBASE_PROJECT_ID: project } = env
  const owner = /^(.+)\.(?:firebaseapp\.com|web\.app)$/.exec(domain)?.[1]
  if (owner === undefined ? /^[\w-]+(\.[\w-]+)+$/.test(domain) : owner === project) {
    return well(`The auth domain is ${domain}`)
  }
  return wrong(
    `VITE_FIREBASE_AUTH_DOMAIN is ${domain}`,
    `it is ${project}.firebaseapp.com, or a domain of your own, without https://`,
  )
}

function checkOwners({ VITE_ADMIN_EMAILS: emails }: Env): Check {
  if (emails.length === 2 && emails[0] !== emails[1])
    return well(`The owners are ${emails.join(' and ')}`)
  return wrong(
    emails.length === 2
      ? 'VITE_ADMIN_EMAILS names one address twice'
      : `VITE_ADMIN_EMAILS should name two addresses, not ${emails.length}`,
    'name two different addresses, with a comma between them; who owns alone names a second one of their own',
  )
}
