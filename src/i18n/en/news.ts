import type { Translation } from '#i18n/translation.ts'

export const news = {
  title: 'Notifications',
  text: 'While another window is in front, a new request or a change by the other owner shows in the tab’s title and on the app’s icon; with your permission also as a notification, without a guest’s name.',
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
