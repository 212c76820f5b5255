import StarFill from '@phosphor-icons/core/fill/star-fill.svg'
import Star from '@phosphor-icons/core/regular/star.svg'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import type { Href } from '#base/routes'
import { useCore } from '#platform/core'
import {
  classes,
  Icon,
  type MenuAction,
  type SwipeAction,
  SwipeActions,
  useLongPress,
  WaitingTag,
} from '#ui/components'
import { RowMenu } from './RowMenu'
import './ListRow.css'

export interface ListRowProps {
  /** Key of the record in marks and outbox: `lead:L-1`. */
  readonly record: string
  /** Address of the record's page, for 'open in new tab'. */
  readonly to: Href
  readonly onOpen: () => void
  /** At the left, 44 px wide: score, avatar, icon. */
  readonly mark?: ReactNode
  readonly title: string
  /** The title as it is rendered, e.g. with the search hits highlighted; the title itself by default. */
  readonly shownTitle?: ReactNode
  /** Beside the title: state of the record. */
  readonly tag?: ReactNode
  /**
   * Lines below the title; the right side is aligned to the end. The last line is small if there is more than one;
   * there a long text wraps beside its right side, and tags push it below. A line that only sometimes has one above it
   * is small in any case.
   */
  readonly lines: readonly { readonly left?: ReactNode; readonly right?: ReactNode; readonly isSmall?: boolean }[]
  readonly star?: { readonly isOn: boolean; readonly label: string; readonly onPress: () => void } | undefined
  /** Actions on a long press; called when the menu opens, because most rows never open theirs. */
  readonly menu?: (() => readonly (MenuAction | false | undefined)[]) | undefined
  /** Copies the name; then a long press also offers this, opening, and following where there is a star. */
  readonly onCopy?: (() => void) | undefined
  /** Actions on a swipe to the left, at most two; they should also be in the menu. */
  readonly swipe?: readonly (SwipeAction | false | undefined)[]
}

/**
 * A row of a list (mock 'Lead row'): the whole row is a link, with star, long-press menu and swipe. It shows by itself
 * what still waits to be sent, in place of the start of its last line so that the row keeps its height. It takes plain
 * nodes: a hook in each part of a row would cost as much as rendering a line of it.
 */
export const ListRow = observer(function ListRow(props: ListRowProps) {
  const { record, to, onOpen, mark, title, shownTitle = title, tag, lines, star, menu, onCopy, swipe = [] } = props
  const [isOpen, setOpen] = useState(false)
  const press = useLongPress(() => setOpen((menu ?? onCopy) !== undefined), { contextMenu: true })
  const waiting = useCore().outbox.unsentOf(record)
  const last = lines.length - 1
  const small = last > 0 ? last : undefined
  return (
    <SwipeActions title={title} actions={swipe.filter((action): action is SwipeAction => Boolean(action))}>
      <article className={classes('row', !mark && 'row--plain')} data-record={record} {...press}>
        {mark ? <span className="row__mark">{mark}</span> : null}
        <div className="row__head">
          <h2 className="row__title">
            <a
              className="row__open"
              href={`#${to}`}
              draggable={false}
              onClick={(event) => {
                // The browser handles 'open in new tab'.
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onOpen()
              }}
            >
              {shownTitle}
            </a>
          </h2>
          {tag}
          {star ? (
            <button
              type="button"
              className="row__star"
              aria-label={star.label}
              aria-pressed={star.isOn}
              onClick={star.onPress}
            >
              <Icon svg={star.isOn ? StarFill : Star} />
            </button>
          ) : null}
        </div>
        {lines.map(({ left, right, isSmall }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
          <div key={index} className={classes('row__line', (isSmall || index === small) && 'row__line--small')}>
            <div className={classes('row__left', typeof left === 'string' && 'row__left--text')}>
              {waiting.length > 0 && index === last ? <WaitingTag items={waiting} /> : null}
              {waiting.length > 0 && index === last && last > 0 ? null : left}
            </div>
            {right ? <div className="row__right">{right}</div> : null}
          </div>
        ))}
      </article>
      {isOpen ? <RowMenu {...props} onClose={() => setOpen(false)} /> : null}
    </SwipeActions>
  )
})
