import type { Translation } from '#i18n/translation.ts'

export const watch = {
  looked: 'The caretaker looked {{age}}.',
  noChannels: 'There are no channels for it to read.',
  channels_one: 'It read {{count}} channel.',
  channels_other: 'It read {{count}} channels.',
  needed_one: '{{count}} channel needs you; Today says which.',
  needed_other: '{{count}} channels need you; Today says which.',
  mails_one: 'It wrote {{count}} e-mail.',
  mails_other: 'It wrote {{count}} e-mails.',
  noMail: 'It cannot write e-mails: it was given no mail server (CARETAKER_SMTP_URL).',
  copied: 'It took its last copy {{age}}: {{day}}, {{size, number}} kB.',
  sealed: 'Only your key opens it.',
  kept_one: 'There is {{count}} copy in its folder.',
  kept_other: 'There are {{count}} copies in its folder.',
  noCopies: 'It keeps no copies: it was given no folder (CARETAKER_BACKUP_DIR).',
  alarms: {
    title: 'The caretaker needs you',
    silent:
      'Nothing has been heard of the caretaker for more than three hours; it last looked {{age}} ({{moment}}). Since then no channel was read and nothing was written to you. Look at the computer it runs on: is it switched on, and on the internet?',
    unsent: 'It cannot write to {{to}} (since {{moment}}).',
    noCopy: 'It cannot keep a copy (since {{moment}}): {{why}}',
    oldCopy: 'It took its last copy {{age}}. There is no newer one.',
    unfit: 'The last copy cannot be put back on the Tools page: {{why}}',
    disk: {
      missing: 'the folder is not there. Is its disk plugged in?',
      denied: 'it may not write into the folder.',
      readOnly: 'the disk can only be read.',
      full: 'the disk is full.',
      disk: 'the disk reports a fault.',
    },
    unfitFor: {
      tooLarge: 'it is larger than 8 MB. Delete old requests.',
      tooMany: 'it holds more than 20,000 records. Delete old requests.',
      unreadable: 'some of what is stored cannot be read.',
    },
  },
  offer: {
    title: 'Somebody who looks while you do not',
    text: 'A caretaker looks every few minutes. It writes to you of a new request within minutes, reads the channels’ calendars, sends the day’s list each morning and keeps a copy each day. Now nobody looks.',
    how: 'It runs free of charge on a small computer that stays on at home, on a server, or on GitHub. The project’s docs/caretaker.md goes through it step by step; show it to whoever set up the site.',
    close: 'Understood, do not show this again',
  },
} satisfies Translation['office']['watch']
