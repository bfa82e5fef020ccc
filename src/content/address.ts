import { directionsLink, mapLink } from '#domain/contact/links.ts'
// Not ./villa.ts, so that tests see their own house.
import { villa } from '#content/villa.ts'

export const place = `${villa.village}, ${villa.near}`

export const addressLine = `${villa.address.street}, ${villa.address.postalCode} ${villa.address.town}/${villa.address.province}, ${villa.address.countryName}`

export const mapUrl = mapLink(villa.coordinates)

export const directionsUrl = directionsLink(villa.coordinates)
