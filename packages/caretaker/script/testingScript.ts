import { createTransport } from 'nodemailer'
import { onTestFinished } from 'vitest'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { LocalBackend } from '#rtdb-emulator/server.ts'
import { NAMESPACE } from '#rtdb-emulator/testing/backend.ts'
import { bundleCaretakerScript } from '#scripts/build/caretakerScript.ts'
import { openProject } from './testingProject.ts'

let built: Promise<string> | null = null

/** The script as `npm run build` writes it, for the project of the tests. */
export function buildOnce(): Promise<string> {
  built ??= bundleCaretakerScript({
    VITE_FIREBASE_API_KEY: 'demo-key',
    VITE_FIREBASE_DATABASE_URL: `https://${NAMESPACE}.firebaseio.com`,
    VITE_FIREBASE_PROJECT_ID: 'here',
    VITE_SITE_URL: 'https://villa.example',
  }).then(({ text }) => text)
  return built
}

type ScriptOptions = {
  backend: Pick<LocalBackend, 'databaseUrl' | 'authUrl'>
  /** Where mails are handed in. */
  mailPort: number
  addresses: readonly string[]
}

/** The built script in a project of Google's for the running test, with the caretaker's account. */
export async function openScript({ backend, mailPort, addresses }: ScriptOptions) {
  const transport = createTransport({ host: '127.0.0.1', port: mailPort, ignoreTLS: true })
  const script = await openProject({
    code: await buildOnce(),
    namespace: NAMESPACE,
    backend,
    sendMail: ({ name = '', body, htmlBody = '', ...mail }) => {
      const from = { name, address: 'google-account@example.com' }
      return transport.sendMail({ ...mail, from, text: body, html: htmlBody })
    },
  })
  onTestFinished(async () => void (await script.stop()))
  const { email, password } = DEMO_ACCOUNTS.caretaker
  const MAIL_TO = addresses.join(',')
  await script.store({ ACCOUNT: email, PASSWORD: password, MAIL_TO, ME: 'one' })
  return script
}
