import type { Translation } from '#i18n/translation.ts'

export const caretaker = {
  title: 'Caretaker',
  text: 'Looks every few minutes while you do not (npm run caretaker): it reads the channels’ calendars and writes to you by e-mail of what needs you. It never writes to guests.',
  choices: 'Write to {{address}} about:',
  kinds: {
    request: 'A new request',
    conflict: 'A conflict with a channel: the same nights sold twice',
    silence: 'A channel that could not be read for six hours',
    copy: 'A copy that could not be kept for six hours, or cannot be put back',
    unreadable: 'A record that cannot be read',
    morning: 'The day’s list, each morning at 8',
  },
  language: 'Language of the mails',
  saved: 'Saved.',
  troubled_one: 'Tried once since {{since}}; the next try is at {{next}}.',
  troubled_other: 'Tried {{count}} times since {{since}}; the next try is at {{next}}.',
  problems: {
    unreachable: 'The mail server cannot be reached.',
    slow: 'The mail server does not answer.',
    certificate: 'The mail server’s certificate is not valid.',
    unencrypted: 'The mail server offers no encryption.',
    password: 'The mail server does not take the user name or the password (CARETAKER_SMTP_URL).',
    sender: 'The mail server does not take the sender’s address (CARETAKER_MAIL_FROM).',
    address: 'The mail server does not take mail to this address.',
    refused: 'The mail server does not take the message.',
  },
} satisfies Translation['office']['caretaker']
