import { booking as en } from './en/booking.ts'
import { addTexts } from './index.ts'
import { booking as tr } from './tr/booking.ts'

// They come with the reservation section, far below the first view.
addTexts('booking', { tr, en })
