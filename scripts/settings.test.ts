import { build, type Rolldown } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { ownerHash } from '#db/ownerHash.ts'

afterEach(() => vi.unstubAllEnvs())

test('a build contains in guests’ parts the settings that they name, in owners’ parts hashes of addresses, and no unknown setting', async () => {
  vi.stubEnv('VITE_SMTP_PASSWORD', 'hunter2-and-more')
  vi.stubEnv('VITE_RESERVATION_ENDPOINT', 'https://forms.villa.example')

  const guests = await textOfBuilt(
    `export * from '#db/endpoint.ts'; export const all = import.meta.env`,
  )
  const owners = await textOfBuilt(`export * from '#db/access.ts'`)

  expect(guests).toContain('https://forms.villa.example')
  expect(guests).not.toMatch(/hunter2|owner@example\.com|demo-key/)
  expect(owners).toContain(await ownerHash('Owner@Example.com'))
  expect(owners).not.toMatch(/hunter2|owner@example\.com/)
})

test('App Check’s site key is part of a build that names it, and its debug token never', async () => {
  const part = `export * from '#db/stays.ts'`
  const without = await textOfBuilt(part)
  vi.stubEnv('VITE_APP_CHECK_SITE_KEY', '6Lc-site-key')
  vi.stubEnv('VITE_APP_CHECK_DEBUG_TOKEN', '0f1e2d3c-debug-token')

  const withIt = await textOfBuilt(part)

  expect(without).not.toMatch(/recaptcha|firebase\/app/i)
  expect(withIt).toMatch(/6Lc-site-key/)
  expect(withIt).toMatch(/recaptcha\/api\.js/)
  expect(withIt).not.toContain('0f1e2d3c-debug-token')
})

/** The output of the site's own configuration for a module of this text. */
async function textOfBuilt(text: string): Promise<string> {
  const id = '\0made-up'
  const built = await build({
    logLevel: 'silent',
    plugins: [
      {
        name: 'made-up',
        resolveId: (source) => (source === 'made-up' ? id : null),
        load: (source) => (source === id ? text : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: 'made-up', preserveEntrySignatures: 'allow-extension' },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}
