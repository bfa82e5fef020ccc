import { below, isNode, keysAt, type Place, priorityAt, valueAt } from './place.ts'

/** What an expression is asked about. */
type Scope = { [name: string]: unknown }

/** What an expression says of a scope; it throws where the data cannot answer, which makes the rule false. */
export type Says = (scope: Scope) => unknown

const TOKEN =
  /\s*(?:(\d+)|'((?:[^'\\]|\\.)*)'|([$\w]+)|(===|!==|==|!=|<=|>=|&&|\|\||[-+*%<>!?:()[\],.]|\/))/y

// From the loosest to the tightest, as in JavaScript.
const LEVELS = [
  ['||'],
  ['&&'],
  ['===', '!==', '==', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', '/', '%'],
]

/** Reads an expression of the rules' language, by a descent of its own: nothing here is the local backend's. */
export function readExpression(text: string): Says {
  const reader = new Reader(text)
  const says = reader.choice()
  reader.end()
  return says
}

class Reader {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  end(): void {
    if (this.#text.slice(this.#at).trim() !== '') throw this.#fault('more')
  }

  choice(): Says {
    const asked = this.#binary(0)
    if (!this.#take('?')) return asked
    const then = this.choice()
    this.#need(':')
    const otherwise = this.choice()
    return (scope) => (truth(asked(scope)) ? then(scope) : otherwise(scope))
  }

  #binary(level: number): Says {
    const operators = LEVELS[level]
    if (!operators) return this.#unary()
    let left = this.#binary(level + 1)
    for (;;) {
      const operator = operators.find((each) => this.#take(each))
      if (!operator) return left
      const [one, other] = [left, this.#binary(level + 1)]
      left = (scope) => apply(operator, one, other, scope)
    }
  }

  #unary(): Says {
    if (this.#take('!')) {
      const asked = this.#unary()
      return (scope) => !truth(asked(scope))
    }
    if (this.#take('-')) {
      const number = this.#unary()
      return (scope) => -numberIn(number(scope))
    }
    return this.#member()
  }

  #member(): Says {
    let says = this.#primary()
    for (;;) {
      if (!this.#take('.')) return says
      const name = this.#next('name')
      const self = says
      if (!this.#take('(')) {
        says = (scope) => propertyOf(self(scope), name)
      } else if (name === 'matches') {
        const expression = this.#regularExpression()
        says = (scope) => expression.test(textIn(self(scope)))
      } else {
        const given = this.#list(')')
        says = (scope) =>
          call(
            self(scope),
            name,
            given.map((each) => each(scope)),
          )
      }
    }
  }

  #primary(): Says {
    if (this.#take('(')) {
      const inner = this.choice()
      this.#need(')')
      return inner
    }
    if (this.#take('[')) {
      const items = this.#list(']')
      return (scope) => items.map((each) => each(scope))
    }
    const { number, text, name } = this.#token()
    if (number !== undefined) return () => Number(number)
    if (text !== undefined) return () => text.replaceAll(/\\(.)/g, '$1')
    if (name === undefined) throw this.#fault('a value')
    const constants = new Map<string, unknown>([
      ['null', null],
      ['true', true],
      ['false', false],
    ])
    if (constants.has(name)) return () => constants.get(name)
    return (scope) => {
      if (!(name in scope)) throw new Error(`There is no ${name}`)
      return scope[name]
    }
  }

  #list(end: string): Says[] {
    const items: Says[] = []
    while (!this.#take(end)) {
      if (items.length > 0) this.#need(',')
      items.push(this.choice())
    }
    return items
  }

  #regularExpression(): RegExp {
    const [all, pattern = '', flags] =
      /^\s*\/((?:[^/\\[]|\\.|\[(?:[^\]\\]|\\.)*\])+)\/(i?)\)/.exec(this.#text.slice(this.#at)) ?? []
    if (all === undefined) throw this.#fault('a regular expression')
    this.#at += all.length
    return new RegExp(pattern, flags)
  }

  #token() {
    TOKEN.lastIndex = this.#at
    const found = TOKEN.exec(this.#text)
    if (!found) throw this.#fault('a token')
    this.#at = TOKEN.lastIndex
    const [, number, text, name, mark] = found
    return { number, text, name, mark }
  }

  #take(mark: string): boolean {
    const before = this.#at
    if (this.#text.slice(before).trim() !== '' && this.#token().mark === mark) return true
    this.#at = before
    return false
  }

  #need(mark: string): void {
    if (!this.#take(mark)) throw this.#fault(mark)
  }

  #next(kind: 'name'): string {
    const { [kind]: found } = this.#token()
    if (found === undefined) throw this.#fault('a name')
    return found
  }

  #fault(wanted: string): Error {
    return new Error(`Expected ${wanted} before ${this.#text.slice(this.#at, this.#at + 40)}`)
  }
}

