import { describe, expect, test } from 'vitest'
import type { Json } from './json.ts'
import { compileRules, RulesError, type Ruleset } from './rules.ts'
import { parsePath, withNode } from './tree.ts'
import { fromJson } from './value.ts'

const auth = { uid: 'bob', token: {} }

function rulesOf(rules: object): Ruleset {
  return compileRules(JSON.stringify({ rules }), 'test.rules.json')
}

function mayRead(rules: object, path: string, root: Json = null): boolean {
  return rulesOf(rules).mayRead({ path: parsePath(path), root: fromJson(root), auth, now: 0 })
}

/** Evaluates one multi-path update: each path with its new value, `null` for a deletion. */
function mayWrite(rules: object, stored: Json, changes: { [path: string]: Json }): boolean {
  const paths = Object.keys(changes).map(parsePath)
  const before = fromJson(stored)
  const after = Object.entries(changes).reduce(
    (tree, [path, value]) => withNode(tree, parsePath(path), fromJson(value)),
    before,
  )
  return rulesOf(rules).mayWrite({ paths, before, after, auth, now: 0 })
}

describe('a permission', () => {
  test('is required: without a rule nothing is read or written', () => {
    expect(mayRead({}, '/')).toBe(false)
    expect(mayRead({ a: { '.read': true } }, '/')).toBe(false)
    expect(mayRead({ a: { '.read': true } }, '/b')).toBe(false)
    expect(mayWrite({ a: { b: { '.write': true } } }, null, { a: { b: 1 } })).toBe(false)
  })

  test('applies to everything below, and a rule there cannot revoke it', () => {
    const rules = { a: { '.read': true, '.write': true, b: { '.read': false, '.write': false } } }

    expect(mayRead(rules, '/a/b/c')).toBe(true)
    expect(mayWrite(rules, null, { 'a/b/c': 1 })).toBe(true)
  })

  test("has data and newData at the rule's path, not the write's", () => {
    const owned = "data.child('owner').val() === auth.uid && newData.hasChild('title')"
    const rules = { rooms: { $room: { '.write': owned } } }

    expect(mayWrite(rules, { rooms: { a: { owner: 'bob' } } }, { 'rooms/a/title': 'x' })).toBe(true)
    expect(mayWrite(rules, { rooms: { a: { owner: 'eve' } } }, { 'rooms/a/title': 'x' })).toBe(
      false,
    )
  })

  test('is required for every path of an update', () => {
    const rules = { a: { '.write': true }, b: { '.write': false } }

    expect(mayWrite(rules, null, { a: 1 })).toBe(true)
    expect(mayWrite(rules, null, { a: 1, b: 1 })).toBe(false)
  })
})

describe('a capture', () => {
  const rules = { users: { $uid: { '.read': '$uid === auth.uid', guest: { '.read': true } } } }

  test('is the key in its place, at deeper levels too', () => {
    expect(mayRead(rules, '/users/bob')).toBe(true)
    expect(mayRead(rules, '/users/eve')).toBe(false)
    expect(mayRead({ $a: { $b: { '.read': "$a + $b === 'xy'" } } }, '/x/y/z')).toBe(true)
  })

  test('does not match a named child', () => {
    const named = { a: { '.read': false }, $other: { '.read': true } }

    expect(mayRead(rules, '/users/eve/guest')).toBe(true)
    expect(mayRead(named, '/a')).toBe(false)
    expect(mayRead(named, '/b')).toBe(true)
  })
})

describe('a validation', () => {
  const text = { '.validate': 'newData.isString()' }
  const rules = {
    '.write': true,
    a: { '.validate': "newData.hasChildren(['x'])", x: text, y: text },
  }

  test('runs at every written level', () => {
    expect(mayWrite(rules, null, { a: { x: 't' } })).toBe(true)
    expect(mayWrite(rules, null, { '/': { a: { x: 't', y: 't' }, b: 1 } })).toBe(true)
    expect(mayWrite(rules, null, { a: { x: 't', y: 1 } })).toBe(false)
    expect(mayWrite(rules, null, { '/': { a: { y: 't' } } })).toBe(false)
  })

  test('permits nothing by itself', () => {
    expect(mayWrite({ a: { '.validate': true } }, null, { a: 1 })).toBe(false)
  })

  test('runs at the ancestors, as they are after the whole update', () => {
    expect(mayWrite(rules, null, { 'a/y': 't' })).toBe(false)
    expect(mayWrite(rules, { a: { x: 't' } }, { 'a/y': 't' })).toBe(true)
    expect(mayWrite(rules, null, { 'a/y': 't', 'a/x': 't' })).toBe(true)
  })

  test('does not run at what is deleted, but at what loses it', () => {
    expect(mayWrite(rules, { a: { x: 't' } }, { a: null })).toBe(true)
    expect(mayWrite(rules, { a: { x: 't', y: 't' } }, { 'a/y': null })).toBe(true)
    expect(mayWrite(rules, { a: { x: 't', y: 't' } }, { 'a/x': null })).toBe(false)
  })

  test('does not run beside the write', () => {
    expect(mayWrite(rules, { a: { x: 't', y: 1 } }, { 'a/x': 'u' })).toBe(true)
  })

  test('has the captures of the written keys', () => {
    const named = { '.write': true, list: { $key: { '.validate': 'newData.val() === $key' } } }

    expect(mayWrite(named, null, { list: { a: 'a', b: 'b' } })).toBe(true)
    expect(mayWrite(named, null, { list: { a: 'a', b: 'c' } })).toBe(false)
  })
})

