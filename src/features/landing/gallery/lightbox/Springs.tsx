import { domAnimation, LazyMotion, MotionConfig } from 'framer-motion'
import * as m from 'framer-motion/m'
import type { ReactNode } from 'react'

/** How things move in the full screen: as on a soft spring; where less movement is wanted, they only fade. */
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

/** Light falls on the picture that is on show; those beside it wait in the dark. */
export function Light({ on, children }: { on: boolean; children: ReactNode }) {
  return (
    <m.div className="size-full" initial={{ opacity: 0.25 }} animate={{ opacity: on ? 1 : 0.25 }}>
      {children}
    </m.div>
  )
}
