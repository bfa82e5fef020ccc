import type { Translation } from '#i18n/translation.ts'

/** What owners read of a guest's own page. */
export const officeGuestPage: Translation['office']['guestPage'] = {
  open: 'Guest’s page',
  title: 'Guest’s page: {{guest}}',
  none: 'This guest has no page yet. A page shows their dates, directions and the house information under one link, and updates when the dates change.',
  make: 'Create a page',
  text: 'Anyone who knows the link sees the dates and the house information; no name, phone, e-mail or notes.',
  sums: 'Show the total and the payments on the page',
  sumsLater:
    'Payments of this stay are not recorded one by one yet; the amounts appear with the first payment.',
  sumsOfChannel: 'This guest pays the channel, so the page shows no amounts.',
  never: 'This guest never had a page.',
  unopened: 'The page has not been opened yet.',
  opened: 'Somebody who knows the link last opened the page on {{moment}}.',
  see: 'View the page',
  renew: 'Renew the link…',
  renewText:
    'The old link stops working immediately; you will have to send the new one to the guest.',
  renewSure: 'Renew',
  letterTitle: '{{villa}}: your page',
  letter:
    'Hello! Here is the page of your stay at {{villa}}. Keep it: you will see any changes there: {{address}}',
}
