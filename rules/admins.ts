import type { Rules } from './language.ts'

/**
 * Entered in the console: uid → e-mail. A user may read their own entry, to learn why everything
 * else is refused.
 */
export const admins: Rules = {
  $uid: { '.read': 'auth != null && auth.uid === $uid', '.write': false },
}
