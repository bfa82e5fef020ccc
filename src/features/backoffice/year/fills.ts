/** The edge of a day that is kept for somebody; no outline, which is the focus’s. */
export const HELD_EDGE = 'inset-ring inset-ring-alert-700'

/** The edge of a day that is asked for. */
export const ASKED_EDGE = 'bg-accent-50 inset-ring inset-ring-accent-700'

/**
 * How a day looks that is taken, closed, or kept for somebody: never by colour alone. Important, for paper is to show them, too,
 * whatever else it takes the ground from (public/print.css).
 */
export const FILLS = {
  stay: 'bg-accent-200!',
  closed: 'bg-linen-300!',
  held: `bg-[repeating-linear-gradient(135deg,theme(colors.alert.100)_0_3px,transparent_3px_7px)]! ${HELD_EDGE}`,
} as const
