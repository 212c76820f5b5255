import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { Versioned } from '#kit/records'
import { useCoreTexts } from '#platform/i18n'
import { Sheet, SkeletonLines } from '#ui/components'
import { ConflictNotice } from './ConflictNotice'
import type { DetailScreenProps } from './DetailScreen'
import { LoadNotice, RecordOfflineBar } from './LoadNotice'
import { NotThere } from './NotThere'
import { PartBody, present } from './parts'
import { useWording } from './texts'

export interface RecordSheetProps<D extends Versioned, Row>
  extends Pick<DetailScreenProps<D, Row>, 'open' | 'title' | 'head' | 'parts' | 'compare'> {
  /** Buttons below the content. */
  readonly foot?: (record: D) => ReactNode
  readonly onClose: () => void
}

/**
 * A record in a sheet over its list (`?id=`), with the states of `DetailScreen`. Mount it only while there is an id;
 * the list below keeps its scroll position.
 */
export const RecordSheet = observer(RecordSheetOf) as typeof RecordSheetOf

function RecordSheetOf<D extends Versioned, Row>(props: RecordSheetProps<D, Row>) {
  const { open, title, head, parts, compare = [], foot, onClose } = props
  const core = useCoreTexts()
  const word = useWording(open.texts)
  const { known, state } = open
  const whole = open.shown
  const isThere = known !== undefined && state !== 'denied' && state !== 'not-found'
  return (
    <Sheet
      open
      onClose={onClose}
      title={isThere ? title(known) : word('details')}
      foot={isThere && whole && !open.isLearning ? foot?.(whole) : undefined}
    >
      {isThere ? (
        <>
          <RecordOfflineBar open={open} />
          {head?.(known, whole)}
          <LoadNotice open={open} />
          <ConflictNotice open={open} compare={compare} />
          {present(whole ? parts(whole) : []).map(({ key, title: heading, body }) => (
            <div key={key}>
              <PartBody title={heading} body={body} />
            </div>
          ))}
          {state === 'loading' ? <SkeletonLines count={6} /> : null}
        </>
      ) : (
        <NotThere open={open} leave={{ label: core('close'), onPress: onClose }} />
      )}
    </Sheet>
  )
}
