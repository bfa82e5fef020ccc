import type { Translation } from '#i18n/translation.ts'

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
    unfit: 'The last backup cannot be restored on the Tools page: {{why}}',
    disk: {
      missing: 'the folder is not there. Is its disk plugged in?',
      denied: 'there is no permission to write to the folder.',
      readOnly: 'the disk is read-only.',
      full: 'the disk is full.',
      disk: 'the disk reports an error.',
    },
    unfitFor: {
      tooLarge: 'it is larger than 8 MB. Delete old requests.',
      tooMany: 'it holds more than 20,000 records. Delete old requests.',
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
