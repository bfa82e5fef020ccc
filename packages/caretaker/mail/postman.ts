import { createTransport } from 'nodemailer'
import { villa } from '#content/villa.ts'
import type { MailTrouble } from '#domain/caretaker/postbox.ts'

export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  language: string
  /** The same for a repeated mail, so that a mailbox can recognize it. */
  key: string
  /** The reply address of a guest, to whom nothing is sent from here. */
  replyTo?: { name: string; address: string }
}

export type MailSettings = {
  host: string
  port: number
  /** Whether TLS is used from the first byte; otherwise STARTTLS is required. */
  secure: boolean
  user: string
  password: string
  from: string
}

export type Postman = {
  /** Resolves to why a mail was refused, or to `null`. */
  send: (mail: Mail) => Promise<MailTrouble['problem'] | null>
  /** Checks whether the server would accept a mail: resolves to why not, or to `null`. */
  knock: () => Promise<MailTrouble['problem'] | null>
}

type PostmanOptions = {
  /** Whether a server on this machine needs no TLS: only with the local database. */
  local?: boolean
  /** The longest pause of the server, in milliseconds. */
  slowAfter?: number
  /** Additional trusted certificates as PEM. */
  ca?: string
}

const SLOW_AFTER = 20_000
/** The number of such pauses in a whole session. */
const PATIENCE = 6

function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host)
}

/** Creates a mail client, which connects when there is something to send. */
export function openPostman(
  { host, port, secure, user, password, from }: MailSettings,
  { local = false, slowAfter = SLOW_AFTER, ca }: PostmanOptions = {},
): Postman {
  const isOpen = local && isThisMachine(host)
  const transport = createTransport({
    // nodemailer uses DNS even for this machine, and warns without it.
    host: host === 'localhost' ? '127.0.0.1' : host.replaceAll(/[[\]]/g, ''),
    port,
    secure,
    requireTLS: !secure && !isOpen,
    ignoreTLS: isOpen && ca === undefined,
    ...(user !== '' && { auth: { user, pass: password } }),
    ...(host === 'localhost' && { servername: host }),
    ...(ca !== undefined && { tls: { ca } }),
    connectionTimeout: slowAfter,
    greetingTimeout: slowAfter,
    socketTimeout: slowAfter,
    dnsTimeout: slowAfter,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const attempt = async (act: () => Promise<unknown>) => {
    try {
      const { late, stop } = lateAfter(slowAfter * PATIENCE)
      return await Promise.race([act().then(() => null), late]).finally(stop)
    } catch (error) {
      return problemOf(error)
    }
  }
  return {
    send: (mail) => attempt(() => transport.sendMail(messageOf(mail, from))),
    knock: () => attempt(() => transport.verify()),
  }
}

/** A server that keeps sending a little is slow too. */
function lateAfter(milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'slow'>((resolve) => {
    timer = setTimeout(() => resolve('slow'), milliseconds)
  })
  return { late, stop: () => clearTimeout(timer) }
}

function messageOf({ to, subject, text, html, language, key, replyTo }: Mail, from: string) {
  return {
    // Whatever a mail contains, it has only this receiver.
    envelope: { from, to: [to] },
    from: { name: villa.name, address: from },
    to: { name: '', address: to },
    ...(replyTo && { replyTo }),
    subject,
    text,
    html,
    messageId: `<${key}@${from.split('@')[1] ?? 'localhost'}>`,
    headers: {
      'Content-Language': language,
      // Suppresses automatic replies of an owner, which would go to the guest.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  }
}

// Node's certificate errors have no common code.
const UNTRUSTED = /certificate|altname|\bCERT_|ERR_TLS|ERR_SSL/i

/** Drops the server's own text, which may contain personal data. */
function problemOf(error: unknown): MailTrouble['problem'] {
  const code = wordOf(error, 'code')
  const command = wordOf(error, 'command')
  if (code !== 'EAUTH' && UNTRUSTED.test(`${code} ${wordOf(error, 'message')}`))
    return 'certificate'
  switch (code) {
    case 'ETLS':
      return 'unencrypted'
    case 'EAUTH':
    case 'ENOAUTH':
      return 'password'
    case 'ETIMEDOUT':
      return 'slow'
    case 'EENVELOPE':
      if (command === 'MAIL FROM') return 'sender'
      return command === 'RCPT TO' ? 'address' : 'refused'
    case 'EMESSAGE':
      return 'refused'
    default:
      return 'unreachable'
  }
}

function wordOf(error: unknown, name: string): string {
  return typeof error === 'object' && error !== null ? String(Reflect.get(error, name) ?? '') : ''
}
