import type { Translation } from '#i18n/translation.ts'

export const header = {
  menu: 'Menu',
  title: 'Reservations',
  toSite: 'View the site',
  signOut: 'Sign out',
} satisfies Translation['admin']['header']

export const connection = {
  lost: {
    nothing: 'You are offline; this is the last known state.',
    kept: 'You are offline; saved on this device, will be sent.',
    here: 'You are offline; keep this tab open.',
    both: 'You are offline; keep this tab open.',
  },
  waits: {
    kept: 'It is sent automatically when you are online.',
    here: 'Not saved yet; it waits in this tab only.',
    both: 'Listed changes wait on this device, others in this tab only; all are sent when you are online.',
  },
  age: 'Last connected: {{age}}.',
  ageMoment: 'a moment ago',
  renewing: 'Last updated: {{age}}. Refreshing…',
  blocked:
    'This page’s security policy blocked the connection to the database at {{host}}. Reload the page; if it happens again, give this address to whoever set up the site.',
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

export const clock = {
  wrong:
    'This device’s clock is wrong. Dates follow the clock at the villa instead: today is {{today}}.',
} satisfies Translation['admin']['clock']
