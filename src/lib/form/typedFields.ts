/** The typed texts over suggestions: `null` for a control without typed text. */
export type TypedTexts<Values> = { [Name in keyof Values]: string | null }

export function withSuggestions<Values extends { [Name in keyof Values]: string }>(
  typed: TypedTexts<Values>,
  suggested: Values,
): Values {
  const some = Object.entries(typed).filter(([, text]) => text !== null)
  return { ...suggested, ...Object.fromEntries(some) }
}

/** `theirs` are the texts of `now` in fields that both changed. */
export function typedOver<Name extends string>(
  typed: Readonly<Record<Name, string>>,
  before: { readonly [name: string]: string },
  now: Readonly<Record<Name, string>>,
): { texts: Record<Name, string>; theirs: Partial<Record<Name, string>> } {
  const texts: Record<Name, string> = { ...typed }
  const theirs: Partial<Record<Name, string>> = {}
  for (const name of Object.keys(now) as Name[]) {
    const [was = '', is] = [before[name], now[name]]
    if (typed[name] === was) texts[name] = is
    else if (is !== was && is !== typed[name]) theirs[name] = is
  }
  return { texts, theirs }
}
