/** A mistake in a rules file, with its offset and its rule. */
export class Mistake extends Error {
  readonly offset: number
  readonly rule: string

  constructor(message: string, offset: number, rule = '') {
    super(message)
    this.offset = offset
    this.rule = rule
  }
}

/** Runs acorn, and turns its syntax errors into Mistakes. */
export function parsed<T>(parse: () => T): T {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof SyntaxError && 'pos' in error)) throw error
    throw new Mistake(error.message.replace(/ \(\d+:\d+\)$/, ''), Number(error.pos))
  }
}
