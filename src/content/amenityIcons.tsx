import {
  AirVent,
  BrickWallFire,
  FlameKindling,
  ShowerHead,
  ToyBrick,
  Tv,
  Utensils,
} from 'lucide-react'
import type { ReactNode } from 'react'
import hammock from './drawings/hammock.svg'
import lounger from './drawings/lounger.svg'
import type { AmenityKey } from './house.ts'

/** Each amenity's icon: one of lucide.dev, or a drawing. */
export const amenityIcons: Readonly<Record<AmenityKey, ReactNode>> = {
  airConditioning: <AirVent />,
  fireplace: <BrickWallFire />,
  grill: <FlameKindling />,
  table: <Utensils />,
  loungers: <Icon drawing={lounger} />,
  hammock: <Icon drawing={hammock} />,
  shower: <ShowerHead />,
  television: <Tv />,
  toys: <ToyBrick />,
}

function Icon({ drawing }: { drawing: string }) {
  return <img src={drawing} alt="" width={32} height={32} fetchPriority="low" />
}
