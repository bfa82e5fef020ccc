import { expect, test } from 'vitest'
import { fromJson } from '#rtdb-emulator/rtdb/value.ts'
import { compileExpression } from './expression.ts'
import { Mistake } from './mistake.ts'

/** Results that others recorded from the hosted database, each with its source. */
const SOURCES = {
  /**
   * Recorded by `targaryen-specs`, which publishes each rule to a live database and evaluates it.
   */
  specs:
    'https://github.com/goldibex/targaryen/blob/18563fd/test/spec/lib/parser/fixtures.json (CONTRIBUTING.md: how)',
  nulls: 'https://github.com/goldibex/targaryen/issues/86',
} as const

type Source = keyof typeof SOURCES

/** `refused` cannot be published, `fails` is false even when negated. */
type Verdict = 'true' | 'false' | 'fails' | 'refused'

const token = { int: 1, text: 'one', yes: true, foo: { bar: true } }
const BOB = { uid: 'bob@example.com', token }

// Claims were directly below `auth` when these were recorded; they are below `auth.token` now.
const TABLE: readonly [source: Source, verdict: Verdict, ...rules: string[]][] = [
  ['specs', 'refused', "auth.token.text === 'one' ? 7 : true", '7', "'foo'", 'var foo = 8'],
  ['specs', 'refused', 'root = 5', "auth.uid === '5'; auth.uid === 'x'", '2**2 == 4'],
  ['specs', 'refused', "skies === 'blue'", "$colour == 'red'", "root.child('foo') != null"],
  ['specs', 'refused', "root.child('a').val().matches(/bar/ig)", "root.val().matches('/foo/')"],
  ['specs', 'refused', 'auth.token.foo.contains(7)', 'auth.token.foo.notFound() == false'],
  ['specs', 'refused', "root.hasChildren('foo', 'bar')", "root.hasChildren(['foo', 7])"],
  ['specs', 'refused', 'root.val().notFound == false', "root['exi' + 'sts']() == false"],
  ['specs', 'refused', "root['doesNotExist']() == true", 'root[$key]() == false'],
  ['specs', 'refused', 'root.val() > true', 'root.val() < true', 'root.val() >= true'],

  ['specs', 'fails', 'auth.token.none.length > 0', 'auth.token.none.length > 1 ? false : true'],
  ['specs', 'fails', "root.child('users/' + auth.token.none).exists()", 'root.parent().exists()'],
  ['specs', 'fails', "root.child('foo').child(auth.token.none).val() == null"],
  ['specs', 'fails', "root.child('foo').hasChild(auth.token.none)"],
  ['specs', 'fails', 'root.hasChildren([auth.token.none])'],
  ['specs', 'fails', "'foo1'.contains(auth.token.int)", "'1foo'.beginsWith(auth.token.int)"],
  ['specs', 'fails', "'foo'.endsWith(auth.token.none)"],
  ['specs', 'fails', "'foo'.replace(auth.token.none, 'b') == ''"],
  ['specs', 'fails', '-auth.token.none == -1', '-auth.token.text == -1', '1 + auth.token.yes == 2'],
  ['specs', 'fails', 'auth.token.text - 1 == 0', '2 * auth.token.text == 1'],
  ['specs', 'fails', '1 % auth.token.yes == 1', '1 + auth.token.none == 2'],
  ['specs', 'fails', 'auth.token.none / 2 == 0'],
  ['specs', 'fails', "'foo' > auth.token.none", "auth.token.none <= 'foo'"],
  ['specs', 'fails', "'one' > auth.token.int", "auth.token.int <= 'one'"],
  ['nulls', 'fails', "'foo/' + auth.token.none == 'foo/'", "'foo/' + auth.token.none != 'foo/'"],

  ['specs', 'false', '1 / 0 > 2', '1 / 0 < 2', 'auth.token.text + 1 == 2', 'auth == null'],
  ['specs', 'false', "'one' == auth.token.int", "auth.token.none === 'foo'", 'root.isBoolean()'],
  ['specs', 'false', '1 % auth.token.int == 1', "$key == 'green'", "root.hasChildren(['no'])"],

  ['specs', 'true', '1 < 2', 'true', "1 / 0 + '' == 'NaN'", "'foo'.contains('o')"],
  ['specs', 'true', 'auth.token.int + 1 == 2', 'auth.token.int / 2 == 0.5', "$key == 'blue'"],
  ['specs', 'true', "auth.token.text + 'two' == 'onetwo'", 'auth.token.int % 2 == 1'],
  ['specs', 'true', "auth.token.int !== 'one'", "'foo' != auth.token.none", '2 > auth.token.int'],
  ['specs', 'true', 'auth.token.foo.baz == null', "auth.token.foo['bar'] == true"],
  ['specs', 'true', "auth.token['text']['contains']('on') == true", "root['exists']() == true"],
  ['specs', 'true', "root.child('text').val().matches(/BAR/i)"],
  ['specs', 'true', "root.child('text').val().length < 9"],
  ['specs', 'true', "root.child('banned/' + auth.uid).val() != true"],
  ['specs', 'true', "root.hasChild('banned/bob@example.com') == false"],
  ['nulls', 'true', 'auth.token.none.deeper == null'],
]

const cases = TABLE.flatMap(([source, verdict, ...rules]) =>
  rules.map((rule) => [rule, verdict, SOURCES[source]] as const),
)

test.each(cases)('%s is %s, as %s has it', (rule, verdict) => {
  expect(verdictOn(rule)).toBe(verdict)
})

function verdictOn(rule: string): Verdict {
  try {
    if (evaluate(rule)) return 'true'
    return evaluate(`!(${rule})`) ? 'false' : 'fails'
  } catch (error) {
    if (error instanceof Mistake) return 'refused'
    throw error
  }
}

function evaluate(rule: string): boolean {
  const root = { value: fromJson({ text: 'bar', foo: { bar: true } }), parent: null }
  const here = { root, data: root, newData: root, path: ['blue'], auth: BOB, now: 0 }
  return compileExpression(rule, { place: ['$key'], kind: '.write' })(here)
}
