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
  const iban = 'TR00 0000 0000 0000 0000 0000 00'

  expect(checkContent(SAMPLE, { iban })).toMatchObject([
    { mark: '–', text: containing('name, street, phone, email, social, permit, iban') },
  ])
})

test.each([
  ['tr33 0006 1005 1978 6457 8413 26', ['✓']],
  ['TR33 0006 1005 1978 6457 8413 62', ['✓', '✗']],
])('an owner’s facts with the IBAN %s are marked %s', (iban, marks) => {
  expect(checkContent(OWN, { iban }).map(({ mark }) => mark)).toEqual(marks)
})
