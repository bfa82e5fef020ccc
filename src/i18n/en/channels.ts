import type { Translation } from '#i18n/translation.ts'

export const channels = {
  list: {
    title: 'Sales channels',
    text: 'Add the other sites that sell the $t(kinds.{{kind}}) here. Their calendars are read every few minutes: stays sold there appear here, nights sold here close there, and conflicts are listed on Today.',
    never: 'Not read yet.',
    give: 'The address to paste at this channel:',
    notPublished:
      'The address to paste at this channel appears here once the automatic checks publish our calendar.',
    nothing: 'The calendar is empty; nothing was deleted.',
    refused_one: '{{count}} entry could not be written.',
    refused_other: '{{count}} entries could not be written.',
    shrunken:
      'Most of the stays are missing from the calendar: none was deleted. Delete those that were really cancelled at the channel under Reservations.',
    deleteHint: 'Stays from this channel remain here; its calendar is no longer read.',
  },
  setup: {
    done: 'Set up, last read {{age}}.',
    missing:
      'Whoever set up the site has to turn on the automatic checks once; they read the calendars (docs/caretaker.md).',
  },
  how: 'How to connect a channel',
  steps: [
    'Open the page where the channel connects calendars.',
    'Copy the export address that the channel gives you, paste it below and add the channel.',
    'Copy the address shown under the channel you added, and paste it on the same page as the calendar to import.',
  ],
  menus: [
    'Airbnb: Calendar → Availability → Connect calendars',
    'Booking.com: Calendar & pricing → Sync calendars',
    'Vrbo: Calendar → Settings → Import & export',
  ],
  advanced: 'Advanced',
  today: {
    soldTwice: 'The same nights were sold twice',
    attention: 'Channels need attention',
    fromChannels: 'News from the channels',
    news: {
      new_one:
        '{{channel}} has sold a new stay: {{dates}}, {{count}} night. Add the guest’s name and telephone number from the channel.',
      new_other:
        '{{channel}} has sold a new stay: {{dates}}, {{count}} nights. Add the guest’s name and telephone number from the channel.',
      changed_one:
        '{{channel}} has changed the dates of this stay, and so has this list: {{dates}}, {{count}} night. Check the day of cleaning.',
      changed_other:
        '{{channel}} has changed the dates of this stay, and so has this list: {{dates}}, {{count}} nights. Check the day of cleaning.',
      gone_one:
        '{{channel}} has cancelled a stay, which was removed here, too: {{guest}}, {{dates}}, {{count}} night. The nights are free again.',
      gone_other:
        '{{channel}} has cancelled a stay, which was removed here, too: {{guest}}, {{dates}}, {{count}} nights. The nights are free again.',
    },
    read: 'OK',
    soldThere: '{{channel}}: {{dates}} were sold there.',
    hasHere: 'These nights belong to this stay here:',
    missing:
      'This stay is no longer in the calendar of {{channel}}. The nights stay booked; if it was cancelled there, cancel it here, too.',
    cancel: 'Cancel it',
    keep: 'Keep mine',
    take: 'Take the new dates',
    moved: 'In the calendar of {{channel}} this stay is now {{dates}}. Nothing was changed here.',
    asked_one: '{{channel}}: {{dates}}, {{count, number}} night, closed in one go.',
    asked_other: '{{channel}}: {{dates}}, {{count, number}} nights, closed in one go.',
    askedHint: 'This many nights are not closed without your consent.',
    decline: 'Leave the nights free',
    keepFailed: 'Could not save: {{message}}',
    whatToDo:
      'The channel’s stay is not added automatically, and no record changes. Call one of the guests; cancel the stay at the channel, or change the dates of the stay here or cancel it. This notice disappears after the next reading.',
  },
  fields: {
    name: 'Name of the channel',
    url: 'Calendar address (iCal)',
    lastNight: 'The last day is the last night',
    source: 'Selling site',
  },
  byAddress: 'By its address: {{source}}',
  sourceHint:
    'If the calendar comes through another site, choose the site that really sells the stays: it decides which days are a stay and which are only closed. Wrong entries are not deleted automatically; once you delete them, they do not come back.',
  pullProblems: {
    address: 'The address cannot be read, or does not begin with https.',
    unknownHost: 'There is no such site.',
    certificate: 'The site’s certificate is not valid.',
    unreachable: 'The site could not be reached.',
    slow: 'There was no answer within 30 seconds.',
    tooLarge: 'The calendar is larger than 5 MB; it was not read.',
    tooManyRedirects: 'The address redirects too many times.',
    notFound: 'There is no calendar at this address (404). Get the new one from the channel.',
    forbidden: 'The site does not permit it. Get the new address from the channel.',
    tooOften: 'The site reports too many requests; the next check tries again.',
    serverError: 'The site has an error; the next check tries again.',
    status: 'The site answered with something other than a calendar.',
    broken: 'The answer stopped halfway.',
    empty: 'The file is empty; nothing was deleted.',
    html: 'A web page came instead of a calendar. Get the address from the channel again.',
    notCalendar: 'The file is not an iCal calendar.',
    cutOff: 'The calendar is incomplete: its end is missing.',
    tooManyEvents: 'There are more than 3,000 entries in the calendar; it was not read.',
    tooComplicated: 'This calendar is too complicated to read; the stays from it were kept.',
  },
  lastNight: 'The last day in the calendar is the last night',
  lastNightHint:
    'In most calendars the last day is the check-out day; tick this if stays come out a night short.',
  states: {
    new: 'New',
    changed: 'Changed',
    gone: 'Deleted',
    asked: 'Awaiting confirmation',
    missing: 'Not in the calendar',
    conflict: 'Conflict',
    unreadable: 'Could not be read',
    same: 'Same',
    skipped: 'Skipped',
  },
} satisfies Translation['office']['channels']
