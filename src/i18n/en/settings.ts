import type { Translation } from '#i18n/translation.ts'

export const settings = {
  form: 'Settings',
  save: 'Save',
  saved: 'Settings saved.',
  kept: 'The settings are kept on this device and will be saved when you are online.',
  pending: 'Settings:',
  open: 'Open the settings',
  text: 'Bank account, telephone, due dates, cancellation terms, exchange rates and your own texts on the site.',
  titles: {
    private: 'Bank account',
    site: 'Hosts and terms',
    texts: 'Your texts on the site',
  },
  privateText:
    'The account that letters give to guests. Pages of guests who see what they pay name it too, and follow a change at once while a back office is open.',
  siteText: 'Shown on the site, on guests’ pages and in letters; changes show immediately.',
  textsText:
    'Where you leave a text empty, the built-in one is used. What you save shows on open pages within a minute.',
  accountUngiven_one:
    'The account did not reach {{count}} guest’s page; it is sent again at the next sign-in.',
  accountUngiven_other:
    'The account did not reach {{count}} guests’ pages; it is sent again at the next sign-in.',
  noIban:
    'Your bank account is missing: letters show a sample IBAN that is not valid. Enter yours.',
  language: 'Text in which language?',
  now: 'On the site now',
  rates: 'Exchange rates',
  ratesText:
    'Guests see approximate amounts beside the prices; they pay in Turkish lira. Empty ones are not shown.',
  fields: {
    accountHolder: 'Account holder',
    bankName: 'Bank',
    iban: 'IBAN',
    depositDays: 'Days to pay the deposit',
    cleaningKey: 'The cleaner’s link',
    hostNames: 'Names of the hosts',
    hostFamily: 'Surname',
    phone: 'Telephone for guests',
    answerHours: 'You reply within (hours)',
    balanceDays: 'Balance due, days before check-in',
    freeCancellationDays: 'Free cancellation until (days before check-in)',
    latePercent: 'Kept on a later cancellation (% of the total)',
    poundRate: 'Lira for 1 pound',
    euroRate: 'Lira for 1 euro',
    dollarRate: 'Lira for 1 dollar',
    ratesDay: 'Date of the rates',
    subtitle: 'Subtitle at the top of the page',
    about: 'About us (at the end of the page)',
    hosts: 'The hosts’ story',
    questions: 'Frequently asked questions',
    rules: 'House rules',
  },
  hints: {
    bankName: 'For transfers from abroad, add its BIC: Ziraat, TCZBTR2A.',
    hostNames: 'Separate them by commas.',
    answerHours: '',
    balanceDays: '0: on arrival, at the door.',
    freeCancellationDays: '',
    latePercent: 'Empty: only the deposit is kept.',
    subtitle: '',
    about: '',
    hosts: '',
    questions: 'A question on one line, its answer below, then an empty line.',
    rules: 'One rule per line; the first one gets the positive icon.',
  },
  history: {
    title: 'History of the settings',
    text: 'The last change of each part: old values on the left, new ones on the right.',
    empty: 'Nothing has changed yet.',
    none: 'empty',
    undo: 'Undo this change',
  },
  owners: {
    title: 'Owners',
    text: 'Who is an owner, and their e-mail addresses, is kept in the site’s Firebase account.',
    users:
      'A new owner: on the page “Users”, click “Add user” and enter an e-mail address and a password; copy the User UID that the list shows. Delete an owner who leaves here, too.',
    admins:
      'On the page “Data”, use the + beside admins to add a row: the User UID as its key, the e-mail address as its value. Delete the row of an owner who leaves.',
    open: { users: 'Open the users', admins: 'Open the database' },
    installer:
      'The address must also be in the setting VITE_ADMIN_EMAILS; after a change, deploy the site again (docs/deploying.md).',
  },
  letter: {
    sample:
      'Your bank account is still missing: the IBAN in this letter is a sample and not valid. The guest cannot pay into it.',
    write: 'Enter the bank account',
    openAnyway: 'Show it anyway',
  },
} satisfies Translation['office']['settings']
