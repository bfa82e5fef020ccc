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
  noMail: 'No e-mails are sent: no mail server is set (CARETAKER_SMTP_URL).',
  copied: 'Last backup {{age}}: {{day}}, {{size, number}} kB.',
  sealed: 'Only your key opens it.',
  kept_one: 'There is {{count}} backup in the folder.',
  kept_other: 'There are {{count}} backups in the folder.',
  noCopies: 'No backups are kept: no folder is set (CARETAKER_BACKUP_DIR).',
  alarms: {
    title: 'Background checks need attention',
    silent:
      'There has been no background check for more than three hours; the last one was {{age}} ({{moment}}). Since then no channels were read and no e-mails sent. Check the computer that runs them: is it on and online?',
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
    how: 'They run free of charge on a small computer that stays on at home, on a server, or on GitHub. The project’s docs/caretaker.md explains the setup step by step; show it to the person who set up the site.',
    close: 'Understood, do not show this again',
  },
} satisfies Translation['office']['watch']
