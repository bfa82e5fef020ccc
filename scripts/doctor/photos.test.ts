import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder } from '#rtdb-emulator/testing/backend.ts'
import { checkPhotos } from './photos.ts'

/** A copy of the project's photographs, for the running test. */
function copyOfPhotos(): string {
  const root = newFolder()
  cpSync('photos', root, { recursive: true })
  return root
}

function complaintsAbout(root: string) {
  return checkPhotos(root)
    .filter(({ mark }) => mark !== '✓')
    .map(({ mark, text }) => `${mark} ${text}`)
}

test('accepts the photographs of this project', () => {
  expect(complaintsAbout('photos')).toEqual([])
})

test('names a missing first view and an empty folder', () => {
  const root = copyOfPhotos()
  rmSync(join(root, 'hero.jpg'))
  rmSync(join(root, 'bathroom'), { recursive: true })
  rmSync(join(root, 'kidsRoom'), { recursive: true })
  mkdirSync(join(root, 'kidsRoom'))

  expect(complaintsAbout(root)).toEqual(['✗ No photograph: hero.jpg, kidsRoom, bathroom'])
})

test('names photographs without a number and in a phone’s format', () => {
  const root = copyOfPhotos()
  renameSync(join(root, 'bathroom/2.jpg'), join(root, 'bathroom/sink.jpg'))
  writeFileSync(join(root, 'garden/9.HEIC'), '')
  writeFileSync(join(root, 'garden/.DS_Store'), '')

  expect(complaintsAbout(root)).toEqual(['– Not shown: garden/9.HEIC, bathroom/sink.jpg'])
})

test('names photographs over a megabyte and films over three', () => {
  const root = copyOfPhotos()
  writeFileSync(join(root, 'og.jpg'), Buffer.alloc(1_000_001))
  writeFileSync(join(root, 'garden/9.jpg'), Buffer.alloc(1_000_001))
  writeFileSync(join(root, 'garden/pool.mp4'), Buffer.alloc(3_000_001))
  writeFileSync(join(root, 'garden/pool.webm'), Buffer.alloc(3_000_000))

  expect(complaintsAbout(root)).toEqual(['– Too large: og.jpg, garden/9.jpg, garden/pool.mp4'])
})
