// oxlint-disable no-control-regex, no-misleading-character-class -- these are the ones to be found
/** Marks that nobody sees: directions, joiners, soft hyphens and zero-width spaces. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u2027-\u202e\u2060-\u206f\ufeff]/g
/** Control characters, including line separators and directional ones. */
export const CONTROL = /[\u0000-\u001f\u007f-\u009f\u2027-\u202e\u2066-\u2069]/g
/** The same without tab and line break. */
export const CONTROL_IN_LINES =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2027-\u202e\u2066-\u2069]/g
/** A visible character: neither space, filler, joiner nor zero-width mark. */
const VISIBLE =
  /[^\u0000-\u0020\u007f-\u00a0\u00ad\u034f\u061c\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u206f\u2800\u3000\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb]/
// oxlint-enable no-control-regex, no-misleading-character-class

/** Removes the marks that nobody sees, and spaces around the text. */
export function withoutUnseen(text: string): string {
  return text.replaceAll(UNSEEN, '').trim()
}

/** The first visible character; empty without one. */
export function firstVisible(text: string): string {
  return VISIBLE.exec(text)?.[0] ?? ''
}

/** Whether a reader sees anything of a text. */
export function isVisible(text: string): boolean {
  return VISIBLE.test(text)
}
