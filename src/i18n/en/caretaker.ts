import type { Translation } from '#i18n/translation.ts'

export const caretaker = {
  title: 'Background checks',
  text: 'These run every few minutes: they read the channels’ calendars and e-mail you about anything that needs attention. They never write to guests.',
  choices: 'E-mail {{address}} about:',
  kinds: {
    request: 'A new request or a guest’s answer',
    conflict: 'A conflict with a channel: the same nights sold twice',
    silence: 'A channel that has been unreadable for six hours',
    copy: 'A backup that has failed for six hours or cannot be restored',
    unreadable: 'A record that cannot be read',
    morning: 'The day’s list, each morning at 8',
  },
  language: 'Language of the e-mails',
  troubled_one: 'Tried once since {{since}}; the next try is at {{next}}.',
  troubled_other: 'Tried {{count}} times since {{since}}; the next try is at {{next}}.',
  problems: {
    unreachable: 'The mail server cannot be reached.',
    slow: 'The mail server does not answer.',
    certificate: 'The mail server’s certificate is not valid.',
    unencrypted: 'The mail server offers no encryption.',
    password: 'The mail server rejects the user name or the password.',
    sender: 'The mail server rejects the sender’s address.',
    address: 'The mail server rejects this recipient address.',
    refused: 'The mail server rejects the message.',
    quota: 'The Google account has reached its daily e-mail limit.',
  },
} satisfies Translation['office']['caretaker']
