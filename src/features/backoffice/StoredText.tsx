/** A stored record as it stands in the database. */
export function StoredText({ children }: { children: string }) {
  return (
    <code className="mt-3 block max-h-60 overflow-auto rounded-field bg-linen-100 px-4 py-3 text-sm wrap-anywhere whitespace-pre-wrap text-pine-900">
      {children}
    </code>
  )
}
