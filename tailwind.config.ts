import type { Config } from 'tailwindcss'

// Shades are numbered from backgrounds (50) over borders (500) to text (700 and more).
const water = {
  50: '#ecf6f6',
  100: '#d5ecec',
  200: '#a9d8da',
  500: '#1c8795',
  600: '#11707e',
  700: '#0c5a66',
  800: '#0b4852',
}
const clay = {
  50: '#fbf0ea',
  100: '#f5dccf',
  500: '#c25b34',
  600: '#a9471f',
  700: '#8c3817',
}

/**
 * The colours and fonts. Semantic colours are named for their meaning, so that another palette only
 * changes their shades: `action` and `accent` need a contrast of 4.5:1 to linen-50 from 600 on, and
 * to white text. The others are backgrounds, text and drawings, named for their subject.
 */
export default {
  theme: {
    extend: {
      colors: {
        /** The main button of a screen. */
        action: clay,
        /** Interactive, selected or focused elements. */
        accent: water,
        /** Errors, irreversible actions, and open requests. */
        alert: clay,
        linen: {
          50: '#fdfbf7',
          100: '#f8f3ea',
          200: '#efe6d7',
          300: '#e0d3bc',
          400: '#c9b797',
          500: '#8c7a57',
        },
        // On linen-50: 900 13:1, 700 8:1, 600 6:1.
        pine: {
          500: '#5a7a6d',
          600: '#456457',
          700: '#315346',
          800: '#234237',
          900: '#17332a',
          950: '#0f241e',
        },
        water,
        clay,
        bougainvillea: { 100: '#f8e3ed', 500: '#b3286f', 700: '#7d1a4c' },
        // Backgrounds taken from the photographs: the hedge, the children's blankets, the kitchen's
        // doors.
        lavender: { 100: '#eae5f3', 300: '#bfa9e0', 700: '#553b7d' },
        sun: { 100: '#faeecb', 700: '#6f4c06' },
        mint: { 100: '#e4efeb', 200: '#cfe2db' },
        // The colours into which the first view's photograph fades on an upright screen, from top
        // to bottom.
        cover: {
          sky: '#f4f2ea',
          air: '#dbe4e4',
          hills: '#c4d4d8',
          hedge: '#24351f',
          lawn: '#13281d',
        },
      },
      fontFamily: {
        // The fallback fonts until the fonts have loaded: src/fontFallbacks.css.
        serif: [
          'Fraunces',
          'Fraunces as Georgia',
          'Fraunces as Noto',
          'Fraunces as DejaVu',
          'Fraunces as Times',
          'serif',
        ],
        sans: [
          'Figtree',
          'Figtree as Arial',
          'Figtree as Roboto',
          'Figtree as DejaVu',
          'sans-serif',
        ],
      },
      fontSize: {
        // A fluid scale: phone size at 360 px, desktop size at 1280 px. With enlarged text on a
        // phone, large sizes stop at the width of their longest word.
        display: [
          'min(clamp(2.75rem, 1.75rem + 4.4vw, 5.5rem), 13vw)',
          { lineHeight: '1.02', letterSpacing: '-0.02em' },
        ],
        // The first view's title: on the sky of an upright screen, on the lawn of a wide one.
        'hero-upright': [
          'clamp(min(2rem, 12vw), min(10.8vw, 6.2svh), 5.5rem)',
          { lineHeight: '1.04', letterSpacing: '-0.02em' },
        ],
        'hero-wide': [
          'clamp(min(2rem, 12vw), min(5.6vw, 9.5svh), 5.5rem)',
          { lineHeight: '1.04', letterSpacing: '-0.02em' },
        ],
        title: [
          'min(clamp(1.625rem, 1.15rem + 2.4vw, 3.25rem), 10.5vw)',
          { lineHeight: '1.1', letterSpacing: '-0.015em' },
        ],
        heading: [
          'min(clamp(1.375rem, 1.25rem + 0.55vw, 1.75rem), 8.5vw)',
          { lineHeight: '1.2', letterSpacing: '-0.01em' },
        ],
        lead: ['clamp(1.0625rem, 0.98rem + 0.38vw, 1.3125rem)', { lineHeight: '1.6' }],
      },
      spacing: {
        section: 'clamp(3rem, 1rem + 8.7vw, 9rem)',
        gutter: 'min(clamp(1.25rem, 0.4rem + 3.8vw, 4rem), 6.25vw)',
        /** The bar above a phone's page, whose height does not grow further with enlarged text. */
        header: 'min(4rem, 18vw, 10svh)',
      },
      // About 65 characters a line; not in `ch`, which changes when the font loads.
      maxWidth: { page: '96rem', text: '41.7em' },
      borderRadius: { card: '1.25rem', field: '0.75rem' },
      boxShadow: {
        pressed: 'inset 0 1px 2px rgb(23 51 42 / 0.05)',
        soft: '0 1px 2px rgb(23 51 42 / 0.05), 0 8px 24px -8px rgb(23 51 42 / 0.12)',
        lifted: '0 2px 4px rgb(23 51 42 / 0.06), 0 24px 48px -16px rgb(23 51 42 / 0.22)',
      },
      transitionTimingFunction: { calm: 'cubic-bezier(0.22, 1, 0.36, 1)' },
      animation: {
        nudge: 'nudge 2s ease-in-out 2',
      },
      keyframes: {
        nudge: { '50%': { transform: 'translateY(4px)' } },
      },
    },
  },
} satisfies Config
