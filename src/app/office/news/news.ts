import { CHANGE_VERBS } from '#domain/change.ts'
import type { Received } from '#domain/inbox.ts'
import type { SeenOf } from '#domain/office/changedSince.ts'
import { valueOf } from '#domain/record.ts'
import { formatDates } from '#features/office/stayText.ts'
import { authorOf, readNewestEntry } from '#db/newestEntry.ts'
import { currentLanguage, translate } from '#i18n/index.ts'
import { requestAddress, stayAddress } from '#features/office/addresses.ts'
import type { News } from './unseen.ts'

/** Up to this many changed stays are checked one by one; more are one notification. */
const FEW = 3

/** The notification of a new request. */
export function newsOfRequest({ id, guest, stay }: Received): News {
  return {
    key: `request.${id}`,
    text: () =>
      translate('office.news.request', { guest, dates: formatDates(stay, currentLanguage()) }),
    notice: () =>
      translate('office.news.requestNotice', { dates: formatDates(stay, currentLanguage()) }),
    label: () => translate('office.news.open'),
    address: requestAddress(id),
  }
}

/**
 * The notification of a request that the other owner answered; an accepted one links to its stay.
 */
export async function newsOfAnswer({ id, guest, status }: Received, own: string) {
  const entry = status === 'accepted' ? null : await readNewestEntry(id)
  const by = authorOf(entry?.value)
  if (!entry || by === '' || by === own) return null
  return {
    key: `answer.${entry.key}`,
    text: () => translate('office.news.answer', { by, guest }),
    notice: () => translate('office.news.answerNotice'),
    label: () => translate('office.news.open'),
    address: requestAddress(id),
  } satisfies News
}

/**
 * The stays that changed since a moment of the database's clock: before and after by id, and the
 * guests' names.
 */
export type ChangedStays = {
  ids: readonly string[]
  stood: SeenOf<number>
  standing: SeenOf<number>
  named: ReadonlyMap<string, string>
  since: number
}

/** The notification of stays that the other owner changed; `null` when this owner changed them. */
export async function newsOfStays(
  { ids: changed, stood, standing, named, since }: ChangedStays,
  own: string,
): Promise<News | null> {
  const theirs: { id: string; key: string; by: string }[] = []
  for (const id of changed.slice(0, FEW)) {
    const entry = await readNewestEntry(id)
    const by = authorOf(entry?.value)
    const verb = CHANGE_VERBS.find((each) => each === valueOf(entry?.value, 'verb'))
    // An optimistic change that was refused leads to an older log entry.
    const isNew = Number(valueOf(entry?.value, 'at')) > since
    if (!entry || !isNew || !verb || by === '' || by === own || SILENT.has(verb)) continue
    theirs.push({ id, key: entry.key, by })
  }
  const [first] = theirs
  if (!first) return null
  const { id, key, by } = first
  // A large group is not checked further; in a small one this owner's own changes are left out.
  const count = changed.length > FEW ? changed.length : theirs.length
  const isOne = count === 1
  const still = standing.has(id) ? 'stay' : 'gone'
  const what = stood.has(id) ? still : 'added'
  return {
    key: `stay.${key}`,
    text: () =>
      isOne
        ? translate(`office.news.${what}`, { by, guest: named.get(id) ?? '' })
        : translate('office.news.stays', { by, count }),
    notice: () => translate('office.news.stayNotice'),
    label: () => translate('office.news.open'),
    address: stayAddress(isOne && standing.has(id) ? id : null),
  }
}

/** Changes that the site makes by itself are no news. */
const SILENT = new Set<string>(['convert', 'purge'])
