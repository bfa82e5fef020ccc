import { directionsLink } from '#domain/contact/links.ts'

/** All facts about the villa, which an owner edits only here. */
export const villa = {
  name: 'Villa Defne',
  village: 'Okçular',
  /** The nearest well-known place. */
  near: 'Dalyan',
  address: {
    street: 'Okçular Mahallesi, Defne Sokak 12',
    town: 'Ortaca',
    province: 'Muğla',
    postalCode: '48840',
    country: 'TR',
    countryName: 'Türkiye',
  },
  /** The zone of the villa's day, which defines today and past stays wherever the reader is. */
  timeZone: 'Europe/Istanbul',
  coordinates: { latitude: 36.8192, longitude: 28.6731 },
  phone: '+905550102030',
  phoneShown: '+90 555 010 20 30',
  email: 'merhaba@villadefne.example',
  social: { name: 'Instagram', handle: '@villadefne', url: 'https://www.instagram.com/villadefne' },
  /** The tourism permit that Turkish law no. 7464 requires in every advertisement. */
  permit: '48-0000',
  /** Where guests check it. */
  permitCheckUrl: 'https://www.turkiye.gov.tr',
  copyrightYear: 2025,
  guests: 6,
  /** The beds, with places for all `guests`. Widths and lengths in centimetres; `air` is air conditioning. */
  beds: [
    { room: 'parents', type: 'double', count: 1, size: '160×200', sleeps: 2, air: 'cooled' },
    { room: 'children', type: 'single', count: 2, size: '90×200', sleeps: 2, air: 'cooled' },
    { room: 'livingRoom', type: 'sofaBed', count: 1, size: '150×195', sleeps: 2, air: 'uncooled' },
  ],
  bedrooms: 2,
  bathrooms: 1,
  toilets: 1,
  /** In the villa's time, until the owners set others in the office. */
  checkInFrom: '16:00',
  checkOutBy: '10:00',
  /** The number of days before check-in until which cancelling is free. */
  freeCancellationDays: 30,
  /** For search engines; the notes and the house rules in `src/i18n` say it to guests. */
  petsAllowed: false,
  smokingAllowed: false,
  parkingSpaces: 2,
  /** From the garden gate to the baker and the grocer, in metres. */
  shopMetres: 400,
  /** Megabits a second. */
  wifi: 100,
  /** Metres; the small pool is the children's. */
  pool: {
    length: 8,
    width: 4,
    depth: 1.55,
    childrensPools: 1,
    childrensDepth: 0.4,
    sunLoungers: 4,
  },
} as const

/** What not every owner knows or offers; each is shown only if it is given. */
export const extras: {
  pool: { shallowDepth?: number; steps?: boolean; surround?: 'stone' | 'wood' | 'lawn' }
  /** Kilometres by road, and the price of a transfer from the airport in lira. */
  near: { marketKm?: number; hospitalKm?: number; transferPrice?: number }
} = { pool: {}, near: {} }

/** Road distances in kilometres, nearest first; `key` is the text under `info.location.places`. */
export const distances = [
  { key: 'dalyan', km: 4 },
  { key: 'ortaca', km: 8 },
  { key: 'sarigerme', km: 15 },
  { key: 'iztuzu', km: 15 },
  { key: 'airport', km: 15 },
  { key: 'gocek', km: 25 },
  { key: 'fethiye', km: 45 },
  { key: 'akyaka', km: 55 },
] as const

export type DistanceKey = (typeof distances)[number]['key']

export const place = `${villa.village}, ${villa.near}`

export const addressLine = `${villa.address.street}, ${villa.address.postalCode} ${villa.address.town}/${villa.address.province}, ${villa.address.countryName}`

export const directionsUrl = directionsLink(villa.coordinates)
