import { problem as en } from './en/problem.ts'
import { addTexts } from './index.ts'
import { problem as tr } from './tr/problem.ts'

// They come with the first form.
addTexts('problem', { tr, en })
