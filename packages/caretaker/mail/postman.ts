import { createTransport } from 'nodemailer'
import { villa } from '#content/villa.ts'
import type { MailTrouble } from '#domain/caretaker/postbox.ts'

/** A mail to one owner. */
export type Mail = {
  to: string
  subject: string
  text: string
  html: string
  /** The language it is written in. */
  language: string
  /** The same for the same mail sent again, so that a mailbox can tell. */
  key: string
  /** Whom an answer goes to: a guest, to whom nothing is ever sent from here. */
  replyTo?: { name: string; address: string }
}

/** Where mails are handed in, and in whose name. */
export type MailSettings = {
  host: string
  port: number
  /** TLS from the first byte; else it is asked for, and nothing is sent without. */
  secure: boolean
  user: string
  password: string
  from: string
}

/** Hands in mails, one after the other. */
export type Postman = {
  /** Resolves with why a mail did not go, `null` when the server has taken it. */
  send: (mail: Mail) => Promise<MailTrouble['problem'] | null>
  /** Asks the server whether it would take one: resolves with why not, or `null`. */
  knock: () => Promise<MailTrouble['problem'] | null>
}

type PostmanOptions = {
  /** Whether a server on this machine needs no TLS: only where the database is the local one. */
  local?: boolean
  /** How long the server may be silent, in milliseconds. */
  slowAfter?: number
  /** Whose certificates are trusted besides the usual ones, as PEM. */
  ca?: string
}

const SLOW_AFTER = 20_000
/** How many such silences a whole conversation may last. */
const PATIENCE = 6

/** Whether a host is this machine. */
function isThisMachine(host: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(host)
}

/** Opens the way to a mail server; it is asked when there is something to send. */
export function openPostman(
  { host, port, secure, user, password, from }: MailSettings,
  { local = false, slowAfter = SLOW_AFTER, ca }: PostmanOptions = {},
): Postman {
  const isOpen = local && isThisMachine(host)
  const transport = createTransport({
    // nodemailer asks a name server even for this machine, and warns where there is none.
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

/** A server that goes on saying a word now and then is slow, too. */
function lateAfter(milliseconds: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'slow'>((resolve) => {
    timer = setTimeout(() => resolve('slow'), milliseconds)
  })
  return { late, stop: () => clearTimeout(timer) }
}

function messageOf({ to, subject, text, html, language, key, replyTo }: Mail, from: string) {
  return {
    // Whatever stands in a mail, it goes to nobody but this address.
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
      // An owner's note of absence must not answer, for that would go to the guest.
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
    },
  }
}

// What Node says of a certificate comes without a code by which it could be told.
const UNTRUSTED = /certificate|altname|\bCERT_|ERR_TLS|ERR_SSL/i

/** Understands why a mail did not go; what the server said in its own words is not kept, for it may name anything. */
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
