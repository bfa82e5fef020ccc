import { createTransport } from 'nodemailer'
import { villa } from '#content/villa.ts'
import type { MailTrouble } from '#domain/caretaker/caretaker.ts'
import { getField } from '#domain/field/record.ts'

export type MailProblem = MailTrouble['problem']

export type Mail = {
  to: string
  subject: string
  text: string
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

/** Sends a mail; resolves to why it was refused, or to `null`. */
export type Mailer = (mail: Mail) => Promise<MailProblem | null>

type MailerOptions = {
  /** Whether a server on this machine needs no TLS: only with the local database. */
  local?: boolean
  /** How long to wait for an answer of the server, in milliseconds. */
  slowAfter?: number
  /** Additional trusted certificates as PEM. */
  ca?: string
}

const SLOW_AFTER_MS = 20_000

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/** Creates a mail client, which connects when there is something to send. */
export function openMailer(
  { host, port, secure, user, password, from }: MailSettings,
  { local = false, slowAfter = SLOW_AFTER_MS, ca }: MailerOptions = {},
): Mailer {
  const needsNoTls = local && THIS_MACHINE.includes(host)
  const transport = createTransport({
    // nodemailer uses DNS even for this machine, and warns without it.
    host: host === 'localhost' ? '127.0.0.1' : host.replaceAll(/[[\]]/g, ''),
    port,
    secure,
    requireTLS: !secure && !needsNoTls,
    ignoreTLS: needsNoTls && ca === undefined,
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
  return (mail) => transport.sendMail(messageOf(mail, from)).then(() => null, problemOf)
}

function messageOf({ to, subject, text, language, key, replyTo }: Mail, from: string) {
  return {
    // Whatever a mail contains, it has only this receiver.
    envelope: { from, to: [to] },
    from: { name: villa.name, address: from },
    to: { name: '', address: to },
    ...(replyTo && { replyTo }),
    subject,
    text,
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

const PROBLEMS: { readonly [code: string]: MailProblem } = {
  ETLS: 'unencrypted',
  EAUTH: 'password',
  ENOAUTH: 'password',
  ETIMEDOUT: 'slow',
  'EENVELOPE MAIL FROM': 'sender',
  'EENVELOPE RCPT TO': 'address',
  EENVELOPE: 'refused',
  EMESSAGE: 'refused',
}

/** SMTP's codes for "try later": a full mailbox, greylisting, too many connections. */
function isLater(error: unknown): boolean {
  const code = getField(error, 'responseCode')
  return typeof code === 'number' && code >= 400 && code < 500
}

/** Drops the server's own text, which may contain personal data. */
function problemOf(error: unknown): MailProblem {
  const code = textIn(error, 'code')
  if (code !== 'EAUTH' && UNTRUSTED.test(`${code} ${textIn(error, 'message')}`))
    return 'certificate'
  if (isLater(error)) return 'later'
  return PROBLEMS[`${code} ${textIn(error, 'command')}`] ?? PROBLEMS[code] ?? 'unreachable'
}

function textIn(error: unknown, name: string): string {
  const text = getField(error, name)
  return typeof text === 'string' ? text : ''
}
