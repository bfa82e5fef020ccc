import type { Translation } from '#i18n/translation.ts'

export const channels = {
  list: {
    title: 'Sales channels',
    text: 'Add the other sites that sell the $t(kinds.{{kind}}) here. Their calendars are read every few minutes: stays sold there appear here, nights sold here close there, and conflicts are listed on Today.',
    never: 'Not read yet.',
    give: 'The address to paste at this channel:',
    notPublished:
      'The address to paste at this channel appears here once the automatic checks publish our calendar.',
    events_one: '{{count, number}} entry read.',
    events_other: '{{count, number}} entries read.',
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
  findings: {
    new: '{{name}}: new, {{dates}}, {{nights}}.',
    changed:
      '{{name}}: the channel changed its dates, and they changed here, too: {{dates}}, {{nights}}.',
    gone: '{{name}}: no longer at the channel, so it was removed here, too: {{dates}}. The nights are free again.',
    conflict:
      '{{event}}: {{dates}} are taken there, and the nights are taken here, too: {{rivals}}. Nothing changes by itself.',
    double:
      '{{event}}: {{dates}} are taken there. The same nights here: {{rivals}}. If both are the same stay, leave it as it is; if they are two sales, cancel one.',
    missing:
      '{{name}}, {{dates}}: no longer in the calendar of {{channel}}. The nights stay booked; if it was cancelled there, cancel it here, too.',
    moved: '{{name}}: now {{dates}} in the calendar of {{channel}}. Nothing was changed here.',
    long: '{{event}}: {{dates}}, {{nights}}, closed in one go. This many nights are not closed without your consent.',
    unreadable:
      'An entry that cannot be read for certain: {{event}}. Look at the channel; if the nights were sold there, close them here.',
  },
  today: {
    soldTwice: 'The same nights may be sold twice',
    attention: 'Channels need attention',
    news: 'News from the channels',
    nameHint: 'Add the guests’ names and telephone numbers of new stays from the channel.',
    open: 'Open: {{guest}}',
    read: 'OK',
    cancel: 'Cancel it',
    leave: 'Leave it as it is',
    take: 'Take the new dates',
    seen: 'I have looked',
    keepFailed: 'Could not save: {{message}}',
    whatToDo:
      'Call one of the guests; cancel the stay at the channel, or change the dates of the stay here or cancel it.',
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
  },
  lastNight: 'The last day in the calendar is the last night',
  lastNightHint:
    'In most calendars the last day is the check-out day; tick this if stays come out a night short.',
} satisfies Translation['office']['channels']
