import CaretDown from '@phosphor-icons/core/regular/caret-down.svg'
import CaretUp from '@phosphor-icons/core/regular/caret-up.svg'
import { observer } from 'mobx-react-lite'
import { type RefObject, useEffect, useState } from 'react'
import { usePage } from '#platform/navigation'
import { Icon, IconButton } from '#ui/components'
import { useDetailTexts, useWording } from './texts'
import { type Neighbours, useNeighbours } from './useNeighbours'

interface BarMiddleProps {
  readonly id: string
  readonly texts: string | undefined
  readonly name: string
  /** The head of the page; without it the name is always in the bar. */
  readonly head: RefObject<HTMLElement | null>
  readonly neighbours: Neighbours | undefined
}

/**
 * Middle of the bar: '1 of 23' between two arrows, and the record's name once the head with it is scrolled away. The
 * name is hidden from screen readers, because the bar has it as its title.
 */
export const BarMiddle = observer(function BarMiddle({ id, texts, name, head, neighbours }: BarMiddleProps) {
  const t = useDetailTexts()
  const word = useWording(texts)
  const isAway = useScrolledAway(head)
  const place = useNeighbours(id, neighbours)
  return (
    <div className="detail-bar">
      <span className="detail-bar__name" aria-hidden="true">
        {isAway ? name : null}
      </span>
      {place ? (
        <>
          <IconButton label={word('previous')} disabled={!place.previous} onPress={() => place.previous?.()}>
            <Icon svg={CaretUp} />
          </IconButton>
          {isAway ? null : (
            <span className="detail-bar__at">{t('record.position', { at: place.at, total: place.total })}</span>
          )}
          <IconButton label={word('next')} disabled={!place.next} onPress={() => place.next?.()}>
            <Icon svg={CaretDown} />
          </IconButton>
        </>
      ) : null}
    </div>
  )
})

/** True once the heading of an element is above the visible part of the page, under its bar. */
function useScrolledAway(head: RefObject<HTMLElement | null>): boolean {
  const { scroller } = usePage()
  const [isAway, setAway] = useState(false)
  useEffect(() => {
    const heading = head.current?.querySelector('h2') ?? head.current
    if (!heading || typeof IntersectionObserver === 'undefined') return
    const root = scroller()
    const bar = root?.querySelector<HTMLElement>('.frame__top')?.offsetHeight ?? 0
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setAway(!entry.isIntersecting && entry.boundingClientRect.top < (entry.rootBounds?.top ?? 0))
      },
      { root, rootMargin: `${-bar}px 0px 0px 0px` },
    )
    observer.observe(heading)
    return () => observer.disconnect()
  }, [head, scroller])
  return isAway
}