function apply(operator: string, left: Says, right: Says, scope: Scope): unknown {
  if (operator === '&&') return truth(left(scope)) && truth(right(scope))
  if (operator === '||') return truth(left(scope)) || truth(right(scope))
  const [one, other] = [left(scope), right(scope)]
  if (operator.endsWith('==') || operator === '!=') {
    if (isNode(one) && isNode(other)) throw new Error('Two objects are not compared')
    return (one === other) === operator.startsWith('=')
  }
  if (operator === '+') return add(one, other)
  const isText = typeof one === 'string' && typeof other === 'string'
  if (isText && operator === '<') return one < other
  if (isText && operator === '<=') return one <= other
  if (isText && operator === '>') return one > other
  if (isText && operator === '>=') return one >= other
  return reckon(operator, numberIn(one), numberIn(other))
}

function reckon(operator: string, one: number, other: number): unknown {
  switch (operator) {
    case '<':
      return one < other
    case '<=':
      return one <= other
    case '>':
      return one > other
    case '>=':
      return one >= other
    case '-':
      return one - other
    case '*':
      return one * other
    case '%':
      return one % other
    default:
      return other === 0 ? Number.NaN : one / other
  }
}

function add(one: unknown, other: unknown): unknown {
  if (typeof one === 'number' && typeof other === 'number') return one + other
  return [one, other]
    .map((each) => (typeof each === 'number' ? String(each) : textIn(each)))
    .join('')
}

function call(self: unknown, name: string, given: readonly unknown[]): unknown {
  if (typeof self === 'string') {
    const [part, other] = given.map(textIn)
    if (name === 'contains') return self.includes(part ?? '')
    if (name === 'beginsWith') return self.startsWith(part ?? '')
    if (name === 'replace') return self.replaceAll(part ?? '', () => other ?? '')
    throw new Error(`A text has no ${name}`)
  }
  if (!isPlace(self)) throw new Error(`${name} of what is no place`)
  const [asked] = given
  switch (name) {
    case 'val':
      return valueAt(self)
    case 'exists':
      return valueAt(self) !== null
    case 'isString':
      return typeof valueAt(self) === 'string'
    case 'isNumber':
      return typeof valueAt(self) === 'number'
    case 'isBoolean':
      return typeof valueAt(self) === 'boolean'
    case 'getPriority':
      return priorityAt(self)
    case 'child':
      return below(self, textIn(asked))
    case 'hasChild':
      return valueAt(below(self, textIn(asked))) !== null
    case 'hasChildren':
      if (!Array.isArray(asked)) return keysAt(self).length > 0
      return asked.map((key) => valueAt(below(self, textIn(key)))).every((value) => value !== null)
    case 'parent':
      if (self.path.length === 0) throw new Error('The root has no parent')
      return { ...self, path: self.path.slice(0, -1) }
    default:
      throw new Error(`A place has no ${name}`)
  }
}

function propertyOf(self: unknown, name: string): unknown {
  if (typeof self === 'string' && name === 'length') return self.length
  if (typeof self === 'object' && self !== null && !isPlace(self))
    return Reflect.get(self, name) ?? null
  throw new Error(`There is no ${name}`)
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'path' in value && 'tree' in value
}

function truth(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  throw new Error('Neither true nor false')
}

function numberIn(value: unknown): number {
  if (typeof value === 'number') return value
  throw new Error('Not a number')
}

function textIn(value: unknown): string {
  if (typeof value === 'string') return value
  throw new Error('Not a text')
}
