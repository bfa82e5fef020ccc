import { directionsLink } from '#domain/contact/links.ts'
import type { House } from './house.ts'

/** All facts about the villa, which an owner edits only here. */
export const villa: House = {
  name: 'Villa Defne',
  kind: 'villa',
  village: 'Okçular',
  near: 'Dalyan',
  address: {
    street: 'Okçular Mahallesi, Defne Sokak 12',
    town: 'Ortaca',
    province: 'Muğla',
    postalCode: '48840',
    country: 'TR',
    countryName: 'Türkiye',
  },
  timeZone: 'Europe/Istanbul',
  coordinates: { latitude: 36.8192, longitude: 28.6731 },
  phone: '+905550102030',
  phoneShown: '+90 555 010 20 30',
  email: 'merhaba@villadefne.example',
  social: { name: 'Instagram', handle: '@villadefne', url: 'https://www.instagram.com/villadefne' },
  permit: '48-0000',
  permitCheckUrl: 'https://www.turkiye.gov.tr',
  copyrightYear: 2025,
  guests: 6,
  rooms: [
    {
      key: 'parents',
      beds: [{ type: 'double', count: 1, size: '160×200' }],
      sleeps: 2,
      air: 'cooled',
      photo: { category: 'parentBedroom', number: 2 },
    },
    {
      key: 'children',
      beds: [{ type: 'single', count: 2, size: '90×200' }],
      sleeps: 2,
      air: 'cooled',
      photo: { category: 'kidsRoom', number: 1 },
    },
    {
      key: 'livingRoom',
      beds: [{ type: 'sofaBed', count: 1, size: '150×195' }],
      sleeps: 2,
      air: 'uncooled',
      photo: { category: 'livingRoom', number: 2 },
    },
  ],
  bedrooms: 2,
  bathrooms: 1,
  toilets: 1,
  checkInFrom: '16:00',
  checkOutBy: '10:00',
  freeCancellationDays: 30,
  parkingSpaces: 2,
  shopMetres: 400,
  wifi: 100,
  pool: { length: 8, width: 4, depth: 1.55, children: { depth: 0.4 }, sunLoungers: 4 },
  amenities: [
    'airConditioning',
    'fireplace',
    'grill',
    'table',
    'loungers',
    'hammock',
    'shower',
    'television',
    'toys',
  ],
  alsoListed: ['balcony', 'heating', 'kitchen', 'ovenStove', 'patio'],
  rules: [
    { key: 'private', kind: 'allowed', onlyBefore: true },
    { key: 'guests', kind: 'note' },
    { key: 'cleaning', kind: 'note', onlyBefore: true },
    { key: 'pets', kind: 'notAllowed' },
    { key: 'smoking', kind: 'notAllowed' },
  ],
  places: [
    { key: 'dalyan', km: 4, latitude: 36.8342, longitude: 28.6427, label: 'left' },
    { key: 'ortaca', km: 8, latitude: 36.8396, longitude: 28.7645 },
    { key: 'sarigerme', km: 15, latitude: 36.7135, longitude: 28.7027, label: 'below' },
    { key: 'iztuzu', km: 15, latitude: 36.7913, longitude: 28.6197, label: 'below' },
    { key: 'airport', km: 15, latitude: 36.7135, longitude: 28.7924, label: 'above' },
    { key: 'gocek', km: 25, latitude: 36.7552, longitude: 28.938 },
    { key: 'fethiye', km: 45, latitude: 36.6228, longitude: 29.1141 },
    { key: 'akyaka', km: 55, latitude: 37.054, longitude: 28.3259 },
  ],
}

export const place = `${villa.village}, ${villa.near}`

export const addressLine = `${villa.address.street}, ${villa.address.postalCode} ${villa.address.town}/${villa.address.province}, ${villa.address.countryName}`

export const directionsUrl = directionsLink(villa.coordinates)
