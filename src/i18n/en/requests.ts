import type { Translation } from '#i18n/translation.ts'

export const requests = {
  title: 'Requests',
  empty: 'No requests yet.',
  sent: 'Sent: {{time}}',
  twice: 'sent twice',
  often: 'sent {{times, number}} times',
  older: 'Show older requests',
  select: 'Select: {{guest}}',
  selected_one: '{{count}} request selected',
  selected_other: '{{count}} requests selected',
  selectAll: 'Select all shown',
  selectNone: 'Select none',
  deleteSelected: 'Delete the selected',
  deleteAll: 'Delete all of them',
  people: {
    adults_one: '{{count}} adult',
    adults_other: '{{count}} adults',
    children_one: '{{count}} child',
    children_other: '{{count}} children',
    infants_one: '{{count}} infant',
    infants_other: '{{count}} infants',
  },
  late: {
    text: 'The requests below have a date in the future; the site’s form never sends such requests.',
    toDelete: 'All requests with a date in the future will be deleted. This cannot be undone.',
  },
  flood:
    'More than 50 requests arrived within an hour after {{time}}; real guests cannot have sent so many. “Delete in bulk…” finds the unanswered ones of that period; if one is from a real guest, answer it first.',
  due: {
    text_one:
      '{{count}} request is more than a year old and did not become a stay. Our privacy page says that we delete it.',
    text_other:
      '{{count}} requests are more than a year old and did not become a stay. Our privacy page says that we delete them.',
    many: 'More than {{count}} requests are over a year old and did not become a stay. Our privacy page says that we delete them.',
    later: 'Ask next month',
  },
  unreadable_one: '{{count}} request cannot be read.',
  unreadable_other: '{{count}} requests cannot be read.',
  period: {
    open: 'Delete in bulk…',
    text: 'Finds the requests of a period that you have not answered, and shows how many there are before deleting them.',
    from: 'From',
    to: 'Until',
    placeholder: 'dd.mm.yyyy hh:mm',
    find: 'Find',
    none: 'No unanswered request was sent in this period.',
    wrong: 'Enter both times, the first before the second.',
  },
  oneToDelete: 'The request from {{guest}} will be deleted. This cannot be undone.',
  toDelete_one: '{{count}} request will be deleted. This cannot be undone.',
  toDelete_other: '{{count, number}} requests will be deleted. This cannot be undone.',
  progress: '{{removed, number}} of {{count, number}} deleted',
  deleted_one: 'The request has been deleted.',
  deleted_other: '{{count, number}} requests have been deleted.',
} satisfies Translation['admin']['requests']
