import * as m from 'framer-motion/m'

/** The caption, announced when it changes, with an animation. */
export function Caption({ text }: { text: string }) {
  return (
    <p
      aria-live="polite"
      className="flex items-center rounded-field bg-pine-950/75 px-4 py-2 text-center font-serif text-lg/snug empty:hidden roomy:min-h-[2lh] roomy:w-xl roomy:justify-center roomy:bg-transparent roomy:p-0 roomy:text-heading"
    >
      <m.span
        key={text}
        className="block"
        initial={{ opacity: 0, y: 12 }}
        animate={{ opacity: 1, y: 0 }}
      >
        {text}
      </m.span>
    </p>
  )
}
