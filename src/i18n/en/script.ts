import type { Translation } from '#i18n/translation.ts'

export const script = {
  open: 'Set up with your Google account (free)',
  change: 'Setup at Google',
  intro:
    'A script in your Google account does the checks; no computer has to stay on. You set it up once, in about fifteen minutes.',
  steps: {
    account: {
      title: 'Create the script’s account',
      text: 'In the Firebase console, enter an e-mail address and a long password; do not use your own account. Then copy the User UID that the list shows.',
      go: 'Open the Firebase console',
    },
    admin: {
      title: 'Give it permission',
      text: 'In the database, use the + beside admins to add a row: the UID on the left, the account’s e-mail address on the right.',
      go: 'Open the database',
    },
    paste: {
      title: 'Paste the code',
      text: 'Open a new project, delete what is in the editor, paste the code and save.',
      go: 'Open Google Apps Script',
      copy: 'Copy the code',
    },
    properties: {
      title: 'Enter the account',
      text: 'At the end of the page behind the gear icon, add three rows: ACCOUNT (the account’s e-mail address), PASSWORD (its password), MAIL_TO (the addresses to write to, comma-separated; if empty, your Google account’s).',
    },
    deploy: {
      title: 'Deploy it',
      text: 'Choose the type “Web app”, execute as “Me”, access for “Anyone”. If Google calls the app unverified when it asks for permission, choose “Advanced”, then “Go to …”: the code is yours. Copy the Web app URL at the end and paste it into the field below these steps.',
    },
    run: {
      title: 'Start it',
      text: 'In the editor, choose setUp from the list at the top and click “Run”. The first e-mail arrives within a minute; if it does not, the log below shows what is missing.',
    },
  },
  where: 'What to look for',
  copied: 'The code is copied.',
  notCopied: 'The code could not be copied. {{message}}',
  notBuilt: 'The code is part of the published site; it is not here.',
  address: 'Address of the script (Web app URL)',
  save: 'Save the address',
  saved: 'Saved.',
  forget: 'Delete the address',
  give: 'The addresses of your calendar. Give each channel the address in its own row; it contains only dates.',
  forAll: 'For everyone else',
  copyAddress: 'Copy the address',
  test: 'Test',
  works_one: 'The address works: the calendar has {{count, number}} booked period.',
  works_other: 'The address works: the calendar has {{count, number}} booked periods.',
  empty: 'The address returned no calendar. Run setUp, and check that access is set to “Anyone”.',
  fails: 'The address could not be reached. Check that access is set to “Anyone”.',
} satisfies Translation['office']['script']
