import { describe, expect, test } from 'vitest'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { fromJson } from '#rtdb-emulator/rtdb/value.ts'
import { compileExpression } from './expression.ts'
import { childSnapshot, type Scope, type Snapshot } from './snapshot.ts'

const before = {
  text: 'bar',
  count: 3,
  yes: true,
  people: { bob: 'custom:bob' },
}
const site = { place: ['colours', '$colour'], kind: '.write' } as const
const bob = {
  uid: 'custom:bob',
  token: {
    email: 'bob@example.com',
    level: 1,
    admin: true,
    firebase: { sign_in_provider: 'password' },
  },
}

function scope(auth: Json): Scope {
  const root: Snapshot = { value: fromJson(before), parent: null }
  const after: Snapshot = {
    value: fromJson({ ...before, colours: { blue: 'sea' } }),
    parent: null,
  }
  return {
    auth,
    now: 1000,
    root,
    data: childSnapshot(childSnapshot(root, 'colours'), 'blue'),
    newData: childSnapshot(childSnapshot(after, 'colours'), 'blue'),
    path: ['colours', 'blue'],
  }
}

function evaluate(source: string, auth: Json = bob): boolean {
  return compileExpression(source, site)(scope(auth))
}

test.each([
  '1 < 2 && 2 <= 2 && 3 > 2 && 3 >= 3',
  "'a' < 'b' && '10' < '9'",
  '1 + 1 === 2 && 5 - 3 == 2 && 2 * 3 == 6 && 7 / 2 == 3.5 && 7 % 2 == 1 && -1 < 0',
  "'a' + 'b' === 'ab' && 'a' + 1 == 'a1' && 1 + 'a' == '1a'",
  "1 != '1' && !(1 == '1') && null == null && 1 !== 2",
  "root.child('count').val() > 5 ? false : true",
  'now === 1000',
  'auth != null && auth.uid === "custom:bob"',
  "auth.token.email.endsWith('@example.com') && auth['token']['admin'] === true",
  "auth.token.firebase.sign_in_provider === 'password'",
  'auth.token[$colour] == null',
  '!data.exists() && newData.exists() && data.val() == null',
  "newData.val() === 'sea' && newData.isString() && !newData.isNumber() && !newData.isBoolean()",
  "root.child('count').isNumber() && root.child('yes').isBoolean()",
  "root.child('people/bob').val() === auth.uid && root.child('people').child('bob').exists()",
  "root.hasChild('people/bob') && !root.hasChild('people/eve')",
  "root.hasChildren() && !root.child('text').hasChildren()",
  "root.hasChildren(['text', 'count']) && !root.hasChildren(['text', 'none'])",
  "newData.parent().parent().child('text').val() === 'bar'",
  "!data.parent().exists() && newData.parent().hasChild('blue')",
  'root.getPriority() === null',
  "root.child('people').val() == null ? false : true",
  "'foo'.length === 3 && root.child('text').val().length === 3 && newData.val()['length'] === 3",
  "'foo'.contains('o') && 'foo'.beginsWith('f') && 'foo'.endsWith('oo')",
  "'a.b.c'.replace('.', '$&') === 'a$&b$&c'",
  "'ABC'.toLowerCase() === 'abc' && 'abc'.toUpperCase() === 'ABC'",
  "'foo'.matches(/^f/) && 'FOO'.matches(/^foo$/i) && !'foo'.matches(/^o/)",
  "'a/b{1}'.matches(/^a\\/b\\{[0-9]}$/)",
])('an expression is true: %s', (source) => {
  expect(evaluate(source)).toBe(true)
})

test('an expression that fails is false within any other', () => {
  const source = "root.child('count').val() < 'z'"
  for (const each of [source, `!(${source})`, `${source} || true`])
    expect(evaluate(each)).toBe(false)
  expect(evaluate(`true || ${source}`)).toBe(true)
})

test('a signed-out caller has no uid, which is no mistake', () => {
  expect(evaluate("auth.uid !== 'eve' && auth.uid == null && auth == null", null)).toBe(true)
})

test('inherited properties are not data', () => {
  for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
    expect(evaluate(`root.child('${name}').exists() || root.hasChild('${name}')`)).toBe(false)
    expect(evaluate(`auth.token.${name} == null && auth.token['${name}'].name == null`)).toBe(true)
  }
})

describe('a mistake is found before any evaluation', () => {
  test.each([
    ['skies', 0, 'Unknown variable skies'],
    ['root.value() == 1', 5, 'A snapshot has no method value()'],
    ['root.val().uid == 1', 11, 'A value has no property uid'],
    ['root.val().shout()', 11, 'A string has no method shout()'],
    ["auth.email == 'x'", 5, 'auth has uid and token, no email'],
    ['auth.token.a.contains(7)', 22, 'An argument of contains() must be a string, not number'],
    ['root.child()', 5, 'child() takes 1 arguments, not 0'],
    ['root.hasChildren([])', 17, 'hasChildren() takes a list of at least one name'],
    ["root.hasChildren(['a', , 'b'])", 17, 'The rules language has no ArrayExpression'],
    ['root.val() && true', 0, 'An operand of && must be a boolean: compare it with ==='],
    ['!auth.uid', 1, 'The operand of ! must be a boolean: compare it with ==='],
    ['auth.uid ? true : false', 0, 'The condition of ?: must be a boolean: compare it with ==='],
    ['(true ? data : newData).exists()', 1, 'A branch of ?: is a snapshot: use val()'],
    ['/a/', 0, 'A regular expression is allowed only in matches()'],
    ['eval("1")', 0, 'Not a method'],
    ['typeof data == 1', 0, 'The rules language has no typeof'],
    ['true &&', 7, 'Unexpected token'],
    ['`a` == 1', 0, "Unexpected character '`'"],
  ])('%s', (source, offset, message) => {
    expect(() => compileExpression(source, site)).toThrow(
      expect.objectContaining({ message, offset }),
    )
  })

  test('newData in a rule that reads', () => {
    const reading = { place: [], kind: '.read' } as const

    expect(() => compileExpression('newData.exists()', reading)).toThrow('Unknown variable newData')
  })
})
