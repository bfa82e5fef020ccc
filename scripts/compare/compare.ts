import { startLocalBackend } from '#rtdb-emulator/server.ts'
import { readSettings } from '#rtdb-emulator/files/settings.ts'
import { startHosting } from '#scripts/hosting.ts'
import { authRows, type Row } from './authRows.ts'
import { hostingRows } from './hostingRows.ts'
import { startOfficial } from './official.ts'

// Beside `npm test`, for it fetches Google's tool: asks Google's Auth and Hosting emulators and our own the same, and prints where they differ.
const { project, rulesFile } = readSettings('.')
const official = await startOfficial(project)
const backend = await startLocalBackend({
  project,
  rulesFile,
  databasePort: 0,
  authPort: 0,
  log: () => {},
})
const hosting = await startHosting(0)
try {
  const auth = differences(
    await authRows(official.authUrl, project),
    await authRows(backend.authUrl, project),
  )
  const pages = differences(await hostingRows(official.hostingUrl), await hostingRows(hosting.url))
  console.log(`Auth: ${auth}\nHosting: ${pages}`)
} finally {
  await Promise.all([official.stop(), backend.stop(), hosting.stop()])
}

function differences(official: readonly Row[], ours: readonly Row[]): string {
  const differing = official.flatMap(({ name, answer }, at) => {
    const our = ours[at]?.answer ?? 'nothing'
    return our === answer ? [] : `\n  ${name}\n    official  ${answer}\n    ours      ${our}`
  })
  return `${official.length} rows, ${differing.length} differ${differing.join('')}`
}
