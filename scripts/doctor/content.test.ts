import { expect, test } from 'vitest'
import { containing } from '#rtdb-emulator/testing/backend.ts'
import { checkContent, type Facts } from './content.ts'

/** A copy of the project's sample facts. */
const SAMPLE: Facts = {
  name: 'Villa Defne',
  address: { street: 'Okçular Mahallesi, Defne Sokak 12' },
  phone: '+905550102030',
  email: 'merhaba@villadefne.example',
  social: { url: 'https://www.instagram.com/villadefne' },
  permit: '48-0000',
}

const OWN: Facts = {
  name: 'Villa Yasemin',
  address: { street: 'Göl Sokak 3' },
  phone: '+905321112233',
  email: 'selam@villayasemin.com',
  social: { url: 'https://www.instagram.com/villayasemin' },
  permit: '48-1234',
}

test('recognizes every fact of the sample', () => {
  expect(checkContent(SAMPLE)).toMatchObject({
    mark: '–',
    text: containing('name, street, phone, email, social, permit'),
  })
})

test('accepts an owner’s facts', () => {
  expect(checkContent(OWN)).toMatchObject({ mark: '✓' })
})
