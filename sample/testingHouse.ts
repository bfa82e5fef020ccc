import type { House } from '#content/house.ts'

/**
 * The tests' own house, in place of `villa` and `hosts` in `src/content`; vitest.config.ts
 * names the tests that look at those. Its rooms, amenities, rules and places would need texts.
 */
export const villa: House = {
  name: 'Villa Defne',
  kind: 'villa',
  village: 'Okçular',
  near: 'Dalyan',
  address: {
    street: 'Defne Sokak 12',
    town: 'Ortaca',
    province: 'Muğla',
    postalCode: '48840',
    country: 'TR',
    countryName: 'Türkiye',
  },
  currency: 'TRY',
  timeZone: 'Europe/Istanbul',
  coordinates: { latitude: 36.8, longitude: 28.7 },
  phone: '+90 555 010 20 30',
  email: 'merhaba@villa.example',
  social: { name: 'Instagram', handle: '@villa', url: 'https://www.instagram.com/villa' },
  permit: {
    number: '48-0000',
    search: 'Turizm Amaçlı Kiralama İzin Belgesi',
    checkUrl: 'https://www.turkiye.gov.tr',
  },
  account: 'iban',
  copyrightYear: 2025,
  guests: 6,
  rooms: [],
  bedrooms: 2,
  bathrooms: 1,
  toilets: 1,
  checkInFrom: '16:00',
  checkOutBy: '10:00',
  freeCancellationDays: 30,
  depositDays: 5,
  parkingSpaces: 2,
  shopMetres: 400,
  wifi: 100,
  amenities: [],
  alsoListed: [],
  rules: [],
  places: [],
}

export const hosts = { names: ['Nihal', 'Kerem Sezer'], answerHours: 24 }
