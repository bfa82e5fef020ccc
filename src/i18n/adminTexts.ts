import { admin as en } from './en/admin.ts'
import { addTexts } from './index.ts'
import { admin as tr } from './tr/admin.ts'

// Only owners read these; the public page need not carry them.
addTexts('admin', { tr, en })
