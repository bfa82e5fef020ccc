/** Marks that nobody sees: directions, joiners, soft hyphens and zero-width spaces. */
const UNSEEN = /[\u00ad\u061c\u180e\u200b-\u200f\u2027-\u202e\u2060-\u206f\ufeff]/g

/** A mail address without what came along when it was copied: `Ada <mailto:ada@example.com>`. */
export function cleanEmail(typed: string): string {
  const text = typed.replaceAll(UNSEEN, '').trim()
  const inside = /^[^<>@]*<([^<>]+)>$/.exec(text)?.[1] ?? text
  return inside
    .replace(/^[<("'[\s]+/, '')
    .replace(/^mailto:/i, '')
    .replace(/[>)"'\].,;:\s]+$/, '')
}

/** The first digit of each script in which telephones write numbers. */
const ZEROS = [0x0660, 0x06f0, 0xff10]

/** A telephone number in ASCII digits, without what came along when it was copied. */
export function cleanPhone(typed: string): string {
  return typed
    .replaceAll(UNSEEN, '')
    .replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, asciiDigit)
    .replaceAll('\uff0b', '+')
    .replace(/^\s*tel:/i, '')
    .trim()
}

function asciiDigit(digit: string): string {
  const code = digit.charCodeAt(0)
  const zero = ZEROS.find((each) => code >= each && code < each + 10)
  return zero === undefined ? digit : String(code - zero)
}
