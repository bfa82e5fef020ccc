import type { Translation } from '#i18n/translation.ts'

export const login = {
  title: 'Admin sign-in',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show what I type',
  submit: 'Sign in',
  failed: {
    signIn: 'Sign-in failed: {{message}}',
    forgot: 'The link could not be sent: {{message}}',
  },
  forgot: 'I forgot my password',
  forgotSent:
    'If this address is registered, a reset link arrives within a few minutes. Look in the junk folder, too.',
} satisfies Translation['admin']['login']

export const session = {
  title: 'Your session has ended',
  text: 'What you typed is still here. Type the password of {{email}} to go on where you were.',
  submit: 'Go on',
  noAnswer: 'The server has not answered yet; your connection may be slow or cut.',
  lapsed: 'Your session has ended; sign in again. What you typed is still here.',
  ended: 'All your sessions have been ended on every device; sign in again.',
  unused:
    'The session on this device was ended because it had not been used for 30 days; sign in again.',
} satisfies Translation['admin']['session']

export const signOut = {
  title: 'You have changes that are not sent',
  text_one:
    '{{count}} change is not saved yet. You can stay signed in until the connection is back and it is sent.',
  text_other:
    '{{count}} changes are not saved yet. You can stay signed in until the connection is back and they are sent.',
  refused_one:
    '{{count}} change is not saved. It cannot be sent unless the database knows you again.',
  refused_other:
    '{{count}} changes are not saved. They cannot be sent unless the database knows you again.',
  choices:
    'If you keep them, guests’ names stay on this device; they are sent after your next sign-in, when you say so. If you delete them, one that is on its way may have been saved.',
  keep: 'Keep here and sign out',
  discard: 'Delete and sign out',
} satisfies Translation['admin']['signOut']

export const sessions = {
  title: 'Sessions',
  text: 'When a phone or computer is lost: the sessions of your account end on every device. You sign in again on this one, too.',
  button: 'Sign out everywhere',
  goes: 'From that moment the database refuses sessions that were begun before. What a device keeps of guests is wiped when it next opens this site with a connection; so are changes that it has not sent.',
  unsent: 'This device has changes that are not sent; they are deleted as well.',
  password:
    'If somebody may know your password, change it first with “I forgot my password”: whoever has it can sign in again.',
  failed: 'You could not be signed out: {{message}}',
} satisfies Translation['office']['sessions']
