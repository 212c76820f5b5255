import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown'
import { CaretUp } from '@phosphor-icons/react/dist/csr/CaretUp'
import { observer } from 'mobx-react-lite'
import { IconButton } from '#src/ui'
import type { LeadId } from '../../rules/vocabulary'
import { useTexts } from '../../texts'
import { useNeighbours } from './useNeighbours'

/** '1 of 23' between two arrows; empty for a lead opened by a link. */
export const LeadPager = observer(function LeadPager({ id }: { id: LeadId }) {
  const t = useTexts()
  const neighbours = useNeighbours(id)
  if (!neighbours) return <span />
  const { at, total, previous, next } = neighbours
  return (
    <div className="lead-pager">
      <IconButton label={t('detail.previous')} disabled={!previous} onPress={() => previous?.()}>
        <CaretUp aria-hidden="true" />
      </IconButton>
      <span className="lead-pager__at">{t('detail.position', { at, total })}</span>
      <IconButton label={t('detail.next')} disabled={!next} onPress={() => next?.()}>
        <CaretDown aria-hidden="true" />
      </IconButton>
    </div>
  )
})
