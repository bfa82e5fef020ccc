import { privacy as en } from './en/privacy.ts'
import { addTexts } from './index.ts'
import { privacy as tr } from './tr/privacy.ts'

// A long text that few read; it comes with its page.
addTexts('privacy', { tr, en })
