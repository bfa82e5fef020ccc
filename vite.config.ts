import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown, type UserConfig } from 'vite'
import { imagetools } from 'vite-imagetools'
import { readSettings } from '#rtdb-emulator/files/settings.ts'
import { isDemoProject, readEnvironment } from './packages/caretaker/env.ts'
import { setDemoEnv } from './sample/env.ts'
import { OLDEST_BROWSERS } from '#scripts/browsers.ts'
import { drawings } from '#scripts/drawings.ts'
import { pictureOptions } from '#scripts/pictures.ts'
import { type Env, parseEnv, SETTINGS } from '#db/env.ts'
import { ownerHash } from '#db/ownerHash.ts'

export default defineConfig(async ({ mode, command, isSsrBuild = false }): Promise<UserConfig> => {
  const given = readEnvironment('.', mode)
  if (!SETTINGS.some((name) => name in given)) {
    console.info('No .env: this is the demo, for the local backend.')
    setDemoEnv()
  }
  const env = readEnvironment('.', mode)
  const checked = parseEnv(env)
  const problems = 'problems' in checked ? checked.problems : []
  if (problems.length > 0 && command === 'build') {
    throw new Error(`The settings in .env are not usable:\n  ${problems.join('\n  ')}`)
  }
  const demo = isDemoProject(env['VITE_FIREBASE_PROJECT_ID'] ?? '')
  return {
    plugins: [react(), tailwindcss(), drawings(), imagetools(pictureOptions(command))],
    // React contains this shim's function.
    resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
    define: {
      __LOCAL_BACKEND__: JSON.stringify(demo ? localBackend() : null),
      __SETUP_PROBLEMS__: JSON.stringify(problems),
      ...('env' in checked ? await namedSettings(checked.env) : {}),
    },
    // No prefix exposes variables to pages; `__ENV__` above is the only way.
    envPrefix: 'NONE_',
    server: {
      port: 5173,
      strictPort: true,
      warmup: { clientFiles: ['./src/main.tsx', './src/guests/landing/LandingPage.tsx'] },
    },
    build: {
      target: OLDEST_BROWSERS,
      assetsInlineLimit: 0,
      // Pages link their own stylesheets.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_, files) => files.filter((file) => !file.endsWith('.css')),
      },
      rolldownOptions: {
        ...(!isSsrBuild && { input: { index: 'index.html', fonts: 'src/fonts.css' } }),
        // A warning that only a slow machine gives.
        checks: { bundlerTimings: false },
        output: {
          chunkFileNames: ({ name, moduleIds }) => `assets/${titleOf(name, moduleIds)}-[hash].js`,
          codeSplitting: {
            // Prerendering runs in Node without the office.
            groups: isSsrBuild
              ? []
              : [
                  { name: 'site', tags: ['$initial'], test: /(?<!main)\.m?[jt]sx?$/ },
                  sharedBy('/landing/LandingPage.tsx', 'guests'),
                  sharedBy('/landing/GuestReservation.tsx', 'booking'),
                ],
          },
        },
      },
    },
  }
})

/**
 * One file for what a page imports and others, too, because each request costs a phone more than its
 * bytes.
 */
function sharedBy(page: string, file: string) {
  return {
    minShareCount: 2,
    name: (id: string, modules: Pick<Rolldown.PluginContext, 'getModuleInfo'>) => {
      // Iterating a set includes values added during the iteration.
      const importers = new Set([id])
      for (const each of importers)
        for (const importer of modules.getModuleInfo(each)?.importers ?? []) importers.add(importer)
      return [...importers].some((each) => each.endsWith(page)) ? file : null
    },
  }
}

/**
 * A shared chunk is named after one of its modules; the one with the database SDK has its own name.
 */
function titleOf(name: string, modules: readonly string[]): string {
  return modules.some((id) => id.includes('node_modules/@firebase/database/')) ? 'firebase' : name
}

/**
 * Each setting has its own name, so that a chunk contains only those that its files use; of the
 * owners' addresses only the hashes.
 */
async function namedSettings(env: Env) {
  const { VITE_ADMIN_EMAILS: owners, ...others } = env
  return {
    __OWNER_HASHES__: JSON.stringify(await Promise.all(owners.map(ownerHash))),
    ...Object.fromEntries(
      Object.entries(others).map(([name, value]) => [`__ENV__.${name}`, JSON.stringify(value)]),
    ),
  }
}

function localBackend() {
  const { databaseHost, databasePort, authPort } = readSettings('.')
  return { host: databaseHost, databasePort, authPort }
}
