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
  phone: '+905550102030',
  phoneShown: '+90 555 010 20 30',
  email: 'merhaba@villa.example',
  social: { name: 'Instagram', handle: '@villa', url: 'https://www.instagram.com/villa' },
  permit: '48-0000',
  permitSearch: 'Turizm Amaçlı Kiralama İzin Belgesi',
  permitCheckUrl: 'https://www.turkiye.gov.tr',
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

export const hosts = { names: 'Nihal ve Kerem Sezer', answerHours: 24 }
