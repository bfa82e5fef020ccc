import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SETTINGS } from '#db/env.ts'
import { demoEnv, parseEnvFile } from './env.ts'
import { CARETAKER_SETTINGS, readCaretakerSettings } from './settings.ts'

const FOLDER = 'docs/caretaker'
const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8')
const namesIn = (text: string) => new Set(text.match(/\b(?:VITE|CARETAKER)_[A-Z_]+\b/g))

test.each([...readdirSync(FOLDER).map((name) => join(FOLDER, name)), `${FOLDER}.md`])(
  '%s contains no unknown setting',
  (path) => {
    const unknown = [...namesIn(readFileSync(path, 'utf8'))].filter(
      (name) => !CARETAKER_SETTINGS.includes(name) && !SETTINGS.includes(name),
    )

    expect(unknown).toEqual([])
  },
)

test.each(['caretaker.env', 'workflow.yml', '../caretaker.md', '../../.env.example'])(
  '%s contains every setting of the caretaker',
  (name) => {
    const missing = CARETAKER_SETTINGS.filter((setting) => !namesIn(textOf(name)).has(setting))

    // GitHub's machines only write to other addresses than the owners' if that is set there.
    expect(missing).toEqual(name === 'workflow.yml' ? ['CARETAKER_MAIL_TO'] : [])
  },
)

test('the settings of a machine at home suffice to begin', async () => {
  const given = Object.entries(parseEnvFile(textOf('caretaker.env'))).filter(([, value]) => value)
  const filled = {
    ...demoEnv(),
    ...Object.fromEntries(given),
    VITE_FIREBASE_PROJECT_ID: 'villa',
    CARETAKER_EMAIL: 'c@example.com',
    CARETAKER_PASSWORD: 'p',
  }

  expect(await readCaretakerSettings(filled)).toMatchObject({
    settings: { email: 'c@example.com', backups: { folder: '/var/lib/villa/backups', key: null } },
  })
})

const COMMAND = 'node --import tsx packages/caretaker/cli.ts --once'

test.each([
  ['crontab', COMMAND],
  ['villa-caretaker.service', COMMAND],
  ['workflow.yml', 'npm run caretaker -- --once'],
])('%s runs the existing command', (name, command) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  expect(scripts['caretaker']).toMatch(/^node .*--import tsx packages\/caretaker\/cli\.ts$/)
  expect(textOf(name)).toContain(command)
})
