import ArrowUp from '@phosphor-icons/core/regular/arrow-up.svg'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { useCore } from '#platform/core'
import { addTexts } from '#platform/i18n'
import { usePage } from '#platform/navigation'
import { DockButton, Icon, useFailureToast } from '#ui/components'
import { type AnyList, type ListQuery, loaderOf } from './defineList'
import type { ListModel } from './ListModel'
import en from './newRows.en.json'
import zh from './newRows.zh-CN.json'
import './NewRows.css'

const useNewRowsTexts = addTexts(en, zh)

/** A list that is scrolled less is at its top. px */
const TOP = 8

export interface NewRowsProps {
  readonly screen: ListQuery & { readonly list: AnyList; readonly rows: ListModel }
  /** Grows when the list may have new rows. */
  readonly version: number
}

/**
 * New rows of a list, for `ListScreen.top`: at its top they reload it; else a button counts them, and the rows keep
 * their place until it is pressed.
 */
export const NewRows = observer(function NewRows({ screen, version }: NewRowsProps) {
  const { list, rows, of, tab, filter, position } = screen
  const core = useCore()
  const t = useNewRowsTexts()
  const failed = useFailureToast()
  const { visible, scroller } = usePage()
  const known = useRef(version)
  const [first, setFirst] = useState<{ readonly key: string; readonly ids: readonly string[] }>()
  const { key, status } = rows
  useEffect(() => {
    if (!visible || status !== 'ready' || version === known.current) return
    known.current = version
    // A failure leaves the rows as they are; pulling down tries again and says why.
    if ((scroller()?.scrollTop ?? 0) < TOP) return void rows.reload().catch(() => undefined)
    const controller = new AbortController()
    loaderOf(list, core, { of, tab, filter, position })
      .load(1, controller.signal)
      .then(({ ids }) => setFirst({ key, ids }))
      .catch(() => undefined)
    return () => controller.abort()
  }, [visible, status, version, scroller, rows, list, core, of, tab, filter, position, key])
  const ids = first?.key === key ? first.ids : []
  const count = ids.filter((id) => !rows.ids.includes(id)).length
  const show = async () => {
    try {
      await rows.reload()
      scroller()?.scrollTo({ top: 0 })
    } catch (error) {
      failed(error)
    }
  }
  return (
    <div className="newrows" role="status">
      {count > 0 ? (
        <DockButton
          shape="pill"
          icon={<Icon svg={ArrowUp} />}
          label={t(count === ids.length ? 'newRows.more' : 'newRows.count', { count })}
          onPress={() => void show()}
        />
      ) : null}
    </div>
  )
})
