import type { Translation } from '#i18n/translation.ts'

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
} satisfies Translation['admin']['login']

export const session = {
  title: 'Your session has ended',
  text: 'What you typed is still here. Enter the password of {{email}} to continue.',
  submit: 'Continue',
  noAnswer: 'The server has not answered yet; your connection may be slow or lost.',
  lapsed: 'Your session has ended; sign in again. What you typed is still here.',
  ended: 'Your sessions on all devices have been ended; sign in again.',
  unused:
    'The session on this device was ended because it had not been used for 30 days; sign in again.',
} satisfies Translation['admin']['session']

export const signOut = {
  title: 'You have unsent changes',
  text_one:
    '{{count}} change is not saved yet. You can stay signed in until the connection is back and it is sent.',
  text_other:
    '{{count}} changes are not saved yet. You can stay signed in until the connection is back and they are sent.',
  refused_one: '{{count}} change is not saved. It cannot be sent until your access is restored.',
  refused_other:
    '{{count}} changes are not saved. They cannot be sent until your access is restored.',
  choices:
    'If you keep them, guests’ names stay on this device, and the changes are sent after your next sign-in, once you confirm. If you delete them, a change that is being sent may still be saved.',
  keep: 'Keep here and sign out',
  discard: 'Delete and sign out',
} satisfies Translation['admin']['signOut']

export const sessions = {
  title: 'Lost phone',
  text: 'If a phone or computer is lost, end the sessions of your account on every device. You will have to sign in again on this one, too.',
  button: 'Sign out everywhere',
  goes: 'From then on the database refuses sessions that started earlier. Guests’ details stored on a device are deleted when it next opens this site online, together with its unsent changes.',
  unsent: 'This device has unsent changes; they are deleted as well.',
  password:
    'If somebody may know your password, change it first with “I forgot my password”: anyone who knows it can sign in again.',
  failed: 'You could not be signed out: {{message}}',
} satisfies Translation['office']['sessions']
