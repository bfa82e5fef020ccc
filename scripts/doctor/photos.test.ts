import { cpSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#rtdb-emulator/testing/backend.ts'
import { checkPhotos } from './photos.ts'

test('names a missing first view, a missing folder and one without numbered photographs', () => {
  const root = newFolder()
  cpSync('photos', root, { recursive: true })
  expect(checkPhotos(root)).toMatchObject({ mark: '✓' })

  rmSync(join(root, 'hero.jpg'))
  rmSync(join(root, 'bathroom'), { recursive: true })
  renameSync(join(root, 'garden'), join(root, 'bathroom'))
  rmSync(join(root, 'kidsRoom'), { recursive: true })
  mkdirSync(join(root, 'kidsRoom'))

  expect(checkPhotos(root)).toMatchObject({
    text: `No photograph: ${root}/hero.jpg, ${root}/garden, ${root}/kidsRoom`,
  })
})
