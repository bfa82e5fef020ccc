import type { Translation } from '#i18n/translation.ts'

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
