/** How the UIDs of this site and its kin begin; then what the stay is called at home, and each site that it has passed. */
const MARK = 'villa:'
const STEP = '>'

/**
 * The UID under which a stay is told to others. One that came from a site of the same kind keeps its own and has the way it
 * came added, so that whoever sold it knows it again: otherwise two sites would hand a stay to each other for ever.
 */
export function uidFor({ id, sourceUid = '' }: { id: string; sourceUid?: string }, site: string) {
  return [isKin(sourceUid) ? sourceUid : `${MARK}${id}`, site].join(STEP)
}

/** Whether a UID was given by this site or one of the same kind. */
export function isKin(uid: string): boolean {
  return uid.startsWith(MARK)
}

/** Whether an event comes from this site, or has passed it. */
export function hasPassed(uid: string, site: string): boolean {
  return isKin(uid) && uid.split(STEP).slice(1).includes(site)
}

/** What a UID of a site of the same kind is called at its home, whatever way it came; any other is its own name. */
export function originOf(uid: string): string {
  return isKin(uid) ? uid.split(STEP).slice(0, 2).join(STEP) : uid
}
