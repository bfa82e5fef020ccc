/** A text as somebody wrote or sent it. */
export function KeptText({ language, children }: { language?: string; children: string }) {
  return (
    <p
      lang={language}
      className="mt-2 rounded-field bg-linen-50 px-4 py-3 whitespace-pre-line wrap-anywhere text-pine-900"
    >
      {children}
    </p>
  )
}
