import type { Translation } from '#i18n/translation.ts'

/** How a person is taken out of what is stored, in an owner's words. */
export const person: Translation['office']['person'] = {
  removed: 'Removed person',
  remove: 'Remove personal data',
  question: 'Remove the personal data?',
  goes: 'Deleted: the name {{guest}}, e-mail, phone, message and notes, from the request and its stay, if any; a review, too, even a published one.',
  stays: 'Kept: dates, amounts, the number of guests, and which owner did what and when.',
  final: 'This cannot be undone. Unsaved text for this record is deleted, too.',
  confirm: 'Yes, remove the personal data',
  failed: 'The personal data could not be removed: {{message}}',
  done: 'The personal data has been removed; dates and amounts are kept.',
}
