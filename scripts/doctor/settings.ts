import { type Env, parseEnv } from '#db/env.ts'
import { demoEnv, isDemoProject, readEnvironment } from '#caretaker/env.ts'
import { type Check, well, wrong } from './check.ts'

export type Settings = Readonly<Record<string, string>>

/** The settings that `npm run build` would use: `.env`, its variants, and the environment. */
export function readBuildSettings(): Settings {
  const named = Object.entries(readEnvironment('.')).flatMap(([name, value]) =>
    name.startsWith('VITE_') && value !== undefined ? [[name, value] as const] : [],
  )
  return Object.fromEntries(named)
}

/** Checks the settings of a real project. */
export function checkSettings(settings: Settings): Check[] {
  if (Object.keys(settings).length === 0)
    return [
      wrong('There is no .env', 'copy .env.example to .env and fill it in (docs/deploying.md)'),
    ]
  const parsed = parseEnv(settings)
  if ('problems' in parsed)
    return parsed.problems.map((problem) =>
      wrong(problem, 'write it into .env; .env.example shows each one'),
    )
  return [checkExamples(settings), checkProject(parsed.env)]
}

/** A site deployed with the demo's values loses every request: it sends them to a project that does not exist. */
function checkExamples(settings: Settings): Check {
  if (isDemoProject(settings['VITE_FIREBASE_PROJECT_ID'] ?? ''))
    return wrong(
      "The settings are the demo's, which has nothing in the cloud",
      "put your own project's values into .env (docs/deploying.md)",
    )
  const left = Object.entries(demoEnv()).flatMap(([name, value]) =>
    value !== '' && settings[name] === value ? [name] : [],
  )
  if (left.length === 0) return well("Every setting is there, none is the example's")
  return wrong(`Still the example's: ${left.join(', ')}`, 'put your own into .env')
}

/** The rules are deployed to a project's own database: in another project's, guests' names would lie open. */
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
