import { cleaningFields } from '#domain/cleaning/cleaning.ts'
import type { Field } from '#domain/field/field.ts'
import { LANGUAGE_CODE } from '#domain/field/textField.ts'
import { accountFields } from '#domain/guestPage/pageAccount.ts'
import { guestGuideFields } from '#domain/guide/guestGuide.ts'
import { guideFields } from '#domain/guide/guide.ts'
import { keyFields } from '#domain/settings/keys.ts'
import { abroadField, privateFields } from '#domain/settings/privateSettings.ts'
import { aboutField, siteFields } from '#domain/settings/siteSettings.ts'
import { isGroup, isNextChange, owner, signed, stayOf, untouched, versioned } from './conditions.ts'
import { fieldRules, recordRules, within } from './fields.ts'
import { all, any, areEqual, matches, type Rules } from './language.ts'

const changed = { check: [isNextChange], more: versioned }

const isMadeOnce = any('!data.exists()', untouched)

/** The account's secret, which guests' pages name, is never deleted; the cleaner's can be withdrawn. */
const isKept = any("!data.child('keys/account').exists()", "newData.child('keys/account').exists()")

/** A text by language. */
const languageTexts = ({ limits }: Field): Rules => ({
  '.validate': isGroup,
  $language: { '.validate': all(matches('$language', LANGUAGE_CODE), within(limits)) },
})

const abroad = languageTexts(abroadField)

/** The owners' settings, `/settings`: guests' pages show those of the site. */
export const settings: Rules = {
  '.validate': isGroup,
  '.write': all(owner, isKept),
  private: recordRules(privateFields, { ...changed, more: { ...versioned, abroad } }),
  site: {
    '.read': true,
    ...recordRules(siteFields, {
      ...changed,
      more: { ...versioned, about: languageTexts(aboutField) },
    }),
  },
  // Whether the request form is closed, which guests read.
  requestsClosed: { '.read': true, '.validate': 'newData.isBoolean()' },
  // Guests' pages name the account's secret, so it never changes.
  keys: fieldRules(keyFields, { and: { account: isMadeOnce } }),
  $other: { '.validate': false },
}

const texts: Rules = {
  '.validate': isGroup,
  $language: {
    '.validate': all(matches('$language', LANGUAGE_CODE), isGroup),
    ...fieldRules(guideFields),
  },
}

/** The owners' arrival guide, `/guide`: it contains the key's place and the network's password. */
export const guide: Rules = {
  '.write': `${owner} && newData.exists()`,
  ...recordRules(
    {},
    { check: [isNextChange], needs: signed.needs, more: { ...signed.more, ...versioned, texts } },
  ),
}

const isBooked = "child('guestPages/' + $key + '/status').val() === 'booked'"

/** Guarantee 8: the page's stay is confirmed, and the server's time is between the entry's two moments. */
const isOpen = all(
  `root.${isBooked}`,
  "data.child('opensAt').val() <= now",
  "now < data.child('closesAt').val()",
)

/** The guide on a guest's page, `/guestGuides/{key}`: the page shows when it opens, so that is readable before. */
export const guestGuides: Rules = {
  $key: {
    '.read': isOpen,
    '.write': all(owner, any('!newData.exists()', `newRoot.${isBooked}`)),
    ...recordRules(guestGuideFields, {
      and: { version: "newData.val() === newRoot.child('guide/version').val()" },
      permissions: { opensAt: { '.read': true } },
      needs: ['texts'],
      more: { texts },
    }),
  },
}

/** The owners' bank account, readable with its secret, `/accounts/{secret}`. */
export const accounts: Rules = {
  $secret: { '.read': true, '.write': owner, ...recordRules(accountFields, { more: { abroad } }) },
}

/** The cleaner's list, `/cleanings/{key}/{stay}`: readable with its key, and only the present one has stays. */
export const cleanings: Rules = {
  $key: {
    '.validate': isGroup,
    '.read': true,
    '.write': owner,
    $stay: recordRules(cleaningFields, {
      check: [
        "$key === newRoot.child('settings/keys/cleaning').val()",
        areEqual(['checkIn', 'checkOut'], stayOf('$stay')),
      ],
    }),
  },
}
