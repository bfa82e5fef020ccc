import { useTranslation } from 'react-i18next'
import { Reveal } from '#ui/Reveal.tsx'
import { Photograph } from '#features/landing/Photograph.tsx'

/** The two bedrooms with photographs. */
export function Rooms() {
  return (
    <div className="later mx-auto mt-section grid max-w-page grid-cols-1 gap-x-8 gap-y-6 px-gutter lg:grid-cols-12 lg:gap-y-20">
      <Reveal className="lg:col-span-8">
        <Photograph
          category="parentBedroom"
          number={2}
          shape="card"
          sizes="(min-width: 96rem) 58rem, (min-width: 64rem) 62vw, 100vw"
          className="aspect-[3/2]"
        />
      </Reveal>
      <Room room="parents" className="lg:col-span-4 lg:self-end lg:pb-6" />
      <Reveal className="relative mt-8 lg:order-last lg:col-span-7 lg:col-start-6 lg:mt-0">
        <Photograph
          category="kidsRoom"
          number={1}
          shape="card"
          sizes="(min-width: 96rem) 51rem, (min-width: 64rem) 54vw, 100vw"
          className="aspect-[3/2]"
        />
        <Photograph
          category="kidsRoom"
          number={5}
          shape="arch"
          sizes="16rem"
          className="absolute right-0 -bottom-14 aspect-[3/4] w-[min(6rem,26vw)] border-6 border-linen-50 bg-linen-50 lg:right-auto lg:-bottom-12 lg:-left-20 lg:w-44 lg:border-8 [&_img]:object-[64%_50%]"
        />
      </Reveal>
      <Room
        room="children"
        className="max-lg:[&_h3]:pr-[min(6rem,26vw)] lg:col-span-5 lg:col-start-1 lg:row-start-2 lg:pt-6 lg:pr-20"
      />
    </div>
  )
}

function Room({ room, className }: { room: 'parents' | 'children'; className?: string }) {
  const { t } = useTranslation()
  return (
    <Reveal className={className}>
      <h3 className="text-title">{t(`info.rooms.${room}.title`)}</h3>
      <p className="mt-4 max-w-text leading-relaxed text-pine-800 lg:text-lg/relaxed">
        {t(`info.rooms.${room}.text`)}
      </p>
    </Reveal>
  )
}
