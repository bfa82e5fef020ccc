import type { Translation } from '#i18n/translation.ts'

export const header = {
  menu: 'Menu',
  toSite: 'View the site',
  signOut: 'Sign out',
} satisfies Translation['admin']['header']

export const connection = {
  loading: 'Loading…',
  notHere:
    'The data of this page is not on this device yet; it loads by itself once you are online.',
  offline: 'Offline. Saving needs a connection.',
  connecting: 'Connecting · what you see is as of {{time}}.',
  offlineSince: 'Offline · as of {{time}}. Saving needs a connection.',
} satisfies Translation['admin']['connection']

export const login = {
  stranger: 'You are not authorised.',
  refusedTitle: 'You have no access to the database',
  refusedText:
    '{{email}} is an allowed address, but it is missing from the database’s list of owners. Add this entry in the Firebase console:',
  signOut: 'Sign out',
  title: 'Admin sign-in',
  email: 'E-mail',
  password: 'Password',
  showPassword: 'Show password',
  submit: 'Sign in',
  failed: {
    signIn: 'Sign-in failed: {{message}}',
    forgot: 'The link could not be sent: {{message}}',
  },
  forgot: 'I forgot my password',
  forgotSent:
    'If this address is registered, a reset link arrives within a few minutes. Look in the junk folder, too.',
  noAnswer: 'The server has not answered yet; your connection may be slow or lost.',
  expired: 'Your session has ended; sign in again. What you typed is still here.',
} satisfies Translation['admin']['login']
