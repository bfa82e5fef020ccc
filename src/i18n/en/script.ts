import type { Translation } from '#i18n/translation.ts'

export const script = {
  open: 'Set up with your Google account (free)',
  change: 'Setup at Google',
  intro:
    'A script (a short program that Google runs for you) in your Google account runs the checks; no computer has to stay on. You set it up once, in about fifteen minutes; a computer is more convenient than a phone. In the pictures, what you click or type is outlined. The script keeps no backups; you make them with “Make a backup”.',
  steps: {
    account: {
      title: 'Create the script’s account',
      text: 'Firebase is where your site keeps its data. If somebody else set up the site, ask them to do steps 1 and 2, or to invite you to the Firebase project. Click “Add user” and enter an e-mail address and a long password. The address need not exist, and it must not be your own. Keep the password for step 4; this account can see everything in the office. Firebase gives the account an id of 28 characters: the User UID, the last column of the list. Copy it with the icon beside it; the next step needs it.',
      go: 'Open the Firebase console',
    },
    admin: {
      title: 'Give it permission',
      text: 'In the database, use the + beside admins to add a row: the User UID as its key, the account’s e-mail address as its value.',
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
      text: 'Click the gear on the left (Project Settings). At the end of the page, click “Add script property” for each of these rows, then “Save script properties”:',
    },
    deploy: {
      title: 'Deploy it',
      text: 'At the top right, click “Deploy”, then “New deployment”. Click the gear and choose the type “Web app”; execute as “Me”, access for “Anyone”. Click “Deploy”, then “Authorize access”, and choose your account. Google warns that the app is “unverified” or “unsafe”, because you publish the code and not a company: click “Advanced”, “Go to …”, then “Allow”. Copy the Web app URL at the end; step 7 needs it.',
    },
    address: {
      title: 'Enter the address here',
      text: 'The Web app URL from step 5. To find it again: Deploy, “Manage deployments”. It is tested before it is saved.',
    },
    run: {
      title: 'Start it',
      text: 'In the editor, choose setUp from the list at the top and click “Run”. The first e-mail arrives within a minute; if it does not, the log below shows what is missing.',
    },
  },
  picture: 'The screen that Google shows',
  copied: 'The code is copied.',
  notCopied: 'The code could not be copied. {{message}}',
  notBuilt:
    'The code is not at this address; it is copied from the published site. For this step, open the office there.',
  address: 'Address of the script (Web app URL)',
  save: 'Save the address',
  forget: 'Delete the address',
  give: 'The addresses of your calendar. Give each channel the address in its own row; it contains only dates. A channel’s row appears here when you add it in the card “Sales channels”.',
  forAll: 'For sites that you have not added as a channel',
  copyAddress: 'Copy the address',
  test: 'Test',
  worksEmpty: 'The address works: the calendar has no booked days.',
  works_one: 'The address works: the calendar has {{count, number}} booked period.',
  works_other: 'The address works: the calendar has {{count, number}} booked periods.',
  empty: 'The address answered, but there is no calendar yet: run setUp first.',
  fails:
    'The address returned no calendar. Make sure that you copied all of it and chose “Anyone” under “Who has access”.',
  other: 'Another script is at this address. Copy the address at the end of “New deployment”.',
  offline: 'There is no internet connection; the address was not tested.',
  testing: 'Testing…',
  notSaved: 'The address was not saved.',
  saveAnyway: 'Save anyway',
  loading: 'Preparing the code…',
  properties: {
    ACCOUNT: 'The e-mail address of the account from step 1',
    PASSWORD: 'That account’s password',
    MAIL_TO:
      'The addresses for notifications, separated by commas. With the address you use in the office, your choices above apply. Without this row, notifications go to your Google account.',
  },
  copyName: 'Copy the name',
  nameCopied: 'Copied',
} satisfies Translation['office']['script']
