import type { Translation } from '#i18n/translation.ts'

/** What owners read of the arrival guide where they write it. */
export const officeGuide: Translation['office']['guide'] = {
  text: 'The way, the key, Wi-Fi and what to know about the house. It opens on a guest’s page two days before check-in and closes at the hour of check-out; nobody else can read it.',
  open: 'Write the guide',
  none: 'Not written yet.',
  mine_zero:
    'No guest to come has a page yet; pages are opened one by one, with “Guest’s page” at each stay. Last written by {{by}}',
  mine_one: 'Goes to {{count}} guest to come who has a page; last written by {{by}}',
  mine_other: 'Goes to {{count}} guests to come who have a page; last written by {{by}}',
  field: '{{part}}, {{language}}',
  photo: '{{part}}, photograph',
  noPhoto: 'No photograph',
  save: 'Save the guide',
  saving: 'Saving…',
  waits: 'There is no line; the guide is saved once it is back. Keep this tab open until then.',
  saved: 'The guide is saved; it is on its way to guests’ pages.',
  putBack: 'The guide of the backup is another than now; put back, it goes to guests’ pages, too.',
  failed: 'The guide could not be saved. {{message}}',
  changed: 'The guide has changed while you were writing. What you typed is still here.',
  ungiven_one:
    'The arrival guide did not reach {{count}} guest’s page; the next sign-in tries again.',
  ungiven_other:
    'The arrival guide did not reach {{count}} guests’ pages; the next sign-in tries again.',
}
