import { useRef } from 'react'
import { VirtualRows } from '#kit/lists'
import { Cell } from '#ui/components'
import { useTexts } from '../plugin'
import { Shown } from './Shown'

const ids = Array.from({ length: 1000 }, (_, index) => `C-${index + 1}`)
const row = (id: string) => <Cell title={id} />

export default function VirtualRowsExample() {
  const t = useTexts()
  const box = useRef<HTMLDivElement>(null)
  return (
    <Shown state="thousand">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <section ref={box} className="shown__box" tabIndex={0} aria-label={t('parts.companies')}>
        <VirtualRows label={t('parts.companies')} ids={ids} row={row} rowHeight={52} scroller={() => box.current} />
      </section>
    </Shown>
  )
}
