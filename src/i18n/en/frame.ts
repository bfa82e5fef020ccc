import type { Translation } from '#i18n/translation.ts'

export const header = {
  menu: 'Menu',
  title: 'Reservations',
  toSite: 'View the site',
  signOut: 'Sign out',
} satisfies Translation['admin']['header']

export const connection = {
  offline: 'Offline',
  offlineSince: 'Offline · as of {{time}}',
  notHere: 'Not on this device yet; it loads when you are online.',
} satisfies Translation['admin']['connection']

export const unreadableKept = {
  title_one: '{{count}} entry that cannot be read',
  title_other: '{{count}} entries that cannot be read',
  name: 'Entry that cannot be read',
  noAge: 'of unknown age',
  text: 'It is stored on this device, but this version of the site cannot read it; it has not been sent. See its contents below, or save them as text.',
  save: 'Save as text',
  file: 'unreadable entry',
  delete: 'Delete',
  question: 'Delete the entry that cannot be read?',
  questionText:
    'It exists only on this device and cannot be restored. If you may need its contents, save them as text first.',
  answer: 'Yes, delete',
} satisfies Translation['admin']['unreadableKept']

export const unsent = {
  title_one: '{{count}} change not sent yet',
  title_other: '{{count}} changes not sent yet',
  refusedTitle_one: '{{count}} change could not be saved',
  refusedTitle_other: '{{count}} changes could not be saved',
  refused: 'Not saved: {{message}}',
  reopen: 'Open',
  giveUp: 'Discard',
  giveUpQuestion: 'Discard this change?',
  giveUpText: '{{guest}}: this change will not be sent.',
  giveUpAnswer: 'Yes, discard',
  saved: 'Saved.',
  deleted: 'Deleted.',
  kept: 'Kept on this device; it is saved when you are online.',
  guide: 'Arrival guide',
  choices: 'Your e-mail notifications',
  script: 'Address of the automatic check',
  channel: {
    add: 'New channel:',
    edit: 'Change of channel:',
    delete: 'Deletion of channel:',
    keep: 'Keep a stay that is not in the calendar:',
    decline: 'Do not block these nights:',
  },
} satisfies Translation['admin']['unsent']

export const unconfirmed = {
  title_one: '{{count}} change to confirm',
  title_other: '{{count}} changes to confirm',
  text: 'Stored on this device before you signed in; somebody else may have written it. It is not sent until you confirm.',
  send: 'Send',
  sendShown_one: 'Send the {{count}} change shown',
  sendShown_other: 'Send the {{count}} changes shown',
  giveUpAll_one: 'Discard {{count}} change',
  giveUpAll_other: 'Discard all {{count}} changes',
  more_one: 'and {{count}} more change',
  more_other: 'and {{count}} more changes',
  question_one: 'Discard {{count}} change?',
  question_other: 'Discard all {{count}} changes?',
  questionText: 'They exist only on this device. They will be deleted without being sent.',
  answer: 'Yes, discard all',
} satisfies Translation['admin']['unconfirmed']

export const news = {
  title: 'Notifications',
  text: 'While the office is in the background, a new request or a change by the other owner appears in the tab’s title and on the app’s icon; if you allow it, also as a notification, without a guest’s name. For e-mails, see “Background checks”.',
  allow: 'Allow notifications',
  granted: 'Notifications are on.',
  denied:
    'The browser blocks notifications for this site; you can change that in its site settings.',
  open: 'Open',
  request: 'New request: {{guest}}, {{dates}}',
  requestNotice: 'New request: {{dates}}',
  answer: '{{by}} answered a request: {{guest}}',
  answerNotice: 'A request was answered',
  added: '{{by}} added a stay: {{guest}}',
  gone: '{{by}} removed a stay: {{guest}}',
  stay: '{{by}} changed a stay: {{guest}}',
  stays_one: '{{by}} changed {{count, number}} stay',
  stays_other: '{{by}} changed {{count, number}} stays',
  stayNotice: 'A stay has changed',
} satisfies Translation['office']['news']

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