test('an update of several paths has all of it in newData, and none in root', () => {
  const pair = 'newData.parent().child("b").exists() && !root.exists()'
  const rules = { a: { '.write': pair }, b: { '.write': true } }

  expect(mayWrite(rules, null, { a: 1 })).toBe(false)
  expect(mayWrite(rules, null, { a: 1, b: 1 })).toBe(true)
})

test.each(['__proto__', 'constructor', 'toString'])('%s is a key like any other', (key) => {
  const data: Json = Object.fromEntries([[key, { open: true }]])
  const rules = { $key: { '.read': 'data.child("open").val() === true' } }
  const named = JSON.parse(`{"${key}": {".read": true}}`) as object

  expect(mayRead({ a: { '.read': true } }, `/${key}`)).toBe(false)
  expect(mayRead(named, `/${key}`)).toBe(true)
  expect(mayRead(rules, `/${key}`, data)).toBe(true)
  expect(mayRead(rules, `/${key}`, {})).toBe(false)
})

describe('a priority', () => {
  const rules = {
    $id: {
      '.write': true,
      '.validate': 'newData.getPriority() === null',
      $field: { '.validate': 'newData.getPriority() !== 2 && data.getPriority() !== "kept"' },
    },
  }

  test('is validated by rules of .priority, at each level', () => {
    expect(mayWrite(rules, null, { a: { b: 1 } })).toBe(true)
    expect(mayWrite(rules, null, { a: { b: 1, '.priority': 1 } })).toBe(false)
    expect(mayWrite(rules, null, { a: { b: { '.value': 1, '.priority': 1 } } })).toBe(true)
    expect(mayWrite(rules, null, { a: { b: { '.value': 1, '.priority': 2 } } })).toBe(false)
  })

  test('is validated at its parent when it is written by itself', () => {
    expect(mayWrite(rules, { a: { b: 1 } }, { 'a/.priority': 1 })).toBe(false)
    expect(mayWrite(rules, { a: { b: 1 } }, { 'a/b/.priority': 1 })).toBe(true)
    expect(mayWrite(rules, { a: { b: 1 } }, { 'a/b/.priority': 2 })).toBe(false)
    expect(mayWrite(rules, { a: { b: { '.value': 1, '.priority': 'kept' } } }, { 'a/b': 2 })).toBe(
      false,
    )
    expect(mayWrite({ a: { b: { '.write': true } } }, { a: { b: 1 } }, { 'a/.priority': 1 })).toBe(
      false,
    )
  })
})

test('a rules file may contain comments, indexes, true and false', () => {
  const text = `/* Who reads? */ {
    "rules": { // everyone
      "a": { ".read": true, ".write": false, ".indexOn": ["x", ".value"], "b": { ".indexOn": "y" } }
    }
  } // the end`
  const rules = compileRules(text, 'test.rules.json')

  expect(rules.mayRead({ path: ['a'], root: null, auth: null, now: 0 })).toBe(true)
  expect(
    rules.mayWrite({ paths: [['a']], before: null, after: fromJson({ a: 1 }), auth: null, now: 0 }),
  ).toBe(false)
})

test.each([
  ['{\n  "rules": {,}\n}', '2:13: Unexpected token'],
  ['{"rules": {}} {}', '1:15: Something follows the rules'],
  ['{"rules": {},}', '1:13: Nothing follows this comma'],
  ["{'rules': {}}", '1:2: /: Expected a string'],
  ['{"rules": {}, "more": {}}', '1:15: A rules file holds "rules" and nothing else'],
  ['[]', '1:1: /: Not an object'],
  ['{"rules": {...{}}}', '1:12: /: Not JSON'],
  ['{"rules": {"a": {}, "a": {}}}', '1:21: /: Twice a'],
  ['{"rules": {".reed": true}}', '1:12: /.reed: .reed is no rule and no key'],
  ['{"rules": {"a/b": {}}}', '1:12: /a/b: a/b is no rule and no key'],
  ['{"rules": {"a": {"$x": {}, "$y": {}}}}', '1:28: /a/$y: A second $ child of one place'],
  ['{"rules": {"$x": {"b": {"$x": {}}}}}', '1:25: /$x/b/$x: $x is already used above'],
  ['{"rules": {".read": 1}}', '1:21: /.read: Expected a string'],
  ['{"rules": {".read": "\\q"}}', '1:21: /.read: Not a JSON string'],
  ['{"rules": {".indexOn": [1]}}', '1:25: /.indexOn: Expected a string'],
  ['{"rules": {\n "a": {".read": "true && who"}}}', '2:26: /a/.read: Unknown variable who'],
  ['{"rules": {"$x": {}, "b": {".read": "$x == 1"}}}', '1:38: /b/.read: Unknown variable $x'],
  [
    '{"rules": {"a": {"$b": {".validate": "\'\\\\\\u0061\'.matches(/\\\\w/) && nobody"}}}}',
    '1:68: /a/$b/.validate: Unknown variable nobody',
  ],
])('a mistake in the file is reported with line, column and rule: %s', (text, message) => {
  expect(() => compileRules(text, 'test.rules.json')).toThrow(
    expect.objectContaining({ message: `test.rules.json:${message}` }),
  )
  expect(() => compileRules(text, 'test.rules.json')).toThrow(RulesError)
})
