import { Name, Storey, Walls } from './Storey.tsx'

/** The labels of the ground floor. */
export type GroundFloorNames = {
  title: string
  description: string
  living: string
  kitchen: string
  hall: string
  pergola: string
}

/** The ground floor: one long room from the fireplace to the kitchen, with doors to the pool. */
export function GroundFloor({ names }: { names: GroundFloorNames }) {
  return (
    <Storey title={names.title} description={names.description}>
      <path d="M0 1.8H5.4V0H14.4V7.2H0Z" stroke="none" className="fill-white" />
      <path d="M5.4 0H9.6V2.3H5.4Z" stroke="none" className="fill-linen-200" />
      <Pergola />
      <Furniture />
      <Walls
        outer="M8.9 0H9.6M7.9 0H5.4V1.8H0V7.2H1M2.4 7.2H3.4M4.8 7.2H6.4M8.1 7.2H9.7M11.4 7.2H12.5M13.7 7.2H14.4V5.2M14.4 3.4V0H12.9M11.3 0H9.6"
        inner="M5.4 2.3H7.7M8.7 2.3H9.6V0M7.2 0V.5M7.2 1.4V2.3"
      />
      <Openings />
      <Name at={[3.1, 3.75]}>{names.living}</Name>
      <Name at={[12.1, 1.75]}>{names.kitchen}</Name>
      <Name at={[8.4, 1.95]}>{names.hall}</Name>
      <Name at={[2.2, 10.2]}>{names.pergola}</Name>
    </Storey>
  )
}

/** Windows as thin double lines, doors with their leaf. */
function Openings() {
  return (
    <g className="text-water-700">
      <path d="M1 7.12H2.4M1 7.28H2.4M12.5 7.12H13.7M12.5 7.28H13.7M11.3-.08H12.9M11.3.08H12.9M14.32 3.4V5.2M14.48 3.4V5.2" />
      <path d="M3.4 7.2V6.5A.7.7 0 0 1 4.1 7.2M4.8 7.2V6.5A.7.7 0 0 0 4.1 7.2M6.4 7.2V6.35A.85.85 0 0 1 7.25 7.2M8.1 7.2V6.35A.85.85 0 0 0 7.25 7.2M9.7 7.2V6.35A.85.85 0 0 1 10.55 7.2M11.4 7.2V6.35A.85.85 0 0 0 10.55 7.2M7.9 0V1A1 1 0 0 0 8.9 0" />
    </g>
  )
}

function Furniture() {
  return (
    <g>
      {/* The fireplace, its fire, the sofa bed, the low table, the armchair. */}
      <path d="M.14 3.6H.75V5.4H.14M.14 4.1H.5V4.9H.14" className="fill-linen-200" />
      <path
        d="M.3 4.7c-.2-.2 0-.35.02-.5.15.15.2.35.06.5Z"
        className="fill-clay-500"
        stroke="none"
      />
      <path d="M1.9 2H4.3V2.9H1.9ZM1.9 2.25H4.3M3.1 2.25V2.9" className="fill-water-50" />
      <circle cx="3.1" cy="4.75" r=".55" className="fill-linen-100" />
      <path d="M.6 6.1a.4.4 0 1 1 .6.6Z" className="fill-water-50" />
      {/* The long table with its six chairs. */}
      <rect x="9.9" y="3.4" width="2.4" height="1.1" rx=".08" className="fill-linen-100" />
      <path
        d="M10.15 3.1h.45M10.9 3.1h.45M11.65 3.1h.45M10.15 4.8h.45M10.9 4.8h.45M11.65 4.8h.45"
        strokeWidth={0.16}
      />
      {/* Fridge, worktop with hob and sink; the stairs; the washing machine. */}
      <path d="M9.74.14H14.26V.8H9.74ZM10.4.14V.8" className="fill-mint-200" />
      <path d="M11.6.3h.7v.35h-.7ZM12.7.3h.8v.35h-.8Z" className="fill-white" />
      <circle cx="10.95" cy=".47" r=".11" />
      <circle cx="11.25" cy=".47" r=".11" />
      <path d="M7.35.14V.95M7.35.55H7.8M7.5.14V.95M7.65.14V.95" />
      <path d="M5.6.2H6.25V.85H5.6Z" className="fill-white" />
      <circle cx="5.92" cy=".53" r=".2" />
    </g>
  )
}

/** Under the bougainvillea, and the terrace in front of it. */
function Pergola() {
  return (
    <g>
      <path
        d="M-.6 7.4H5.2V9.4H-.6Z"
        strokeDasharray=".25 .2"
        className="fill-bougainvillea-100/60 text-bougainvillea-500"
      />
      <rect x=".9" y="7.9" width="2.9" height=".95" rx=".08" className="fill-linen-100" />
      <path
        d="M1.2 7.65h.5M2.1 7.65h.5M3 7.65h.5M1.2 9.1h.5M2.1 9.1h.5M3 9.1h.5"
        strokeWidth={0.16}
      />
    </g>
  )
}
