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
