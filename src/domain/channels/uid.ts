/**
 * The prefix of UIDs of this site and related ones; followed by the stay's own id, and each site
 * that it has passed.
 */
const MARK = 'villa:'
const STEP = '>'

/**
 * The UID of an exported stay. A stay imported from another site with this software keeps that
 * site's UID with this site appended, so that the seller recognizes it and does not import it.
 */
export function uidFor({ id, sourceUid = '' }: { id: string; sourceUid?: string }, site: string) {
  return [isKin(sourceUid) ? sourceUid : `${MARK}${id}`, site].join(STEP)
}

/** Whether a UID is from this site or a related one. */
export function isKin(uid: string): boolean {
  return uid.startsWith(MARK)
}

/** Whether an event comes from this site, or has passed it. */
export function hasPassed(uid: string, site: string): boolean {
  return isKin(uid) && uid.split(STEP).slice(1).includes(site)
}

/** The part of a related site's UID that identifies the original stay; other UIDs unchanged. */
export function originOf(uid: string): string {
  return isKin(uid) ? uid.split(STEP).slice(0, 2).join(STEP) : uid
}
