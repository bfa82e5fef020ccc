import { expect, test } from 'vitest'
import { villa } from '#content/villa.ts'
import { containing } from '#local-backend/testing/backend.ts'
import { checkContent, type Facts } from './content.ts'

const OWN: Facts = {
  name: 'Villa Yasemin',
  address: { street: 'Göl Sokak 3' },
  phone: '+905321112233',
  email: 'selam@villayasemin.com',
  social: { url: 'https://www.instagram.com/villayasemin' },
  permit: '48-1234',
}

test('the sample is known by every one of its facts', () => {
  expect(checkContent(villa)).toMatchObject({
    mark: '–',
    text: containing('name, street, phone, email, social, permit'),
  })
})

test('one fact of the sample left among an owner’s is named', () => {
  expect(checkContent({ ...OWN, permit: villa.permit })).toMatchObject({
    mark: '–',
    text: "src/content/villa.ts still holds the sample's permit",
  })
})

test('an owner’s facts are praised', () => {
  expect(checkContent(OWN)).toMatchObject({ mark: '✓' })
})
