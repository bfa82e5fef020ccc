import { isObject, type Json } from '#rtdb-emulator/rtdb/json.ts'
import { type Compiled, expectKind, type Kind } from './methods.ts'
import { Mistake } from './mistake.ts'
import { EvaluationError } from './snapshot.ts'

type Operator = { takes: readonly Kind[]; gives: Kind; run: (left: Json, right: Json) => Json }

const anything: readonly Kind[] = ['boolean', 'number', 'string', 'null', 'claims', 'unknown']
const ordered: readonly Kind[] = ['number', 'string', 'claims', 'unknown']
const numeric: readonly Kind[] = ['number', 'claims', 'unknown']

const equal: Operator = { takes: anything, gives: 'boolean', run: isEqual }
const different: Operator = { ...equal, run: (left, right) => !isEqual(left, right) }

const operators: ReadonlyMap<string, Operator> = new Map([
  // Firebase compares without conversion in either syntax.
  ['==', equal],
  ['===', equal],
  ['!=', different],
  ['!==', different],
  ['<', comparison((left, right) => left < right)],
  ['<=', comparison((left, right) => left <= right)],
  ['>', comparison((left, right) => left > right)],
  ['>=', comparison((left, right) => left >= right)],
  ['+', { takes: ordered, gives: 'unknown', run: add }],
  ['-', arithmetic((left, right) => left - right)],
  ['*', arithmetic((left, right) => left * right)],
  ['%', arithmetic((left, right) => left % right)],
  // A division by zero is NaN, not infinite.
  ['/', arithmetic((left, right) => (right === 0 ? Number.NaN : left / right))],
])

/**
 * Applies `operator` to two compiled operands; throws a Mistake at `offset` for types that never
 * fit.
 */
export function operate(
  operator: string,
  left: Compiled,
  right: Compiled,
  offset: number,
): Compiled {
  const found = operators.get(operator)
  if (found === undefined) throw new Mistake(`The rules language has no ${operator}`, offset)
  const { takes, gives, run } = found
  const what = `An operand of ${operator}`
  const runLeft = expectKind(left, takes, what, offset)
  const runRight = expectKind(right, takes, what, offset)
  return { kind: gives, run: (scope) => run(runLeft(scope), runRight(scope)) }
}

function comparison(claim: (left: string | number, right: string | number) => boolean): Operator {
  return {
    takes: ordered,
    gives: 'boolean',
    run: (left, right) => {
      if (typeof left === 'string' && typeof right === 'string') return claim(left, right)
      return claim(asNumber(left), asNumber(right))
    },
  }
}

function arithmetic(result: (left: number, right: number) => number): Operator {
  return {
    takes: numeric,
    gives: 'number',
    run: (left, right) => result(asNumber(left), asNumber(right)),
  }
}

function add(left: Json, right: Json): Json {
  if (typeof left === 'number' && typeof right === 'number') return left + right
  return `${asText(left)}${asText(right)}`
}

function isEqual(left: Json, right: Json): boolean {
  // Firebase does not document the comparison of two objects, so no rule may rely on it.
  if (isObject(left) && isObject(right)) throw new EvaluationError('Two objects are not compared')
  return left === right
}

function asNumber(value: Json): number {
  if (typeof value !== 'number') throw new EvaluationError('Not a number')
  return value
}

function asText(value: Json): string | number {
  if (typeof value !== 'number' && typeof value !== 'string')
    throw new EvaluationError('Not a text')
  return value
}
