import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { CERTIFICATE } from '#caretaker/testingChannels.ts'
import type { MailSettings } from './mailer.ts'

/** A received mail with its envelope's receivers. */
type Arrived = ParsedMail & { receivers: string[]; raw: string }

/** A test mail server's behaviour. */
type Behaviour = {
  /** Whether TLS begins with the connection or with STARTTLS; there is none without. */
  tls?: 'start' | 'asked'
  account?: { user: string; password: string }
  /** Its responses to a sender, a receiver, a mail: `null` accepts. */
  sender?: (address: string) => SmtpError | null
  receiver?: (address: string) => SmtpError | null
  mail?: (text: string) => SmtpError | null
  /** Whether it never responds, or not after it has got a mail. */
  isSilent?: boolean
  dropsMails?: boolean
}

export type SmtpError = { code: number; message: string }

/** A real mail server on this machine for the duration of the test, with its mails and port. */
export async function openMailServer(behaviour: Behaviour = {}) {
  const { tls, account } = behaviour
  const arrived: Arrived[] = []
  const refuse = ({ code, message }: SmtpError) =>
    Object.assign(new Error(message), { responseCode: code })
  const answer = (problem: SmtpError | null | undefined) => (problem ? refuse(problem) : null)

  const options: SMTPServerOptions = {
    secure: tls === 'start',
    ...(tls ? { key: CERTIFICATE, cert: CERTIFICATE } : { disabledCommands: ['STARTTLS'] }),
    authOptional: account === undefined,
    disableReverseLookup: true,
    logger: false,
    onConnect: (_session, callback) => {
      if (!behaviour.isSilent) callback(null)
    },
    onAuth: ({ username, password }, _session, callback) => {
      const isKnown = username === account?.user && password === account?.password
      if (isKnown) callback(null, { user: username })
      else callback(refuse({ code: 535, message: 'who are you' }))
    },
    onMailFrom: ({ address }, _session, callback) => callback(answer(behaviour.sender?.(address))),
    onRcptTo: ({ address }, _session, callback) => callback(answer(behaviour.receiver?.(address))),
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => void take(Buffer.concat(chunks).toString()))

      async function take(raw: string) {
        const problem = answer(behaviour.mail?.(raw))
        if (problem) return callback(problem)
        const receivers = session.envelope.rcptTo.map(({ address }) => address)
        arrived.push({ ...(await simpleParser(raw)), receivers, raw })
        if (behaviour.dropsMails) return
        callback(null)
      }
    },
  }
  const server = new SMTPServer(options)
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(close)
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('No TCP port.')
  return { arrived, port: address.port, close }
}

/** The settings for a test's server, by default without TLS and account. */
export function mailSettingsFor(port: number, more: Partial<MailSettings> = {}): MailSettings {
  const from = 'bekci@villa.example'
  return { host: '127.0.0.1', port, secure: false, user: '', password: '', from, ...more }
}
