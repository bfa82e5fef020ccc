import type { Translation } from '#i18n/translation.ts'

type Texts = Translation['info']
type Plans = Translation['house']['plans']

/** A category of the gallery and its folder in `photos/`; its name is under `gallery.categories`. */
export type Category = keyof Translation['gallery']['categories']

/** The kind of house, for its common noun in texts and for search engines. */
export type HouseKind = 'villa' | 'house' | 'stoneHouse' | 'mansion' | 'flat'

/** A currency of `currency.ts`, which has its sign and decimals. */
export type CurrencyCode = 'TRY' | 'EUR' | 'USD' | 'GBP' | 'CHF' | 'JPY'

type BedKey = keyof Translation['house']['sleeping']['beds']

/** The key of a bed's texts under `house.sleeping.beds`, without their plural forms. */
type BedType = BedKey extends infer Key ? (Key extends `${infer Name}_other` ? Name : never) : never

/** A room with beds; `key` is that of its texts under `info.rooms`. */
export type Room = {
  key: keyof Texts['rooms']
  /** Widths and lengths in centimetres. */
  beds: readonly { type: BedType; count: number; size?: string }[]
  sleeps: number
  /** Whether it has air conditioning. */
  air?: 'cooled' | 'uncooled'
  /** A file of `photos/`: `kidsRoom` and 1 for `kidsRoom/1.jpg`. */
  photo: { category: Category; number: number }
}

/** All lengths in metres; only the first three have to be given. */
export type Pool = {
  length: number
  width: number
  depth: number
  indoor?: boolean
  shallowDepth?: number
  steps?: boolean
  surround?: keyof Texts['pool']['surrounds']
  /** The children's pool. */
  children?: { depth: number }
  sunLoungers?: number
}

/** A permit to let the house. */
type Permit = {
  number: string
  /** What guests search for at `checkUrl`. */
  search: string
  /** Where guests check it: the service, or the portal's search for it. */
  checkUrl: string
}

/** A house rule; `key` is that of its text under `info.notes`. */
type Rule = {
  key: Exclude<keyof Texts['notes'], 'title'>
  kind: 'allowed' | 'notAllowed' | 'note'
  /** Whether it only matters before booking, so that the guest's page leaves it out. */
  onlyBefore?: boolean
}

/** The key of an amenity's texts under `info.amenities` and of its icon in `amenityIcons.tsx`. */
export type AmenityKey = Exclude<keyof Texts['amenities'], 'title'>

/** A place nearby; `key` is that of its names under `info.location`. */
export type NearbyPlace = {
  key: keyof Texts['location']['places']
  /** Kilometres by road. */
  km: number
  latitude: number
  longitude: number
  /** Where its name is on the map; to the right unless given. */
  label?: 'left' | 'above' | 'below'
}

/** All facts about a house. An optional fact that is left out is shown nowhere. */
export type House = {
  name: string
  /** “At the house” in Turkish, such as `Taşköprü Evi’nde`, for a name whose ending is irregular. */
  nameAt?: string
  kind: HouseKind
  village: string
  /** The nearest well-known place. */
  near: string
  address: {
    street: string
    town: string
    province: string
    postalCode: string
    country: string
    countryName: string
  }
  currency: CurrencyCode
  /** The zone of the house's day, which defines today and past stays wherever the reader is. */
  timeZone: string
  coordinates: { latitude: number; longitude: number }
  /** The country's code, a space, and the number: `+90 555 010 20 30`. */
  phone: string
  email: string
  social?: { name: string; handle: string; url: string }
  /** The permit that the country's law requires in every advertisement, such as no. 7464 in Türkiye. */
  permit?: Permit
  /** How the country's banks number accounts: by IBAN, whose check digits are checked, or otherwise. */
  account: 'iban' | 'national'
  copyrightYear: number
  guests: number
  /** One to five, with places for all `guests`. */
  rooms: readonly Room[]
  bedrooms: number
  bathrooms: number
  toilets: number
  /** In the house's time, until the owners set others in the office. */
  checkInFrom: string
  checkOutBy: string
  /** The number of days before check-in until which cancelling is free. */
  freeCancellationDays: number
  /** The number of weekdays after an agreement until which its deposit is due. */
  depositDays: number
  parkingSpaces?: number
  paidParking?: boolean
  /** To the baker and the grocer, in metres. */
  shopMetres?: number
  /** Megabits a second. */
  wifi?: number
  pool?: Pool
  amenities: readonly AmenityKey[]
  /** Further amenities in Google's names, which only search engines read. */
  alsoListed: readonly (
    | 'balcony'
    | 'crib'
    | 'elevator'
    | 'heating'
    | 'kitchen'
    | 'ovenStove'
    | 'patio'
  )[]
  rules: readonly Rule[]
  /** The nearest first; without any, there is neither a map nor a list of distances. */
  places: readonly NearbyPlace[]
  /** Kilometres by road, and the price of a transfer from the airport in the house's currency. */
  nearest?: { marketKm?: number; hospitalKm?: number; transferPrice?: number }
}

/** The plan of one floor, with the names of its rooms at positions in the drawing. */
export type Plan = {
  drawing: string
  width: number
  height: number
  /** The key of its title and description under `house.plans`. */
  text: keyof Plans['floors']
  /** The keys of the names under `house.plans.names`. */
  names: readonly (readonly [x: number, y: number, name: keyof Plans['names']])[]
}

/** A plan of the pool, with its dimensions at positions in the drawing. */
export type PoolPlan = {
  drawing: string
  width: number
  height: number
  dimensions: readonly { of: 'length' | 'width'; x: number; y: number; isVertical?: boolean }[]
}

/** Coast and lakes under the map's places, drawn for one scale of it. */
export type MapDrawing = {
  drawing: string
  width: number
  height: number
  /** The house's position in the drawing. */
  house: { x: number; y: number }
  /** The drawing's units from the house to a place at a distance of one kilometre. */
  unit: number
  /** The names of the waters, by their keys under `info.location.waters`. */
  names: readonly { key: keyof Texts['location']['waters']; x: number; y: number }[]
}
