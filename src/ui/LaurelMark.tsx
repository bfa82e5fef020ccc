import type { ComponentProps } from 'react'

/** A sprig of laurel, "defne" in Turkish; decorative, in the text's colour. */
export function LaurelMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 32 32" fill="currentColor" aria-hidden {...props}>
      <path d="M8.3 23.6C9.8 20.7 7.7 16.9 5.3 15.5C4.4 18.2 5.4 22.4 8.3 23.6ZM8.9 22C11.9 23.1 15.5 20.6 16.6 18C13.8 17.5 9.7 18.9 8.9 22ZM11 17.9C13 15.4 11.7 11.2 9.6 9.2C8.2 11.7 8.3 16.1 11 17.9ZM11.9 16.5C14.7 18.1 18.7 16.4 20.4 14.1C17.8 13 13.4 13.6 11.9 16.5ZM14.7 12.9C17.1 11 16.6 6.8 14.9 4.8C13.1 6.8 12.4 10.8 14.7 12.9ZM15.9 11.6C18.2 13.7 22.2 12.7 24.1 10.8C21.9 9.2 17.8 9 15.9 11.6ZM19 8.7C21.6 7.4 21.6 3.9 20.2 1.8C18.2 3.3 17 6.6 19 8.7ZM20.6 7.5C22.3 9.9 25.8 9.4 27.6 7.7C25.9 5.9 22.4 5.2 20.6 7.5ZM24 5C26.3 5.5 28.1 3.3 28.2 1.3C26.2 1.1 23.8 2.7 24 5Z" />
      <path
        d="M7 29Q9 15 24 5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1"
        strokeLinecap="round"
      />
    </svg>
  )
}
