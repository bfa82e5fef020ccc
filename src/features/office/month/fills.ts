/** The border of a held day; no outline, which marks the focus. */
export const HELD_EDGE = 'inset-ring inset-ring-alert-700'

/** The border of a requested day. */
export const ASKED_EDGE = 'bg-accent-50 inset-ring inset-ring-accent-700'

/**
 * The look of a booked, blocked or held day, distinguishable without colour. Important, because
 * print.css removes other backgrounds.
 */
export const FILLS = {
  stay: 'bg-accent-200!',
  closed: 'bg-linen-300!',
  held: `bg-[repeating-linear-gradient(135deg,theme(colors.alert.100)_0_3px,transparent_3px_7px)]! ${HELD_EDGE}`,
} as const
