import { expect, test } from 'vitest'
import type { Photo } from '#ui/Picture.tsx'
import { itemsIn } from './galleryItems.ts'

const photo: Photo = { sources: {}, img: { src: '', w: 3, h: 2 } }

function filesOf<T>(value: T, ...paths: string[]): Record<string, T> {
  return Object.fromEntries(paths.map((path) => [`/photos/${path}`, value]))
}

test('added photographs are in the order of their numbers, in any format', () => {
  const photos = filesOf(photo, 'garden/10.jpg', 'garden/2.png', 'garden/1.webp', 'bathroom/3.jpg')

  const items = itemsIn('garden', photos, {})

  expect(items.map(({ src }) => src)).toEqual(['1.webp', '2.png', '10.jpg'])
})

test('ignores a file that is neither numbered nor a film’s poster', () => {
  const photos = filesOf(photo, 'garden/1.jpg', 'garden/old roof.jpg', 'garden/sea-poster.jpg')

  expect(itemsIn('garden', photos, {}).map(({ src }) => src)).toEqual(['1.jpg'])
})

test('a film comes before the photographs, as AV1, then WebM, then MP4', () => {
  const photos = filesOf(photo, 'garden/1.jpg', 'garden/sea-poster.jpg')
  const films = {
    '/photos/garden/sea.mp4': '/assets/sea.mp4',
    '/photos/garden/sea.webm': '/assets/sea.webm',
    '/photos/garden/sea-av1.mp4': '/assets/sea-av1.mp4',
  }

  const [film, ...rest] = itemsIn('garden', photos, films)

  expect(film).toMatchObject({
    type: 'video',
    formats: [
      { type: 'video/mp4; codecs="av01.0.05M.08"', url: '/assets/sea-av1.mp4' },
      { type: 'video/webm', url: '/assets/sea.webm' },
      { type: 'video/mp4', url: '/assets/sea.mp4' },
    ],
  })
  expect(rest.map(({ src }) => src)).toEqual(['1.jpg'])
})

test('phones get their smaller film first, and other screens the large one', () => {
  const photos = filesOf(photo, 'garden/sea-poster.jpg')
  const films = {
    '/photos/garden/sea.webm': '/assets/sea.webm',
    '/photos/garden/sea-small.mp4': '/assets/sea-small.mp4',
  }

  expect(itemsIn('garden', photos, films)).toMatchObject([
    {
      src: 'sea.webm',
      formats: [
        { type: 'video/mp4', url: '/assets/sea-small.mp4', media: '(max-width: 767px)' },
        { type: 'video/webm', url: '/assets/sea.webm' },
      ],
    },
  ])
})
