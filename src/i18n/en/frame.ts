import type { Translation } from '#i18n/translation.ts'

export const header = {
  menu: 'Menu',
  title: 'Reservations',
  toSite: 'View the site',
  signOut: 'Sign out',
} satisfies Translation['admin']['header']

export const connection = {
  lost: {
    nothing: 'Connection lost; this is the last known state.',
    kept: 'Connection lost; not saved yet.',
    here: 'Connection lost; keep this tab open.',
    both: 'Connection lost; keep this tab open.',
  },
  waits: {
    kept: 'It waits on this device, and is sent once the connection is back.',
    here: 'Not saved yet; it waits in this tab alone.',
    both: 'What is listed waits on this device, what is not in this tab alone; both are sent once the connection is back.',
  },
  age: 'Last connected: {{age}}.',
  ageMoment: 'a moment ago',
  renewing: 'Last known: {{age}}. Refreshing…',
  blocked:
    'This page’s security policy blocked the connection to the database at {{host}}. Reload the page; if it happens again, give this address to whoever set up the site.',
  notHere: 'Not on this device yet; it comes by itself once the connection is back.',
} satisfies Translation['admin']['connection']

export const unreadableKept = {
  title_one: '{{count}} entry that cannot be read',
  title_other: '{{count}} entries that cannot be read',
  name: 'Entry that cannot be read',
  noAge: 'of unknown age',
  text: 'This device keeps it, but this version of the site cannot read it; it has not been sent. See below what it holds, or save it as text.',
  save: 'Save as text',
  file: 'unreadable entry',
  delete: 'Delete',
  question: 'Delete the entry that cannot be read?',
  questionText:
    'It is on this device alone; once deleted, it does not come back. If you may need what it holds, save it as text first.',
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
} satisfies Translation['admin']['unsent']

export const unconfirmed = {
  title_one: '{{count}} change not written in this session',
  title_other: '{{count}} changes not written in this session',
  text: 'On this device since before you signed in this time; somebody else may have written it. It is not sent before you say so.',
  send: 'Send',
  sendShown_one: 'Send the {{count}} change shown',
  sendShown_other: 'Send the {{count}} changes shown',
  giveUpAll_one: 'Discard {{count}} change',
  giveUpAll_other: 'Discard all {{count}} changes',
  more_one: 'and {{count}} more change',
  more_other: 'and {{count}} more changes',
  question_one: 'Discard {{count}} change?',
  question_other: 'Discard all {{count}} changes?',
  questionText: 'They are on this device alone; they will not be sent, and will be deleted.',
  answer: 'Yes, discard all',
} satisfies Translation['admin']['unconfirmed']

export const clock = {
  wrong:
    'This device’s clock is wrong. Days follow the clock at the villa instead: today is {{today}}.',
} satisfies Translation['admin']['clock']
