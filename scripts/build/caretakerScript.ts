import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build, type Plugin } from 'vite'
import { villa } from '#content/villa.ts'
import type { Env } from '#db/env.ts'
import { SCRIPT_FILE } from '#i18n/officeAddresses.ts'
import { type Bundled, BUNDLED_LICENCES, readBundled } from './licences.ts'

const FOLDER = 'packages/caretaker/script'

/** The stubs for modules that need a browser, timers or a network. */
const INSTEAD = [
  { find: /^firebase\/database$/, replacement: resolve(FOLDER, 'database.ts') },
  { find: /^(firebase\/app|react-i18next)$/, replacement: resolve(FOLDER, 'instead.ts') },
  { find: /^#lib\/fetchPart\.ts$/, replacement: resolve(FOLDER, 'instead.ts') },
]

const OF_GUESTS =
  /src\/i18n\/(tr|en)\/(landing|gallery|house|booking|privacy|guestPage|review|problem|letters)\.ts$/

/** The functions in Google's editor; Apps Script finds only declared ones. */
const headerOf = ({ VITE_SITE_URL: site }: Settings) => `// ${villa.name}: background checks
// Licences of the bundled libraries: ${site}/licences.txt
//
// 1. Project settings > Script properties: ACCOUNT, PASSWORD and, comma-separated, MAIL_TO.
// 2. Deploy > New deployment > Web app: execute as me, access for anyone.
// 3. Run setUp.

/** Tries the settings, installs the five-minute trigger and sends a first mail. */
function setUp() { caretaker.setUp() }
/** Checks everything once. */
function check() { return caretaker.check() }
/** Removes the trigger. */
function stop() { caretaker.stop() }
function doGet(event) { return caretaker.doGet(event) }
function doPost() { return caretaker.doPost() }
`

const MANIFEST = {
  timeZone: villa.timeZone,
  runtimeVersion: 'V8',
  exceptionLogging: 'STACKDRIVER',
  webapp: { executeAs: 'USER_DEPLOYING', access: 'ANYONE_ANONYMOUS' },
  oauthScopes: [
    'script.external_request',
    'script.send_mail',
    'script.scriptapp',
    'userinfo.email',
  ].map((scope) => `https://www.googleapis.com/auth/${scope}`),
}

type Settings = Pick<
  Env,
  | 'VITE_FIREBASE_API_KEY'
  | 'VITE_FIREBASE_DATABASE_URL'
  | 'VITE_FIREBASE_PROJECT_ID'
  | 'VITE_SITE_URL'
>

/** Serves the script where the built site has it; builds it at the first request. */
export function serveCaretakerScript(env: Settings): Plugin {
  let bundled: ReturnType<typeof bundleCaretakerScript> | null = null
  return {
    name: 'caretaker-script',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(SCRIPT_FILE, (_, response, next) => {
        bundled ??= bundleCaretakerScript(env)
        bundled.then(({ text }) => response.end(text), next)
      })
    },
  }
}

/** Writes the caretaker as one file for Google Apps Script, with its manifest, into a folder; returns its text and what packages are in it. */
export async function buildCaretakerScript(
  folder: string,
  env: Settings,
): Promise<{ text: string; packages: Bundled }> {
  const bundled = await bundleCaretakerScript(env)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'Code.gs'), bundled.text)
  await writeFile(join(folder, 'appsscript.json'), `${JSON.stringify(MANIFEST, null, 2)}\n`)
  return bundled
}

/** Bundles the caretaker into one text for Google Apps Script; also returns its packages. */
export async function bundleCaretakerScript(
  env: Settings,
): Promise<{ text: string; packages: Bundled }> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    resolve: { alias: INSTEAD },
    define: {
      __SCRIPT__: JSON.stringify({
        apiKey: env.VITE_FIREBASE_API_KEY,
        databaseUrl: env.VITE_FIREBASE_DATABASE_URL,
        project: env.VITE_FIREBASE_PROJECT_ID,
        siteUrl: env.VITE_SITE_URL,
      }),
    },
    plugins: [
      {
        name: 'without-texts-of-guests',
        load: (id) => (OF_GUESTS.test(id) ? `export const ${OF_GUESTS.exec(id)?.[2]} = {}` : null),
      },
    ],
    build: {
      write: false,
      // Without async functions, whose promises would be the engine's own.
      target: 'es2016',
      license: { fileName: BUNDLED_LICENCES },
      // A warning that only a slow machine gives.
      rolldownOptions: { checks: { bundlerTimings: false } },
      lib: { entry: `${FOLDER}/main.ts`, formats: ['iife'], name: 'caretaker' },
    },
  })
  const [{ output } = { output: [] }] = Array.isArray(built) ? built : []
  const [chunk, told, ...others] = output
  if (chunk?.type !== 'chunk' || told?.type !== 'asset' || others.length > 0)
    throw new Error('The script is not one file')
  return {
    text: `${headerOf(env)}\n${chunk.code}`,
    packages: readBundled(String(told.source)),
  }
}
