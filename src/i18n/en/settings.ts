import type { Translation } from '#i18n/translation.ts'

export const settings = {
  form: 'Settings',
  edit: 'Change',
  save: 'Save',
  saved: 'Settings saved.',
  kept: 'The settings are kept on this device and will be saved when you are online.',
  pending: 'Settings:',
  titles: {
    private: 'Bank account',
    site: 'Hosts and terms',
  },
  privateText:
    'The account in messages and on the pages of guests who see what they pay; the pages follow a change at once.',
  siteText: 'Shown on the site, on guests’ pages and in letters; changes show immediately.',
  noIban:
    'Your bank account is missing: letters show a sample IBAN that is not valid. Enter yours.',
  fields: {
    accountHolder: 'Account holder',
    bankName: 'Bank',
    iban: 'IBAN',
    depositDays: 'Days to pay the deposit',
    hostNames: 'Names of the hosts',
    hostFamily: 'Surname',
    phone: 'Telephone for guests',
    answerHours: 'You reply within (hours)',
    balanceDays: 'Balance due, days before check-in',
    freeCancellationDays: 'Free cancellation until (days before check-in)',
    latePercent: 'Kept on a later cancellation (% of the total)',
  },
  hints: {
    bankName: 'For transfers from abroad, add its BIC: Ziraat, TCZBTR2A.',
    hostNames: 'Separate them by commas.',
    answerHours: '',
    balanceDays: '0: on arrival, at the door.',
    freeCancellationDays: '',
    latePercent: 'Empty: only the deposit is kept.',
  },
  letter: {
    sample:
      'Your bank account is still missing: the IBAN in this letter is a sample and not valid. The guest cannot pay into it.',
    write: 'Enter the bank account',
    openAnyway: 'Show it anyway',
  },
} satisfies Translation['office']['settings']

export const caretaker = {
  title: 'Background checks',
  text: 'These run every few minutes: they read the channels’ calendars and e-mail you about anything that needs attention. They never write to guests.',
  choices: 'E-mail {{address}} about:',
  kinds: {
    request: 'A new request or a guest’s answer',
    conflict: 'A conflict with a channel: the same nights sold twice',
    silence: 'A channel that has been unreadable for six hours',
    copy: 'A backup that has failed for six hours or cannot be restored',
    unreadable: 'A record that cannot be read',
    morning: 'The day’s list, each morning at 8',
  },
  language: 'Language of the e-mails',
  troubled_one: 'Tried once since {{since}}; the next try is at {{next}}.',
  troubled_other: 'Tried {{count}} times since {{since}}; the next try is at {{next}}.',
  problems: {
    unreachable: 'The mail server cannot be reached.',
    slow: 'The mail server does not answer.',
    certificate: 'The mail server’s certificate is not valid.',
    unencrypted: 'The mail server offers no encryption.',
    password: 'The mail server rejects the user name or the password.',
    sender: 'The mail server rejects the sender’s address.',
    address: 'The mail server rejects this recipient address.',
    refused: 'The mail server rejects the message.',
    quota: 'The Google account has reached its daily e-mail limit.',
  },
} satisfies Translation['office']['caretaker']

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

export const watch = {
  looked: 'Last background check: {{age}}.',
  noChannels: 'There are no channels to read.',
  channels_one: '{{count}} channel read.',
  channels_other: '{{count}} channels read.',
  needed_one: '{{count}} channel needs attention; see Today.',
  needed_other: '{{count}} channels need attention; see Today.',
  mails_one: '{{count}} e-mail sent.',
  mails_other: '{{count}} e-mails sent.',
  limits: {
    fetches:
      'Google’s daily limit for reading calendars is almost reached; then the checks stop until tomorrow.',
    minutes:
      'Google’s daily limit for running time is almost reached; then the checks stop until tomorrow.',
    mails: 'The Google account’s e-mails for today are nearly used up; the rest are sent tomorrow.',
  },
  noMail: 'No e-mails are sent: no mail server is set.',
  copied: 'Last backup {{age}}: {{day}}, {{size, number}} kB.',
  sealed: 'Only your key opens it.',
  kept_one: 'There is {{count}} backup in the folder.',
  kept_other: 'There are {{count}} backups in the folder.',
  noCopies: 'No backups are kept: no folder is set.',
  noCopiesThere: 'The script at Google keeps no backups; use “Download backup” under Tools.',
  alarms: {
    title: 'Background checks need attention',
    silent:
      'There has been no background check for more than three hours; the last one was {{age}} ({{moment}}). Since then no channels were read and no e-mails sent. Is the setup at Google still in place, or the computer that runs the checks on and online?',
    unsent: 'E-mails to {{to}} fail (since {{moment}}).',
    noCopy: 'Backups fail (since {{moment}}): {{why}}',
    oldCopy: 'The last backup was made {{age}}. There is no newer one.',
    unfit: 'The last backup cannot be restored: {{why}}',
    disk: {
      missing: 'the folder is not there. Is its disk plugged in?',
      denied: 'there is no permission to write to the folder.',
      readOnly: 'the disk is read-only.',
      full: 'the disk is full.',
      disk: 'the disk reports an error.',
    },
    unfitFor: {
      unreadable: 'some of what is stored cannot be read.',
    },
  },
  offer: {
    title: 'Background checks are off',
    text: 'When they are on, they run every few minutes: they e-mail you about a new request within minutes, read the channels’ calendars, send the day’s list each morning and keep a backup each day.',
    how: 'They run free of charge in your Google account: the card “Background checks” in the group Channels on the Tools page shows the setup step by step.',
    close: 'Understood, do not show this again',
  },
  never:
    'They have not run yet. The steps below set them up in your Google account, free of charge.',
  saved:
    'The address is saved, but the first check has not run yet: start it with step 6 under “Setup at Google”.',
  installer: {
    title: 'For whoever set up the site',
    text: 'The checks also run on a computer that stays on at home, on a server or on GitHub, and then keep a daily backup: docs/caretaker.md. The mail server is set in CARETAKER_SMTP_URL, the sender in CARETAKER_MAIL_FROM, the backup folder in CARETAKER_BACKUP_DIR.',
  },
} satisfies Translation['office']['watch']
