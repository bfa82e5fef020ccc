/** What is typed of a form whose controls show something of their own until then, which is `null` in it. */
export type TypedOver<Values> = { [Name in keyof Values]: string | null }

/** What the controls show: what was typed, and `suggested` where nothing was. */
export function overSuggested<Values extends { [Name in keyof Values]: string }>(
  typed: TypedOver<Values>,
  suggested: Values,
): Values {
  const some = Object.entries(typed).filter(([, text]) => text !== null)
  return { ...suggested, ...Object.fromEntries(some) }
}
