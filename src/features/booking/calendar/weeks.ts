import type { Language } from '#i18n/index.ts'

/** How react-calendar is told the first day of the week: Monday in Türkiye, Sunday in en-US. */
export const CALENDAR_TYPES = { tr: 'iso8601', en: 'gregory' } as const satisfies Record<
  Language,
  string
>

/** The same day, counted from Sunday. */
export const WEEK_STARTS = { tr: 1, en: 0 } as const satisfies Record<Language, number>
