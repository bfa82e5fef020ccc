/** Makes Intl's formatters by their locale and options, each of them once: one takes longer to make than to use. */
export function cachedFormatters<Options, Formatter>(
  make: (locale: string, options: Options) => Formatter,
): (locale: string, options: Options) => Formatter {
  const made = new Map<string, Formatter>()
  return (locale, options) => {
    const key = locale + JSON.stringify(options)
    const formatter = made.get(key) ?? make(locale, options)
    made.set(key, formatter)
    return formatter
  }
}
