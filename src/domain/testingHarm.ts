import fc from 'fast-check'

/** Texts that broke imports, cells and stored values before. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('=1+1', 'Ada,=1+1', 'Ada;@SUM(A1)', 'x\n-1', '"', '"",=1', '\ud800', '\u202e'),
)

const ODD: readonly unknown[] = [undefined, null, { toString: {} }, { length: -1 }, [], 1e308, -0]
const instead = fc.oneof(fc.jsonValue({ maxDepth: 4 }), fc.constantFrom(...ODD), anyText)

/** The JSON value with up to three values anywhere in it replaced. */
export function altered(given: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const changes = fc.array(fc.tuple(fc.nat(), instead), { minLength: 1, maxLength: 3 })
  return fc.tuple(given, changes).map(([whole, all]) =>
    all.reduce<unknown>((left, [at, value]) => {
      const places = placesIn(left)
      return withPlace(left, places[at % places.length] ?? [], value)
    }, whole),
  )
}

function placesIn(value: unknown, place: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [place]
  const below = Object.entries(value).flatMap(([key, child]) => placesIn(child, [...place, key]))
  return [place, ...below]
}

function withPlace(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined || typeof value !== 'object' || value === null) return put
  const child = withPlace(Reflect.get(value, key), rest, put)
  return Array.isArray(value)
    ? value.map((each: unknown, index) => (String(index) === key ? child : each))
    : { ...value, [key]: child }
}
