/** The typed texts over suggestions: `null` for a control without typed text. */
export type TypedTexts<Values> = { [Name in keyof Values]: string | null }

/** The shown texts: the typed ones, else `suggested`. */
export function withSuggestions<Values extends { [Name in keyof Values]: string }>(
  typed: TypedTexts<Values>,
  suggested: Values,
): Values {
  const some = Object.entries(typed).filter(([, text]) => text !== null)
  return { ...suggested, ...Object.fromEntries(some) }
}
