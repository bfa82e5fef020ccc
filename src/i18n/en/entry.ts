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
  lapsed: 'Your session has ended; sign in again. What you typed is still here.',
} satisfies Translation['admin']['session']

export const signOut = {
  title: 'You have changes that are not sent',
  text_one:
    '{{count}} change is not saved yet. You can stay signed in until the connection is back and it is sent.',
  text_other:
    '{{count}} changes are not saved yet. You can stay signed in until the connection is back and they are sent.',
  choices:
    'If you keep them, guests’ names stay on this device, and they are sent at your next sign-in. If you delete them, one that is on its way may have been saved.',
  keep: 'Keep here and sign out',
  discard: 'Delete and sign out',
} satisfies Translation['admin']['signOut']
