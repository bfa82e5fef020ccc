import type { Rules } from './language.ts'

/** The owners, `/admins/{uid}`: e-mail addresses entered in the console. A user may read their own entry. */
export const admins: Rules = {
  $uid: { '.read': 'auth != null && auth.uid === $uid', '.write': false },
}
