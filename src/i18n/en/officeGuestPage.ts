import type { Translation } from '#i18n/translation.ts'

/** What owners read of a guest's own page. */
export const officeGuestPage: Translation['office']['guestPage'] = {
  open: 'Guest’s page',
  title: 'Guest’s page: {{guest}}',
  none: 'This guest has no page yet. With one they see their days, the way and the facts of the house under one link; it changes by itself when the dates do.',
  make: 'Make a page',
  text: 'Everybody who knows the link sees the days and the facts of the house; no name, phone, e-mail or note, and amounts only if you wish.',
  sums: 'Show the total and what was paid on the page',
  sumsLater:
    'Payments of this stay are not written down one by one yet; the amounts appear with the first one.',
  sumsOfChannel: 'This guest pays the channel, so the page shows no amounts.',
  never: 'This guest never had a page.',
  unopened: 'The page has not been opened yet.',
  opened: 'Somebody who knows the link last opened the page on {{moment}}.',
  see: 'See the page',
  renew: 'Renew the link…',
  renewText: 'The old link closes at once; you will have to send the new one to the guest.',
  renewSure: 'Renew',
  letterTitle: '{{villa}}: your page',
  letter:
    'Hello! Here is the page of your stay at {{villa}}; keep it, any change shows there: {{address}}',
}
