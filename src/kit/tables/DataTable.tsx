import CheckCircleFill from '@phosphor-icons/core/fill/check-circle-fill.svg'
import WarningCircleFill from '@phosphor-icons/core/fill/warning-circle-fill.svg'
import WarningFill from '@phosphor-icons/core/fill/warning-fill.svg'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { classes, Icon, shortened } from '#ui/components'
import type { CellTone, Column } from './csv'
import { useTableTexts } from './texts'
import './DataTable.css'

export interface DataTableProps<R> {
  /** What the table is of; its accessible name. */
  readonly label: string
  /** The first one names the row and stays in sight while the others scroll. */
  readonly columns: readonly Column<R>[]
  readonly rows: readonly R[]
  readonly keyOf: (row: R) => string
  /** The sums, below the rows. */
  readonly total?: R | undefined
  /** Opens the record of a row. */
  readonly onPress?: ((row: R) => void) | undefined
}

const ICONS: Readonly<Record<CellTone, string>> = { good: CheckCircleFill, warn: WarningFill, risk: WarningCircleFill }

/** A head of at most so many characters stays on one line, except that of the narrow first column. */
const SHORT_HEAD = 16

/** Marks a scroll box while more follows at its right; the function ends that. */
function fadeWhereItGoesOn(box: HTMLElement): () => void {
  const look = () => box.toggleAttribute('data-more', box.scrollWidth - box.clientWidth - box.scrollLeft > 1)
  look()
  box.addEventListener('scroll', look, { passive: true })
  const sizes = typeof ResizeObserver === 'function' ? new ResizeObserver(look) : undefined
  sizes?.observe(box)
  if (box.firstElementChild) sizes?.observe(box.firstElementChild)
  return () => {
    box.removeEventListener('scroll', look)
    sizes?.disconnect()
  }
}

/** A table in a scroll box of its own: head and first column stay in sight, down to 320 px (kit 2.22). */
export function DataTable<R>({ label, columns, rows, keyOf, total, onPress }: DataTableProps<R>) {
  const t = useTableTexts()
  const name = useId()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current ? fadeWhereItGoesOn(box.current) : undefined), [])
  const [first, ...others] = columns
  if (!first) return null

  const open = (event: MouseEvent<HTMLTableSectionElement>) => {
    const { target } = event
    const line = target instanceof Element ? target.closest('tr') : null
    const row = line ? rows[line.sectionRowIndex] : undefined
    if (row !== undefined) onPress?.(row)
  }

  return (
    // A group, not a region: in a card of the same name the page would have two landmarks that cannot be told apart.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container has to be reachable by keyboard
    <div ref={box} role="group" className="table" aria-labelledby={name} tabIndex={0}>
      <table>
        <caption id={name} className="visually-hidden">
          {label}
        </caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column.key}
                scope="col"
                className={classes(
                  'table__head',
                  index > 0 && column.label.length <= SHORT_HEAD && 'table__head--short',
                  isEnd(column) && 'table__end',
                )}
              >
                {shortened(column.label)}
              </th>
            ))}
          </tr>
        </thead>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard a row is opened with the button in its head */}
        <tbody onClick={onPress ? open : undefined}>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={classes('table__row', onPress && 'table__row--press')}>
              <th scope="row" className="table__name">
                {onPress ? (
                  <button type="button" className="table__open">
                    {shortened(first.text(row))}
                  </button>
                ) : (
                  shortened(first.text(row))
                )}
              </th>
              {others.map((column) => (
                <BodyCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
          {rows.length === 0 ? (
            <tr className="table__row">
              <td colSpan={columns.length} className="table__none">
                {t('table.none')}
              </td>
            </tr>
          ) : null}
        </tbody>
        {total === undefined ? null : (
          <tfoot>
            <tr>
              <th scope="row" className="table__name table__name--sum">
                {shortened(first.text(total)) || t('table.total')}
              </th>
              {others.map((column) => (
                <BodyCell key={column.key} column={column} row={total} isSum />
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  )
}

const isEnd = <R,>({ align }: Column<R>) => align === 'end'

interface BodyCellProps<R> {
  readonly column: Column<R>
  readonly row: R
  readonly isSum?: boolean
}

function BodyCell<R>({ column, row, isSum = false }: BodyCellProps<R>): ReactNode {
  const t = useTableTexts()
  const tone = column.tone?.(row)
  const icon = tone && ICONS[tone]
  const shown = column.node?.(row) ?? shortened(column.text(row))
  return (
    <td className={classes('table__cell', isSum && 'table__cell--sum', isEnd(column) && 'table__end')}>
      {icon ? (
        <span className={classes('table__tone', `table__tone--${tone}`)}>
          <Icon svg={icon} />
          <span className="visually-hidden">{t(`table.${tone}`)}: </span>
          {shown}
        </span>
      ) : (
        shown
      )}
    </td>
  )
}
