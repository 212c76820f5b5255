import { type ReactNode, useEffect, useState } from 'react'
import { useCoreTexts } from '#src/i18n'
import './Skeleton.css'

/** Visual direction 'States': nothing for this long, then bones. ms */
const QUIET = 200

function Bones({ children }: { children: ReactNode }) {
  const t = useCoreTexts()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), QUIET)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={shown ? 'skeleton' : 'skeleton skeleton--quiet'} role="progressbar" aria-label={t('page.loading')}>
      {children}
    </div>
  )
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Rows in the shape of a list's rows. */
export function SkeletonRows({ count = 6 }: { count?: number }) {
  return (
    <Bones>
      {numbers(count).map((index) => (
        <div key={index} className="skeleton__row">
          <span className="bone bone--ring" />
          <span className="skeleton__text">
            <span className="bone" style={{ width: '56%' }} />
            <span className="bone bone--thin" style={{ width: '38%' }} />
            <span className="bone bone--thin" style={{ width: '46%' }} />
          </span>
          <span className="bone bone--thin skeleton__figure" />
        </div>
      ))}
    </Bones>
  )
}

/** Lines of a card whose content is on its way. */
export function SkeletonLines({ count = 3 }: { count?: number }) {
  return (
    <Bones>
      <div className="skeleton__lines">
        {numbers(count).map((index) => (
          <span key={index} className="bone bone--thin" style={{ width: `${86 - index * 17}%` }} />
        ))}
      </div>
    </Bones>
  )
}

/** Cards of a detail whose record is on its way. */
export function SkeletonCards({ count = 3 }: { count?: number }) {
  return (
    <Bones>
      {numbers(count).map((index) => (
        <div key={index} className="skeleton__card">
          <span className="bone" style={{ width: '34%' }} />
          <span className="bone bone--thin" style={{ width: '88%' }} />
          <span className="bone bone--thin" style={{ width: '72%' }} />
        </div>
      ))}
    </Bones>
  )
}
