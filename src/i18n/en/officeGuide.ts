import type { Translation } from '#i18n/translation.ts'

/** What owners read of the arrival guide where they write it. */
export const officeGuide: Translation['office']['guide'] = {
  text: 'Directions, the key, Wi-Fi and what to know about the house. It opens on a guest’s page two days before check-in and closes at check-out time; nobody else can read it.',
  open: 'Write the guide',
  none: 'Not written yet.',
  mine_zero:
    'No upcoming guest has a page yet; create pages one by one with “Guest’s page” at each stay. Last edited by {{by}}',
  mine_one: 'Goes to {{count}} upcoming guest with a page; last edited by {{by}}',
  mine_other: 'Goes to {{count}} upcoming guests with a page; last edited by {{by}}',
  field: '{{part}}, {{language}}',
  photo: '{{part}}, photo',
  noPhoto: 'No photo',
  save: 'Save the guide',
  saving: 'Saving…',
  saved: 'The guide is saved and is being sent to guests’ pages.',
  putBack:
    'The guide in the backup differs from the current one; if restored, it goes to guests’ pages, too.',
  failed: 'The guide could not be saved. {{message}}',
  ungiven_one:
    'The arrival guide did not reach {{count}} guest’s page; it is sent again at the next sign-in.',
  ungiven_other:
    'The arrival guide did not reach {{count}} guests’ pages; it is sent again at the next sign-in.',
}
