import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'

/** The lightbox's animations: springs, or fades with reduced motion. */
export function Springs({ children }: { children: ReactNode }) {
  return (
    <LazyMotion strict features={domAnimation}>
      <MotionConfig
        reducedMotion="user"
        transition={{ type: 'spring', visualDuration: 0.35, bounce: 0.2 }}
      >
        {children}
      </MotionConfig>
    </LazyMotion>
  )
}

/** Brightens the selected picture and darkens its neighbours. */
export function Light({ on, children }: { on: boolean; children: ReactNode }) {
  return (
    <m.div className="size-full" initial={{ opacity: 0.25 }} animate={{ opacity: on ? 1 : 0.25 }}>
      {children}
    </m.div>
  )
}
