import type { Translation } from '#i18n/translation.ts'

export const settings = {
  edit: 'Edit',
  save: 'Save',
  saveTerms: 'Save payment and cancellation terms',
  saved: 'Settings saved.',
  titles: {
    private: 'Bank account',
    site: '$t(office.settings.hosts, {"count": {{hosts.length}}}) and hours',
    terms: 'Payment and cancellation',
  },
  privateText:
    'This account is shown in messages and on the guest pages that show payments; a change appears on those pages at once.',
  siteText:
    'These are shown on the site, on guest pages and in messages; changes show immediately.',
  noAccount:
    'Your bank account is missing: messages and guest pages show no account and ask for no payment.',
  keepTerms_one: 'Applies to new bookings; {{count}} booked stay keeps its terms.',
  keepTerms_other: 'Applies to new bookings; {{count}} booked stays keep their terms.',
  abroad: 'Note on transfers from abroad ({{language}})',
  about: 'A paragraph about you ({{language}})',
  hosts_one: 'Host',
  hosts_other: 'Hosts',
  hostNames_one: 'Name of the host',
  hostNames_other: 'Names of the hosts',
  fields: {
    accountHolder: 'Account holder',
    bankName: 'Bank',
    accountNumber: '$t(guestPage.accountNumber, {"context": "{{account}}"})',
    bic: 'BIC (SWIFT)',
    depositDays: 'Weekdays to pay the deposit',
    hosts: '$t(office.settings.hostNames, {"count": {{hosts.length}}})',
    checkInFrom: 'Check-in time',
    checkInUntil: 'Latest arrival',
    checkOutBy: 'Check-out time',
    phone: 'Phone number for guests',
    phoneLink: 'Another page with this number',
    callFirst: '“Call us before you pay”',
    permitName: 'Name on the permit',
    permitAddress: 'Address on the permit',
    answerHours: 'You reply within (hours)',
    balanceDays: 'Remainder due (days before check-in)',
    freeCancellationDays: 'Free cancellation until (days before check-in)',
    latePercent: 'Kept on a later cancellation (% of the total)',
    damageDeposit: 'Damage deposit ({{moneySign}})',
  },
  callFirst: {
    abroad: 'for a first payment from abroad',
    always: 'in every letter with the account',
    never: 'only after a changed account',
  },
  hints: {
    callFirst:
      'After a change of the account it is always in the letters to guests who may know the former one.',
    bic: 'Your bank’s international code (SWIFT), which guests need to pay from abroad. For example: TCZBTR2A.',
    abroad: 'Who bears the fees? Empty: no note.',
    phoneLink: 'Another page with your number: your entry on a map, or a social profile.',
    permitName: 'The name that the public permit query shows; guests compare it before they pay.',
    permitAddress: 'The address that the public permit query shows.',
    hosts:
      'One name on each line, just as you want it written: a first name, a whole name or a company.',
    about: 'Empty: the site keeps its present text.',
    checkInUntil: 'Empty: no limit.',
    depositDays: '',
    balanceDays: '0: on arrival, at the door.',
    freeCancellationDays: '',
    latePercent: 'Empty: only the deposit is kept.',
    damageDeposit:
      'Empty: none. Not part of the total; taken on arrival and returned on departure.',
  },
  accountDoubts: {
    title: 'Is this account right?',
    holder:
      'The site does not name the account holder as a host: {{hosts}}. Guests compare the two.',
    bic: 'The account has changed, and the BIC is still the old one. Is it the new bank’s?',
    changed:
      'The account changes. Guest pages show the new account, the day of the change and the last four characters of the former one.',
  },
  former: {
    title: 'Guests who still have to pay and have the former account in a message:',
    none: 'No guest who still has to pay has the former account in a message.',
  },
  letter: {
    noAccount:
      'Your bank account is still missing: this message asks for no payment and shows no account.',
    write: 'Enter the bank account',
  },
} satisfies Translation['office']['settings']

export const caretaker = {
  title: 'Automatic checks',
  text: 'These run every few minutes: they read the channels’ calendars and e-mail you about new requests and anything that needs attention, and each morning the day’s list. They never write to guests.',
  problems: {
    unreachable: 'The mail server cannot be reached.',
    slow: 'The mail server does not answer.',
    later: 'The mail server asks to try again later.',
    certificate: 'The mail server’s certificate is not valid.',
    unencrypted: 'The mail server offers no encryption.',
    password: 'The mail server rejects the user name or the password.',
    sender: 'The mail server rejects the sender’s address.',
    address: 'The mail server rejects this recipient address.',
    refused: 'The mail server rejects the message.',
  },
} satisfies Translation['office']['caretaker']

export const watch = {
  looked: 'Last automatic check: {{age}}.',
  noChannels: 'There are no channels to read.',
  channels_one: '{{count}} channel read.',
  channels_other: '{{count}} channels read.',
  needed_one: '{{count}} channel needs attention; see Today.',
  needed_other: '{{count}} channels need attention; see Today.',
  mails_one: '{{count}} e-mail sent.',
  mails_other: '{{count}} e-mails sent.',
  noMail: 'No e-mails are sent: no mail server is set.',
  copied: 'Last backup {{age}}: {{day}}, {{size, number}} kB.',
  sealed: 'Only your key opens it.',
  kept_one: 'There is {{count}} backup in the folder.',
  kept_other: 'There are {{count}} backups in the folder.',
  noBackups: 'No backups are kept: no folder is set.',
  alarms: {
    title: 'Automatic checks need attention',
    silent:
      'There has been no automatic check for more than three hours; the last one was {{age}} ({{moment}}). Since then no channels were read and no e-mails sent. Is the computer that runs them on and online?',
    unsent: 'E-mails to {{to}} cannot be sent (since {{moment}}).',
    noCalendar:
      'The calendars for the channels cannot be written (since {{moment}}), so that the channels may sell booked nights: {{why}}',
    noBackup: 'No backup can be made (since {{moment}}): {{why}}',
    oldBackup: 'The last backup was made {{age}}. There is no newer one.',
    disk: {
      missing: 'the folder is not there. Is its disk plugged in?',
      denied: 'there is no permission to write to the folder.',
      readOnly: 'the disk is read-only.',
      full: 'the disk is full.',
      disk: 'the disk reports an error.',
    },
  },
  never: 'They have not run yet.',
} satisfies Translation['office']['watch']
